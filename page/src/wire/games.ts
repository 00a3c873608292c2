/** Finished games and the deals of the days. What these show may depend on who asks, so the requests say it. */

import { ask as askAnyone } from "./http";
import {
  Refusal,
  type DailyDay,
  type DailyMonth,
  type GameRecord,
  type Replay,
  type Verdicts,
  type Viewer,
} from "./model";
import { playerHeader } from "./player";

const ask = <T>(path: string) => askAnyone<T>(path, undefined, playerHeader());

export const replay = (id: string, as: Viewer) => ask<Replay>(`api/games/${id}/replay?as=${as}`);

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
