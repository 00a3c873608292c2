/** One-off requests over HTTP. All of them reject with a `Refusal` that carries the server's code. */

import {
  Refusal,
  type About,
  type BotInfo,
  type Created,
  type GameRecord,
  type Replay,
  type Seated,
  type TableState,
  type Verdicts,
  type Viewer,
} from "./model";
import { playerHeader } from "./player";
import type { DailyDay, Explore, Explored, NewTable, SitDown } from "./types";

/** GETs, or POSTs a body. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? asking(path) : post).catch(() => {
    throw new Refusal("connection_lost");
  });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  throw refusal(data);
}

/** What a day's deal shows depends on who asks. */
const asking = (path: string): RequestInit | undefined =>
  /^api\/(games|daily)/.test(path) ? { headers: playerHeader() } : undefined;

/** The refusal that the body of an error response tells. */
export function refusal(data: unknown): Refusal {
  const error = (data as { error?: { code?: string; params?: Record<string, string | number> } } | null)?.error;
  return new Refusal(error?.code ?? "connection_lost", error?.params ?? {});
}

export const about = () => ask<About>("api/about");

export const bots = () => ask<BotInfo[]>("api/bots");

export const create = (order: NewTable) => ask<Created>("api/tables", order);

export const sit = (table: string, order: SitDown) => ask<Seated>(`api/tables/${table}/sit`, order);

export const table = (id: string) => ask<TableState>(`api/tables/${id}`);

export const tablesToWatch = () => ask<TableState[]>("api/tables?status=playing");

export const replay = (id: string, as: Viewer) => ask<Replay>(`api/games/${id}/replay?as=${as}`);

export const verdicts = (id: string) => ask<Verdicts>(`api/games/${id}/verdicts`);

export const explored = (wanted: Explore) => ask<Explored>("api/explore", wanted);

/** Today's deal of the day, or that of another day. */
export const daily = (day?: string) => ask<DailyDay>(day === undefined ? "api/daily" : `api/daily/${day}`);

export const record = (id: string) => ask<GameRecord>(`api/games/${id}/record`);

/** The record as text for people. */
export async function recordText(id: string): Promise<string> {
  const answer = await fetch(`api/games/${id}/record?form=text`, { headers: playerHeader() }).catch(() => null);
  if (!answer?.ok) throw new Refusal("connection_lost");
  return answer.text();
}
