/** A coat of arms for every name, in the same circle as the busts: the same name, the same arms. */

import { flatten, pseudoRandom } from "../cards/cut";

const COLOURS = ["var(--G)", "var(--K)", "var(--U)", "var(--D)", "var(--seal)", "var(--card-ink)"];
const METALS = ["var(--card-paper)", "var(--gold)"];

export const ESCUTCHEON = "M-34 -40L34 -40L34 -4C34 20 18 36 0 46C-18 36 -34 20 -34 -4Z";

/** The same as a style, which cuts off what reaches over the edge; a clip path would need an id for every shield. */
export const OUTLINE = `polygon(${flatten(ESCUTCHEON)[0]!
  .map(([x, y]) => `${(x + 50).toFixed(1)}% ${(y + 50).toFixed(1)}%`)
  .join()})`;

/** The part of the field that has the other tincture; it may reach over the edge, which cuts it off. */
const DIVISIONS = [
  "M0 -50H50V50H0Z", // per pale
  "M-50 0H50V50H-50Z", // per fess
  "M-50 -50L50 50H-50Z", // per bend
  "M-50 -50H0V0H-50ZM0 0H50V50H0Z", // quarterly
  "M-50 30L0 -14L50 30V50H-50Z", // per chevron
  "M-50 -50H50V-16H-50Z", // a chief
  "M-12 -50H12V50H-12Z", // a pale
  "M-50 -12H50V12H-50Z", // a fess
];

/** What lies in the middle, with an ink outline. */
const CHARGES = [
  "", // none: the field alone
  "M0 -20L6 -6L21 -6L9 3L14 18L0 9L-14 18L-9 3L-21 -6L-6 -6Z", // a star
  "M-18 12L-21 -12L-10 -2L0 -18L10 -2L21 -12L18 12Z", // a crown
  "M0 -20C11 -20 20 -11 20 0C20 11 11 20 0 20C-11 20 -20 11 -20 0C-20 -11 -11 -20 0 -20ZM0 -10C-6 -10 -10 -6 -10 0C-10 6 -6 10 0 10C6 10 10 6 10 0C10 -6 6 -10 0 -10Z", // a ring
  "M-15 20L-15 -6L-19 -6L-19 -18L-12 -18L-12 -12L-4 -12L-4 -18L4 -18L4 -12L12 -12L12 -18L19 -18L19 -6L15 -6L15 20L5 20L5 8L-5 8L-5 20Z", // a tower
  "M-4 -22L4 -22L4 -6L18 -6L18 2L4 2L4 22L-4 22L-4 2L-18 2L-18 -6L-4 -6Z", // a cross
  "M0 -20L16 0L0 20L-16 0Z", // a lozenge
];

/** What to draw for a name: the field with its other part, and a charge in the metal that is not there yet. */
export function arms(name: string) {
  let seed = 0;
  for (const letter of name) seed = (Math.imul(seed, 31) + letter.codePointAt(0)!) >>> 0;
  const roll = pseudoRandom(seed % 1_000_003);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)]!;
  roll();
  const other = pick(METALS);
  const tint = METALS.find((metal) => metal !== other)!;
  return { field: pick(COLOURS), other, division: pick(DIVISIONS), charge: pick(CHARGES), tint };
}
