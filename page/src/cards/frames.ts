/** The border of a card, 100 by 140: each faction's own edge, recognisable from a sliver in a fan. */

import { type Point, gouge, outline, pseudoRandom } from "./cut";
import type { Faction } from "../wire/model";

export interface Frame {
  /** Printed in the faction's colour; the even-odd rule leaves the middle open. */
  plate: string;
  /** Cut in ink. */
  lines: string;
}

const WIDE = 100;
const HIGH = 140;

const rect = (inset: number): string => `M${inset} ${inset}H${WIDE - inset}V${HIGH - inset}H${inset}Z`;

const bevelled = (inset: number, cut: number): Point[] => {
  const [r, b] = [WIDE - inset, HIGH - inset];
  return [
    [inset + cut, inset],
    [r - cut, inset],
    [r, inset + cut],
    [r, b - cut],
    [r - cut, b],
    [inset + cut, b],
    [inset, b - cut],
    [inset, inset + cut],
  ];
};

/** Points along a rectangle, about `step` apart, moved inward by what `depth` says. */
function around(inset: number, step: number, depth: () => number): Point[] {
  const points: Point[] = [];
  const [r, b] = [WIDE - inset, HIGH - inset];
  // One side per line: from, to, inward.
  // prettier-ignore
  const sides: [Point, Point, Point][] = [
    [[inset, inset], [r, inset], [0, 1]],
    [[r, inset], [r, b], [-1, 0]],
    [[r, b], [inset, b], [0, -1]],
    [[inset, b], [inset, inset], [1, 0]],
  ];
  for (const [from, to, inward] of sides) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.round(length / step);
    for (let i = 0; i < count; i++) {
      const t = i / count;
      const d = i === 0 ? 1.5 : depth();
      points.push([from[0] + (to[0] - from[0]) * t + inward[0] * d, from[1] + (to[1] - from[1]) * t + inward[1] * d]);
    }
  }
  return points;
}

/** Goblins: torn by many small hands. */
function ragged(): Frame {
  const roll = pseudoRandom(5);
  let tooth = false;
  const inner = around(4.4, 3.6, () => ((tooth = !tooth), tooth ? 1.2 + roll() * 2.6 : roll() * 0.8));
  return { plate: rect(2.5) + outline(inner), lines: "" };
}

/** Knights: ruled twice, squared corners. */
function ruled(): Frame {
  const corner = (x: number, y: number) => `M${x} ${y}h5v5h-5Z`;
  const corners = corner(2.5, 2.5) + corner(92.5, 2.5) + corner(2.5, 132.5) + corner(92.5, 132.5);
  return { plate: rect(2.5) + rect(5.6), lines: rect(7.4) + corners };
}

/** Undead: broken pieces, and cracks that run inward. */
function cracked(): Frame {
  const roll = pseudoRandom(11);
  const pieces: string[] = [];
  const cracks: string[] = [];
  const [a, z] = [2.5, 6.2];
  const clear = ([x, y]: Point) => !(x < 36 && y < 64) && !(x > 72 && y > 96) && !(y > 112 && x < 64);
  const side = (length: number, place: (along: number, across: number) => Point) => {
    for (let along = a; along < length - a - 3;) {
      const piece = Math.min(9 + roll() * 13, length - a - along);
      const lean = roll() * 2.4 - 1.2;
      const end = along + piece - 1.4;
      pieces.push(outline([place(along, a), place(end, a), place(end + lean, z), place(along + lean * 0.6, z)]));
      const deep = 6 + roll() * 7;
      if (roll() > 0.3 && along > 6 && along < length - 16 && clear(place(end, z + deep))) {
        cracks.push(
          `M${[place(end + 0.7, a), place(end - 0.6, z), place(end + 1.8, z + deep * 0.45), place(end + 0.4, z + deep)]
            .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
            .join("L")}`,
        );
      }
      along += piece;
    }
  };
  side(WIDE, (along, across) => [along, across]);
  side(HIGH, (along, across) => [WIDE - across, along]);
  side(WIDE, (along, across) => [WIDE - along, HIGH - across]);
  side(HIGH, (along, across) => [across, HIGH - along]);
  return { plate: pieces.join(""), lines: cracks.join("") };
}

/** Dwarves: a heavy bevelled band with chisel marks. */
function chiselled(): Frame {
  const marks: string[] = [];
  for (let x = 18; x <= 82; x += 8) marks.push(gouge([x, 2.8], [x, 6.4], 2.2), gouge([x, 137.2], [x, 133.6], 2.2));
  for (let y = 18; y <= 122; y += 8) marks.push(gouge([2.8, y], [6.4, y], 2.2), gouge([97.2, y], [93.6, y], 2.2));
  return {
    plate: outline(bevelled(2.5, 4)) + outline(bevelled(7, 3.5)) + marks.join(""),
    lines: outline(bevelled(8.4, 2.6)),
  };
}

/** Doppelgängers: one half of a border; the other half is the one they stand in for. */
function halved(): Frame {
  const dashes: string[] = [];
  for (let x = 53; x < 96; x += 6) dashes.push(`M${x} 4.5h3M${x} 135.5h3`);
  for (let y = 8; y < 136; y += 6) dashes.push(`M95.5 ${y}v3`);
  return { plate: "M50 3.4H3.4V136.6H50V134.2H5.8V5.8H50Z", lines: `M50 8H8V132H50${dashes.join("")}` };
}

export const FRAMES: Readonly<Record<Faction, Frame>> = {
  G: ragged(),
  K: ruled(),
  U: cracked(),
  D: chiselled(),
  X: halved(),
};
