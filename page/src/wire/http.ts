/** What is asked once, without a socket. Every refusal is a `Refusal` with a code of the server's. */

import { Refusal, type Bot, type GameEvent, type Kind, type Seat, type TableState, type Verdict, type View } from "./types";

export interface Seated {
  table: TableState;
  seat: Seat;
  token: string;
  other_token?: string | null;
}

export interface Replayed {
  views: View[];
  events: GameEvent[][];
  record: unknown;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? undefined : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  } catch {
    throw new Refusal("connection_lost");
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = (data as { error?: { code?: string; params?: Record<string, string | number> } } | null)?.error;
  throw new Refusal(error?.code ?? "connection_lost", error?.params ?? {});
}

export const bots = () => ask<Bot[]>("api/bots");

export const create = (order: { id: string; kind: Kind; bot: string | null; name: string; commitment: string; guided?: boolean }) =>
  ask<Seated>("api/tables", order);

export const sit = (table: string, order: { id: string; name: string; commitment: string }) =>
  ask<Seated>(`api/tables/${table}/sit`, order);

export const table = (id: string) => ask<TableState>(`api/tables/${id}`);

export const tablesToWatch = () => ask<TableState[]>("api/tables?status=playing");

export const replay = (id: string, as: string) => ask<Replayed>(`api/games/${id}/replay?as=${as}`);

export const verdicts = (id: string) => ask<{ verdicts: (Verdict | null)[] }>(`api/games/${id}/verdicts`);

/** The record as people read it. */
export async function recordText(id: string): Promise<string> {
  const answer = await fetch(`api/games/${id}/record?form=text`).catch(() => null);
  if (!answer?.ok) throw new Refusal("connection_lost");
  return answer.text();
}
