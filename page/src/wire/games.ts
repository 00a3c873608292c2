/** Finished games and the deals of the days. What these show may depend on who asks, so the requests say it. */

import { keep, kept } from "../kept/answers";
import { ask as askAnyone, table } from "./http";
import {
  asRefusal,
  Refusal,
  type DailyDay,
  type DailyMonth,
  type GameRecord,
  type Replay,
  type TableState,
  type Verdicts,
  type Viewer,
} from "./model";
import { playerHeader } from "../kept/player";
import { savedSeat } from "../kept/seats";

const ask = <T>(path: string) => askAnyone<T>(path, undefined, playerHeader());

/** The answer, which of one's own games is kept; without a network, what was kept. */
async function orKept<T>(id: string, path: string, asked: Promise<T>): Promise<T> {
  try {
    const found = await asked;
    if (savedSeat(id)) await keep(path, found);
    return found;
  } catch (error) {
    const found = asRefusal(error).code === "connection_lost" ? await kept<T>(path) : null;
    if (found === null) throw error;
    return found;
  }
}

const replayPath = (id: string, as: Viewer) => `api/games/${id}/replay?as=${as}`;

export const replay = (id: string, as: Viewer): Promise<Replay> =>
  orKept(id, replayPath(id, as), ask<Replay>(replayPath(id, as)));

/** The table of a finished game. */
export const finishedTable = (id: string): Promise<TableState> => orKept(id, `api/tables/${id}`, table(id));

/** Keeps one's own finished game, as its seat saw it, to be looked at without a network. */
export async function keepGame(id: string, as: Viewer): Promise<void> {
  if (!savedSeat(id) || !globalThis.caches || (await kept(replayPath(id, as)))) return;
  await Promise.all([replay(id, as), finishedTable(id)]).catch(() => {}); // another time
}

export const verdicts = (id: string) => ask<Verdicts>(`api/games/${id}/verdicts`);

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
