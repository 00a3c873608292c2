/** A card's face: emblem, frame, and rays of light that grow with the value. */

import { type Point, gouge, pseudoRandom } from "./cut";
import type { Faction } from "../wire/model";
import { shade } from "./emblems";

const CENTRE: Point = [53.5, 76];
/** How far an emblem may grow: wide ones less. */
const FULL: Record<Faction, number> = { G: 0.62, K: 0.68, U: 0.68, D: 0.66, X: 0.68 };

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
    shade: shade(faction, value),
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
