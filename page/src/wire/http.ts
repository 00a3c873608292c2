/** One-off requests over HTTP. All of them reject with a `Refusal` that carries the server's code. */

import { noteEnded } from "../kept/member.svelte";
import { asRefusal, Refusal, type About, type BotInfo, type Created, type Seated, type TableState } from "./model";
import type { NewTable, SitDown } from "./types";

/** GETs, or POSTs a body. */
export async function ask<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const json = { ...headers, "content-type": "application/json" };
  const wish = body === undefined ? { headers } : { method: "POST", headers: json, body: JSON.stringify(body) };
  const answer = await fetch(path, wish).catch(() => {
    throw new Refusal("connection_lost");
  });
  const data: unknown = await answer.json().catch(() => undefined); // the line may break in the middle of an answer
  if (answer.ok && data !== undefined) return data as T;
  const refused = refusal(data);
  if (refused.code === "not_signed_in") noteEnded();
  throw refused;
}

/** What the server says, or `instead` where there is no network and something is kept. */
export async function orKept<T>(answer: Promise<T>, instead: () => Promise<T | null | undefined>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const kept = asRefusal(error).code === "connection_lost" ? await instead() : null;
    if (kept == null) throw error;
    return kept;
  }
}

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
