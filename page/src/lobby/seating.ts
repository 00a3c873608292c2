/** Sitting down: draw a contribution, promise it, ask for the seat, and keep what the server gives. */

import { MOST, NAMELESS, tidyName } from "../wire/name";
import { settings } from "../app/settings.svelte";
import { commitment, newContribution } from "../fair/fair";
import { create, sit } from "../wire/http";
import { randomId } from "../wire/connection";
import { saveSeat } from "../wire/saved";
import { Refusal, type Created, type Seated, type TableKind } from "../wire/model";
import { other } from "../game/cards";

export interface Wish {
  kind: TableKind;
  bot?: string;
  guided?: boolean;
  /** The second player at this screen. */
  beside?: string;
}

/** Somebody who can be beaten, and a coach at the elbow. */
export const FIRST_GAME = { kind: "bot", bot: "potboy", guided: true } as const;

/** What this player is called at a table. */
const called = () => tidyName(settings.name) || NAMELESS;

export async function open({ kind, bot, guided = false, beside = "" }: Wish): Promise<string> {
  const name = called();
  const contribution = newContribution();
  const other_name = tidyName(beside) || null;
  const order = {
    id: randomId(),
    kind,
    bot: bot ?? null,
    name,
    commitment: commitment(contribution),
    guided,
    other_name,
  };
  const given = await create(order).catch(nameless(name, other_name));
  keep(given, contribution, given.other_token);
  return given.table.id;
}

export async function join(table: string): Promise<void> {
  const name = called();
  const contribution = newContribution();
  const order = { id: randomId(), name, commitment: commitment(contribution) };
  keep(await sit(table, order).catch(nameless(name)), contribution, null);
}

/** A name that only the server finds unprintable (a picture newer than its tables) is refused in words for people. */
const nameless =
  (name: string, beside: string | null = null) =>
  (problem: unknown): never => {
    const field = problem instanceof Refusal && problem.code === "bad_message" ? String(problem.params.field) : "";
    if (!field.includes("name")) throw problem;
    throw new Refusal("bad_name", { text: field.includes("other_name") ? (beside ?? "") : name, most: MOST });
  };

function keep({ table, seat, token }: Created | Seated, contribution: string, otherToken: string | null): void {
  const opposite = table.seats[other(seat)];
  saveSeat({
    table: table.id,
    kind: table.kind,
    seat,
    token,
    otherToken,
    contribution,
    opponent: opposite.taken ? opposite.name : null,
    ...(table.status === "waiting" || table.status === "revealing"
      ? { commitment: table.commitment, commitments: table.commitments }
      : {}),
    bot: opposite.bot,
    created: table.created,
    over: false,
  });
}
