/** The five of the court, cut from shared parts in a circle from -50 to 50. They look down, toward the trick. */

import { hatch } from "../cards/cut";
import type { Courtier, Mood } from "./moods";

/** How a shape is printed; Face.svelte has the colours. `skin` is shaded on its right side. */
type Ink = "skin" | "cloth" | "ink" | "light" | "gold" | "lines";
type Shape = readonly [ink: Ink, d: string];

interface Person {
  /** The colour of their clothes, from the theme. */
  cloth: string;
  behind: readonly Shape[];
  head: string;
  nose: string;
  /** What lies over the face, but not over its expression. */
  before: readonly Shape[];
}

const SHOULDERS = "M-50 56C-48 36 -32 30 -13 27L13 27C32 30 48 36 50 56Z";
const NECK = "M-9 18L9 18L11 34C4 38 -4 38 -11 34Z";
const OVAL = "M0 -33C16 -33 23 -21 23 -5C23 12 13 30 0 30C-13 30 -23 12 -23 -5C-23 -21 -16 -33 0 -33Z";
const ROUND = "M0 -29C18 -29 27 -18 27 -2C27 15 15 29 0 29C-15 29 -27 15 -27 -2C-27 -18 -18 -29 0 -29Z";
const LONG = "M0 -34C14 -34 20 -22 20 -5C20 14 12 34 0 34C-12 34 -20 14 -20 -5C-20 -22 -14 -34 0 -34Z";
const EARS = "M-25 -5C-35 -10 -36 5 -25 8ZM25 -5C35 -10 36 5 25 8Z";
const VEIL = "M0 -42C28 -42 35 -20 33 4C32 24 38 40 44 56L-44 56C-38 40 -32 24 -33 4C-35 -20 -28 -42 0 -42Z";

const PEOPLE: Readonly<Record<Courtier, Person>> = {
  potboy: {
    cloth: "var(--D)",
    behind: [
      ["cloth", SHOULDERS],
      ["light", "M-24 56L-21 31L-13 28L-12 40L12 40L13 28L21 31L24 56Z"],
      ["skin", `${NECK}${EARS}`],
    ],
    head: ROUND,
    nose: "M-4 6C-4 10 4 10 4 6",
    before: [
      [
        "ink",
        "M-29 -4C-36 -24 -24 -39 -8 -38L-13 -46L0 -39L5 -48L9 -38C25 -37 35 -22 29 -4C26 -12 22 -17 16 -19L11 -12L6 -21L-3 -13L-9 -21L-15 -13C-21 -15 -26 -11 -29 -4Z",
      ],
      ["lines", "M-19 9L-18 9M-15 12L-14 12M-14 7L-13 7M15 9L16 9M19 12L20 12M19 7L20 7"],
    ],
  },
  squire: {
    cloth: "var(--G)",
    behind: [
      ["ink", "M-30 16C-34 -20 -24 -36 0 -36C24 -36 34 -20 30 16Z"],
      ["skin", NECK],
      ["cloth", SHOULDERS],
      ["light", "M-20 29L-2 44L-12 50L-26 33ZM20 29L2 44L12 50L26 33Z"],
    ],
    head: OVAL,
    nose: "M1 -2L5 9L-1 10",
    before: [
      ["ink", "M-24 2C-28 -20 -18 -30 0 -30C18 -30 28 -20 24 2L19 -14C8 -17 -8 -17 -19 -14Z"],
      ["light", "M10 -36C20 -54 38 -50 46 -40C36 -42 28 -34 24 -24Z"],
      ["cloth", "M-30 -20C-30 -44 28 -48 31 -20C14 -27 -12 -27 -30 -20Z"],
      ["lines", "M16 -31C24 -40 32 -43 41 -41"],
    ],
  },
  steward: {
    cloth: "var(--K)",
    behind: [
      ["cloth", SHOULDERS],
      ["skin", EARS],
      [
        "light",
        "M-32 34C-34 27 -26 24 -22 28C-20 21 -11 21 -9 27C-5 22 5 22 9 27C11 21 20 21 22 28C26 24 34 27 32 34C34 41 25 44 21 40C17 46 8 45 6 40C3 45 -3 45 -6 40C-8 45 -17 46 -21 40C-25 44 -34 41 -32 34Z",
      ],
    ],
    head: ROUND,
    nose: "M-3 -1C-9 6 -6 11 0 11C6 11 9 6 3 -1",
    before: [
      ["ink", "M-27 0C-36 -12 -32 -24 -23 -25C-25 -18 -25 -10 -22 -2ZM27 0C36 -12 32 -24 23 -25C25 -18 25 -10 22 -2Z"],
      ["ink", "M0 12C-7 9 -17 11 -23 20C-15 18 -7 19 0 15.5C7 19 15 18 23 20C17 11 7 9 0 12Z"],
      ["lines", "M-8 -23C-3 -25 3 -25 8 -23"],
      ["gold", "M-4 45L4 45L4 49L1.5 49L1.5 56L-1.5 56L-1.5 49L-4 49Z"],
    ],
  },
  chancellor: {
    cloth: "var(--U)",
    behind: [
      ["cloth", SHOULDERS],
      ["light", "M-40 56C-34 40 -24 30 -14 27L0 50L14 27C24 30 34 40 40 56L26 56L0 40L-26 56Z"],
      ["light", "M-19 -20C-30 -10 -30 10 -25 22L-16 14ZM19 -20C30 -10 30 10 25 22L16 14Z"],
    ],
    head: LONG,
    nose: "M-1 -4L6 9C4 12 0 12 -3 10",
    before: [
      ["light", "M-19 8C-17 26 -8 44 0 48C8 44 17 26 19 8C15 14 11 13 8 12C4 11 -4 11 -8 12C-11 13 -15 14 -19 8Z"],
      ["lines", "M-10 24L-5 38M10 24L5 38M0 27L0 43"],
      ["cloth", "M-28 -20L-30 -38L-12 -43L0 -48L12 -43L30 -38L28 -20C12 -27 -12 -27 -28 -20Z"],
      ["lines", "M-28 -27C-12 -33 12 -33 28 -27M0 -47L0 -32"],
    ],
  },
  regent: {
    cloth: "var(--seal)",
    behind: [
      ["light", VEIL],
      ["cloth", "M-50 56C-46 46 -38 40 -26 40L26 40C38 40 46 46 50 56Z"],
    ],
    head: OVAL,
    nose: "M2 -4L4 8L-2 9",
    before: [
      ["light", "M-23 -4C-23 14 -13 29 0 29C13 29 23 14 23 -4C31 12 28 42 0 44C-28 42 -31 12 -23 -4Z"],
      ["lines", "M-28 14C-30 26 -28 34 -24 40M28 14C30 26 28 34 24 40M-10 36C-4 39 4 39 10 36"],
      [
        "gold",
        "M-27 -18L-31 -36L-19 -29L-13 -42L-6 -31L0 -47L6 -31L13 -42L19 -29L31 -36L27 -18C12 -25 -12 -25 -27 -18Z",
      ],
    ],
  },
};

/** Brows, eyes and mouth. Eyes are about (±11, 0); a thinker looks aside. */
const EXPRESSIONS: Readonly<Record<Mood, readonly Shape[]>> = {
  waiting: [
    ["lines", "M-17 -9C-14 -11 -9 -11 -6 -9M17 -9C14 -11 9 -11 6 -9M-15 -3L-6 -3M15 -3L6 -3M-6 20C-3 21 3 21 6 20"],
    ["ink", "M-13.5 -3C-13.5 3 -7.5 3 -7.5 -3ZM13.5 -3C13.5 3 7.5 3 7.5 -3Z"],
  ],
  thinking: [
    ["lines", "M-17 -8C-14 -9 -9 -9 -6 -7M17 -13C14 -16 9 -16 6 -13M-16 -3L-6 -3M16 -3L6 -3M-2 21L8 19"],
    ["ink", "M-10 -3C-10 3 -5 3 -5 -3ZM10 -3C10 3 15 3 15 -3Z"],
  ],
  pleased: [
    ["lines", "M-17 -10C-14 -13 -9 -13 -6 -10M17 -10C14 -13 9 -13 6 -10M-16 0C-14 -6 -8 -6 -6 0M16 0C14 -6 8 -6 6 0"],
    ["ink", "M-11 17C-6 20 6 20 11 17C8 27 -8 27 -11 17Z"],
  ],
  vexed: [
    ["lines", "M-18 -12L-5 -6M18 -12L5 -6M-8 22C-4 17 4 17 8 22"],
    ["ink", "M-15 -3L-6 0C-8 4 -14 3 -15 -3ZM15 -3L6 0C8 4 14 3 15 -3Z"],
  ],
};

export const clothOf = (bot: Courtier): string => PEOPLE[bot].cloth;

const made = new Map<string, readonly Shape[]>();

/** The shapes of a courtier in a mood, from the back to the front. */
export function bust(bot: Courtier, mood: Mood): readonly Shape[] {
  const key = `${bot} ${mood}`;
  if (!made.has(key)) {
    const { behind, head, nose, before } = PEOPLE[bot];
    const shade = hatch(head, { angle: -24, gap: 4.6, width: 1.8, reach: 0.2 });
    made.set(key, [...behind, ["skin", head], ["ink", shade], ...before, ["lines", nose], ...EXPRESSIONS[mood]]);
  }
  return made.get(key)!;
}
