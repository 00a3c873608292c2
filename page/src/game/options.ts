/** A table's options in words: what to know before sitting down, and to read again at the table. */

import { has, say } from "../i18n/words.svelte";
import type { Seat, TableState } from "../wire/model";
import { playersOf } from "./telling";

/** One sentence each, for the reader at this seat, or about to sit there. */
export function optionLines(table: TableState, me: TableState["you"] = table.you): string[] {
  const { leader, by_heart, hints, listed, clock } = table.options;
  if (table.daily)
    return [say("page-told-daily", { counted: table.daily.counted ? "yes" : "no", day: table.daily.day })];
  // A deal that is played again has its leader, and so has a position.
  const lines =
    table.deal_of || table.set_up
      ? []
      : [say("page-told-leader", leader === "lot" ? { who: "lot", name: "" } : first(table, leader, me))];
  if (by_heart) lines.push(say("page-told-heart"));
  else if (table.kind === "bot" && !hints) lines.push(say("page-told-no-hints"));
  if (clock && has("clock-told")) lines.push(say("clock-told", { clock }));
  if (table.kind === "friend" && listed) lines.push(say("page-told-listed"));
  return lines;
}

function first(table: TableState, leader: Seat, me: TableState["you"]): { who: string; name: string } {
  if (leader === me && table.kind !== "same_screen") return { who: "you", name: "" };
  if (!table.seats[leader].taken) return { who: "guest", name: "" };
  return { who: "other", name: playersOf(table).names[leader] };
}
