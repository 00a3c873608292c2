/**
 * What a card's face is drawn with, in a square of 100 by 140: few shapes, since browsers style, place and paint each of
 * them for every card that comes to the table. They are put together once for each card.
 */

import type { Faction } from "../wire/model";
import { moved } from "./cut";
import { DETAILS } from "./details";
import { BLADE, EMBLEMS } from "./emblems";
import { face } from "./face";
import { FRAMES } from "./frames";
import { DIGITS, LETTERS } from "./glyphs";
import { POWERS } from "./powers";

const drawings = new Map<string, string>();

/** The shapes of a card, such as "K7 K". Card.svelte says how they are printed. */
export function drawing(print: string): string {
  if (!drawings.has(print)) drawings.set(print, shapes(print));
  return drawings.get(print)!;
}

const path = (kind: string, d: string, more = "") => (d ? `<path class="${kind}" d="${d}"${more}/>` : "");
const sheet = (kind: string) => `<rect class="${kind}" x=".6" y=".6" width="98.8" height="138.8" rx="6.5"/>`;

function shapes(print: string): string {
  const [card, border, dimmed] = print.split(" ") as [string, Faction, string?];
  const { faction, value, scale, centre, lean, rays, shade, disc, ground } = face(card);
  const { plate, lines } = FRAMES[border];
  const emblem = EMBLEMS[faction];
  const own = DETAILS[card]!;
  // Not moved by the browser, which would keep accounts of every place on the table that something is moved from.
  const set = (kind: string, d: string, part: number) =>
    path(kind, moved(d, scale, centre, lean), ` stroke-width="${2.1 * part}"`);
  const opacity = (0.1 + value * 0.04) * (border === "X" ? 0.5 : 1);
  // Large in the corner that a fan shows, smaller and upside down in the opposite one.
  const mark = DIGITS[value]! + moved(LETTERS[faction]!, 0.65, [3.5, 34.5]);
  return [
    sheet("paper"),
    disc ? `<circle class="disc" cx="${centre[0] + 1}" cy="${centre[1] + 1.5}" r="${disc}" opacity="${opacity}"/>` : "",
    path("plate", rays + plate),
    path("rule", lines + ground),
    set("body", emblem.body, 1),
    set("ink", shade + emblem.ink + (own.ink ?? ""), 0),
    set("lines", emblem.lines + (own.lines ?? ""), 0.75),
    set("light", (faction === "K" ? "" : emblem.light) + (own.light ?? ""), 0.5),
    faction === "G" ? set("light", BLADE, 0.75) : "",
    path("mark", moved(mark, 1, [11, 11.5]) + moved(mark, -0.62, [90, 129])),
    path("power", POWERS[faction]),
    dimmed ? sheet("dim") : "",
  ].join("");
}
