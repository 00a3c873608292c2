/** The five emblems, in a square from -50 to 50. Their silhouettes alone tell them apart; colour and shade only add to that. */

import type { Faction } from "../wire/model";
import { hatch } from "./cut";
import { DETAILS } from "./details";

export interface Emblem {
  /** The silhouette: printed in colour, outlined in ink. */
  body: string;
  /** Solid ink on top of it. */
  ink: string;
  /** Bare paper on top of the ink: highlights, blades, teeth. */
  light: string;
  /** Ink lines. */
  lines: string;
  /** What takes the shade. */
  shaded: string;
}

const HAMMER_HEAD =
  "M-26.1 -35.2L-2.5 -39.4L-1.4 -33.5L-4 -31L-.2 -9.3L3.1 -8L4.4 -1.1L-19.3 3.1L-20.5 -3.8L-17.9 -6.3L-21.7 -28L-25 -29.2Z";
const HAMMER_SHAFT = "M-3.2 -26.5L41 -34.3L43.6 -32.6L45 -24.9L43 -22.4L-1.1 -14.7Z";
const ANVIL =
  "M-48 6C-40 7 -32 7 -25 7L36 7L36 16C25 16 15 18 13 26L13 30L25 36L25 45L-25 45L-25 36L-13 30L-13 27C-15 20 -28 20 -48 6Z";
const MASK = "M-37 -28C-20 -38 20 -38 37 -28C40 0 31 30 0 45C-31 30 -40 0 -37 -28Z";
const MASK_LEFT = "M-37 -28C-25 -35 -12 -36 0 -36L0 45C-31 30 -40 0 -37 -28Z";
const SHIELD = "M-35 -41L35 -41L35 -6C35 18 19 35 0 47C-19 35 -35 18 -35 -6Z";
const SKULL =
  "M0 -43C26 -43 39 -27 39 -7C39 6 34 13 28 18C26 20 25 23 25 27L24 39C24 42 22 44 19 44L-19 44C-22 44 -24 42 -24 39L-25 27C-25 23 -26 20 -28 18C-34 13 -39 6 -39 -7C-39 -27 -26 -43 0 -43Z";
const GOBLIN =
  "M0 -31C12 -31 20 -25 23 -14L50 -36C51 -14 40 5 24 9C21 21 13 32 6 39C3 42 -3 42 -6 39C-13 32 -21 21 -24 9C-40 5 -51 -14 -50 -36L-23 -14C-20 -25 -12 -31 0 -31Z";
/** What the Goblin holds in its teeth lies over everything else. */
export const BLADE =
  "M-22 18L-15 18L-15 22L40 23.5L48 27L40 30.5L-15 32L-15 36L-22 36L-22 31L-40 30.5L-43 33L-47 27L-43 21L-40 23.5L-22 23Z";

export const EMBLEMS: Readonly<Record<Faction, Emblem>> = {
  G: {
    body: GOBLIN,
    ink: "M-45 -26L-28 -11L-27 -1C-37 -4 -43 -13 -45 -26ZM45 -26L28 -11L27 -1C37 -4 43 -13 45 -26ZM-20 -10L-4 -1C-4 5 -8 8 -12 6C-17 4 -20 -3 -20 -10ZM20 -10L4 -1C4 5 8 8 12 6C17 4 20 -3 20 -10ZM-4 3L4 3C4 8 9 11 7 15C4 17 2 14 0 14C-2 14 -4 17 -7 15C-9 11 -4 8 -4 3Z",
    light: "M-14 -1C-12 -1 -9.5 0 -9.5 2.5C-9.5 4.5 -13 3 -14 -1ZM14 -1C12 -1 9.5 0 9.5 2.5C9.5 4.5 13 3 14 -1Z",
    lines: "M-13 -21L-3 -15M13 -21L3 -15",
    shaded: "M0 -31C12 -31 20 -25 23 -14L24 9C21 21 13 32 6 39C3 42 -3 42 -6 39L0 14Z",
  },
  K: {
    body: SHIELD,
    ink: "",
    light: DETAILS.K6!.light!,
    lines: "M-30 -36L30 -36L30 -6C30 15 17 30 0 41C-17 30 -30 15 -30 -6Z",
    shaded: "M6 -36L30 -36L30 -15L6 -15ZM6 -3L30 -3C30 15 20 27 6 37Z",
  },
  U: {
    body: SKULL,
    ink: "M-29 -5C-29 -13 -22 -16 -15 -15C-8 -14 -6 -8 -7 -1C-8 6 -12 9 -18 9C-25 9 -29 4 -29 -5ZM29 -5C29 -13 22 -16 15 -15C8 -14 6 -8 7 -1C8 6 12 9 18 9C25 9 29 4 29 -5ZM0 7L7 19L2 20L0 17L-2 20L-7 19Z",
    light: "",
    lines: "M-23 29L23 29M-14 29L-13 43M-5 29L-5 43M5 29L5 43M14 29L13 43M8 -42L4 -31L12 -25L7 -17",
    shaded: SKULL,
  },
  D: {
    body: `${ANVIL}${HAMMER_HEAD}${HAMMER_SHAFT}`,
    ink: "",
    light: "",
    lines:
      "M-21.7 -28L-4 -31M-17.9 -6.3L-.2 -9.3M-25 36L25 36M-13 30L13 30M-30 12L34 12M10 1L17 -4M14 4L23 3M-24 -1L-31 -6M-27 3L-35 1",
    shaded: `${ANVIL}${HAMMER_HEAD}`,
  },
  X: {
    body: MASK,
    ink: `${MASK_LEFT}M8 -9C13 -18 24 -18 30 -10C24 -4 13 -4 8 -9ZM0 19C9 17 17 20 22 30C14 25 8 26 0 29Z`,
    light: "M-8 -9C-13 -18 -24 -18 -30 -10C-24 -4 -13 -4 -8 -9ZM0 19C-9 21 -16 19 -21 10C-18 26 -8 31 0 29Z",
    lines:
      "M0 -36L0 45M0 -8L6 11L0 13M8 -22C15 -27 22 -26 28 -21M-37 -22C-45 -18 -47 -9 -43 2M37 -22C45 -18 47 -9 43 2",
    shaded: "M0 -36C12 -36 25 -35 37 -28C40 0 31 30 0 45Z",
  },
};

/** Shade that grows with the value, from none on a zero to a dark right side on a nine. */
export function shade(faction: Faction, value: number): string {
  if (value === 0) return "";
  return hatch(EMBLEMS[faction].shaded, {
    angle: -20,
    gap: 6.5 - value * 0.25,
    width: 1.4 + value * 0.17,
    reach: 0.16 + value * 0.055,
  });
}
