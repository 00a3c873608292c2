/** Takes a seat: draws a contribution, commits to it, asks the server for the seat and saves what it gets back. */

import { NAMELESS, tidyName } from "../wire/name";
import { settings } from "../app/settings.svelte";
import { go } from "../browser/route.svelte";
import { commitment, newContribution } from "../fair/fair";
import { create, sit, table as lookUp } from "../wire/http";
import { randomId } from "../kept/player";
import { keepSeat, savedSeat, type SavedSeat } from "../kept/seats";
import type { NewTable, Seat } from "../wire/model";
import { other } from "../game/cards";

/** What a new table is to be like. */
export type Wish = Omit<NewTable, "id" | "name" | "commitment">;

/** An opponent a beginner can beat, with the coach on. */
export const FIRST_GAME = { kind: "bot", bot: "potboy", guided: true } as const;

/** The name this player takes to a table. */
export const playerName = () => tidyName(settings.name) || NAMELESS;

/** The table's part of the page, fetched while the server answers: nothing else needs it earlier. */
const fetchTable = () => void import("../table/TableScreen.svelte").catch(() => {}); // tried again on its screen

/** `score`: of the games that this one is a rematch of. */
export async function open(wish: Wish, score?: SavedSeat["score"]): Promise<string> {
  fetchTable();
  const contribution = newContribution();
  const created = await create({
    ...wish,
    id: randomId(),
    name: playerName(),
    commitment: commitment(contribution),
    other_name: tidyName(wish.other_name ?? "") || null,
  });
  keepSeat(created, contribution, created.other_token, score);
  return created.table.id;
}

/** Opens a table and goes there. */
export const play = async (...wish: Parameters<typeof open>) => go({ screen: "table", id: await open(...wish) });

export async function join(table: string): Promise<void> {
  fetchTable();
  const contribution = newContribution();
  const order = { id: randomId(), name: playerName(), commitment: commitment(contribution) };
  keepSeat(await sit(table, order), contribution, null);
}

/** Takes a seat again whose token the host has exchanged. Only a browser that had the seat knows its contribution. */
export async function takeAgain(id: string, token: string): Promise<void> {
  const table = await lookUp(id);
  const seat = token.slice(-1) as Seat;
  const otherToken = table.kind === "same_screen" ? token.slice(0, -1) + other(seat) : null;
  keepSeat({ table, seat, token }, savedSeat(id)?.contribution ?? "", otherToken);
}
