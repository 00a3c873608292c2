/**
 * What a card's face is drawn with, in a square of 100 by 140: few shapes, since browsers style, place and paint each of
 * them for every card that comes to the table. They are put together once for each card.
 */

import type { Faction } from "../wire/model";
import { gouge, moved, pseudoRandom, type Point } from "./cut";
import { DETAILS } from "./details";
import { BLADE, EMBLEMS, shade } from "./emblems";
import { FRAMES } from "./frames";
import { DIGITS, LETTERS, POWERS } from "./glyphs";

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
  const { faction, value, scale, centre, lean, rays, shaded, disc, ground } = face(card);
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
    set("ink", shaded + emblem.ink + (own.ink ?? ""), 0),
    set("lines", emblem.lines + (own.lines ?? ""), 0.75),
    set("light", (faction === "K" ? "" : emblem.light) + (own.light ?? ""), 0.5),
    faction === "G" ? set("light", BLADE, 0.75) : "",
    path("mark", moved(mark, 1, [11, 11.5]) + moved(mark, -0.62, [90, 129])),
    path("power", POWERS[faction]),
    dimmed ? sheet("dim") : "",
  ].join("");
}

const CENTRE: Point = [53.5, 76];
/** How far an emblem may grow: wide ones less. */
const FULL: Record<Faction, number> = { G: 0.62, K: 0.68, U: 0.68, D: 0.66, X: 0.68 };

/** What a card has by its faction and value: emblem, shade, and rays of light that grow with the value. */
export function face(card: string) {
  const match = /^([GKUDX])(\d)$/.exec(card);
  if (!match) throw new Error(`not a card: ${card}`);
  const [faction, value] = [match[1] as Faction, Number(match[2])];
  const strength = value / 9;
  const scale = Math.round(FULL[faction] * (0.62 + 0.38 * strength) * 1000) / 1000;
  const [x, y] = value === 0 ? [51, 82] : [CENTRE[0], CENTRE[1] + 6 * (1 - strength)];
  return {
    faction,
    value,
    // How large the emblem is, where it stands, and how far it leans: a zero is small, low and leans; a nine fills the card.
    scale,
    centre: [x, y] as Point,
    lean: value === 0 ? -14 : 0,
    rays: rays(value, [x, y]),
    shaded: shade(faction, value),
    // Radius of the printed disc behind the emblem; 0 for none.
    disc: value < 2 ? 0 : 15 + value * 2.2,
    // A zero's puddle.
    ground: value === 0 ? "M24 105.5L76 105.5M32 109L68 109M42 112.5L58 112.5" : "",
  };
}

/** The light behind the emblem: each step of value adds four gouges and makes them longer. */
function rays(value: number, centre: Point): string {
  if (value === 0) return "";
  const roll = pseudoRandom(value + 3);
  const count = value * 4 + (value > 6 ? 4 : 0);
  const inner = 17 + value * 2.1;
  const cuts: string[] = [];
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * Math.PI * 2;
    const on = (r: number): Point => [centre[0] + Math.cos(angle) * r, centre[1] + Math.sin(angle) * r];
    let outer = inner + 4 + value * 1.3 + (i % 2) * value * 1.1 + roll() * 2;
    while (outer > inner && !free(on(outer))) outer -= 1;
    if (outer - inner >= 2.5) cuts.push(gouge(on(inner), on(outer), 1.4 + value * 0.16));
  }
  return cuts.join("");
}

/** Whether a point is clear of the border, the corner marks and the foot. */
function free([x, y]: Point): boolean {
  const corner = (x < 33 && y < 62) || (x > 74 && y > 97);
  return x > 11 && x < 89 && y > 11 && y < 129 && !corner && !(y > 117 && x < 70);
}
