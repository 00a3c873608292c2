/** Sitting down: draw a contribution, promise it, ask for the seat, and keep what the server gives. */

import { commitment, newContribution } from "../fair/fair";
import { create, sit } from "../wire/http";
import { randomId } from "../wire/connection";
import { saveSeat } from "../wire/saved";
import type { Created, Seated } from "../wire/model";
import type { TableKind } from "../wire/model";
import { other } from "../table/cards";

export interface Wish {
  kind: TableKind;
  bot?: string;
  name: string;
  guided?: boolean;
  /** The second player at this screen. */
  beside?: string;
}

/** Somebody who can be beaten, and a coach at the elbow. */
export const FIRST_GAME = { kind: "bot", bot: "potboy", guided: true } as const;

export async function open({ kind, bot, name, guided = false, beside }: Wish): Promise<string> {
  const contribution = newContribution();
  const order = { id: randomId(), kind, bot: bot ?? null, name, commitment: commitment(contribution), guided };
  const given = await create(order);
  keep(given, contribution, given.other_token, beside);
  return given.table.id;
}

export async function join(table: string, name: string): Promise<void> {
  const contribution = newContribution();
  keep(await sit(table, { id: randomId(), name, commitment: commitment(contribution) }), contribution, null);
}

function keep({ table, seat, token }: Created | Seated, contribution: string, otherToken: string | null, beside?: string): void {
  const opposite = table.seats[other(seat)];
  saveSeat({
    table: table.id,
    kind: table.kind,
    seat,
    token,
    otherToken,
    contribution,
    ...(beside ? { beside } : {}),
    opponent: opposite.taken ? opposite.name : null,
    ...(table.status === "waiting" || table.status === "revealing"
      ? { commitment: table.commitment, commitments: table.commitments }
      : {}),
    bot: opposite.bot,
    created: table.created,
    over: false,
  });
}
