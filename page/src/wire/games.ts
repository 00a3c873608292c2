/** Finished games and the deals of the days. What these show may depend on who asks, so the requests say it. */

import { keep, kept } from "../kept/answers";
import { ask as askAnyone, orKept, table } from "./http";
import {
  Refusal,
  type DailyDay,
  type DailyMonth,
  type GameRecord,
  type Replay,
  type TableState,
  type Verdict,
  type Verdicts,
  type Viewer,
} from "./model";
import { playerHeader } from "../kept/player";
import { savedSeat } from "../kept/seats";

const ask = <T>(path: string) => askAnyone<T>(path, undefined, playerHeader());

/** The answer, which of one's own games is kept; without a network, what was kept. */
const keeping = <T>(id: string, path: string, answer: Promise<T>): Promise<T> =>
  orKept(
    answer.then(async (value) => {
      if (savedSeat(id)) await keep(path, value);
      return value;
    }),
    () => kept<T>(path),
  );

const replayPath = (id: string, as: Viewer) => `api/games/${id}/replay?as=${as}`;

export const replay = (id: string, as: Viewer): Promise<Replay> =>
  keeping(id, replayPath(id, as), ask<Replay>(replayPath(id, as)));

/** The table of a finished game. */
export const finishedTable = (id: string): Promise<TableState> => keeping(id, `api/tables/${id}`, table(id));

/** Keeps one's own finished game, as its seat saw it, to be looked at without a network. */
export async function keepGame(id: string, as: Viewer): Promise<void> {
  if (!savedSeat(id) || !globalThis.caches || (await kept(replayPath(id, as)))) return;
  await Promise.all([replay(id, as), finishedTable(id)]).catch(() => {}); // another time
}

export const record = (id: string) => ask<GameRecord>(`api/games/${id}/record`);

/** The record as text for people. */
export async function recordText(id: string): Promise<string> {
  const answer = await fetch(`api/games/${id}/record?form=text`, { headers: playerHeader() }).catch(() => null);
  const text = answer?.ok ? await answer.text().catch(() => null) : null; // it may break off
  if (text === null) throw new Refusal("connection_lost");
  return text;
}

/** Today's deal of the day, or that of another day. */
export const daily = (day?: string) => ask<DailyDay>(day === undefined ? "api/daily" : `api/daily/${day}`);

/** The days of a month such as "2026-11", and how one did. */
export const dailyMonth = (month: string) => ask<DailyMonth>(`api/daily/months/${month}`);

// --- verdicts, which never change and are asked for once ---

const verdicts = (id: string) => ask<Verdicts>(`api/games/${id}/verdicts`);

export type Judged = readonly (Verdict | null)[];

/** What passes by itself: the server is busy, too much was asked, or there is no connection. */
const PASSING = ["no_thought", "too_fast", "connection_lost"];
/** Milliseconds before each further try. */
const WAITS = [3_000, 10_000];

const judged = new Map<string, Judged>();

/** The exact verdicts, for a screen that shows them unasked: tries a few times, then does without (null). */
export async function judgedQuietly(id: string, waits: readonly number[] = WAITS): Promise<Judged | null> {
  for (const wait of [...waits, null]) {
    try {
      const known = judged.get(id) ?? (await verdicts(id)).verdicts;
      judged.set(id, known);
      return known;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (wait === null || !PASSING.includes(error.code)) return null;
      await new Promise((go) => setTimeout(go, wait));
    }
  }
  return null;
}
