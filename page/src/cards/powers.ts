/** Each power as a line of tiny pictures for the foot of a card, left of the corner mark. The words are `power-…`. */

import type { Faction } from "../wire/model";

const slip = (x: number) => `M${x} 120.5h6v8h-6Z`;
const arrow = "M37.5 124.5h8m-2.6-2.6 2.6 2.6-2.6 2.6";

export const POWERS: Readonly<Record<Faction, string>> = {
  // nothing but numbers
  G: "M26 124.5h2M33 124.5h2M40 124.5h2M47 124.5h2M54 124.5h2",
  // a shield is more than a Goblin
  K: "M26 120h8v4c0 3-2 5-4 6-2-1-4-3-4-6ZM39 121.5l5 3-5 3M48 120l3.5 3c1-1.5 5-1.5 6 0l3.5-3c0 4-1.5 6-3.5 6-.8 2-2 3-3 3s-2.2-1-3-3c-2 0-3.5-2-3.5-6Z",
  // to the winner: a crown
  U: `${slip(28)}${arrow}M49.5 128.5h10l1-8-3.5 4-2.5-5-2.5 5-3.5-4Z`,
  // to the loser: a fallen crown
  D: `${slip(28)}${arrow}M49.5 120.5h10l1 8-3.5-4-2.5 5-2.5-5-3.5 4Z`,
  // the same again
  X: `${slip(30)}M41 123h6M41 126h6${slip(52)}`,
};
