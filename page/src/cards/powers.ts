/** Each power as a line of tiny pictures for the foot of a card, around (40, 124). The words are in `aid-text`. */

import type { Faction } from "./emblems";

const arrow = (x: number, y: number) => `M${x} ${y}h8m-2.6-2.6 2.6 2.6-2.6 2.6`;
const slip = (x: number, y: number) => `M${x} ${y}h6v8h-6Z`;

export const POWERS: Readonly<Record<Faction, string>> = {
  // nothing but numbers: a row of heads
  G: "M26 124h2M33 124h2M40 124h2M47 124h2M54 124h2",
  // a shield goes over a pointed ear
  K: `M25 119.5h8v4c0 3-2 5-4 6-2-1-4-3-4-6Z${arrow(37, 124)}M49 128l2-9 6 4-3 5Z`,
  // up, onto the score pile
  U: `${slip(27, 121)}${arrow(37, 124)}M50 128h9M50 125h9M50 122h9`,
  // down, to the one who lost
  D: `${slip(27, 119)}M40 119v8m-2.6-2.6 2.6 2.6 2.6-2.6M49 129h11M51 126h7`,
  // the same again
  X: `${slip(30, 120)}M41 122.5h6M41 125.5h6${slip(52, 120)}`,
};
