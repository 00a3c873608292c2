/** A position that is set up by hand, and its text. Whether the cards fit together is for the server to say. */

import { FULL_DECK } from "../fair/deal";
import { faction, keyed, other, value } from "../game/cards";
import { pileFor } from "../game/dealt";
import { FACTIONS, type Card, type Seat } from "../wire/model";

/** Where a card can be put. A card that is nowhere is out of the game, or in the draw pile. */
export const PLACES = {
  1: ["hand-A", "hand-B", "led", "prize", "followers-A", "followers-B", "score-A", "score-B"],
  2: ["hand-A", "hand-B", "led", "score-A", "score-B"],
} as const;
export type Phase = keyof typeof PLACES;
export type Place = (typeof PLACES)[Phase][number];

/** The piles of a position's text, in its order: before the led card, and in phase one after it. */
const BEFORE = ["hand-A", "hand-B", "score-A", "score-B"] as const;
const AFTER = ["followers-A", "followers-B"] as const;

/** All cards, each with a key of its own. */
export const DECK = keyed(FULL_DECK);

export interface Setup {
  readonly phase: Phase;
  readonly leader: Seat;
  /** Where cards are, by key. */
  readonly placed: Readonly<Record<string, Place>>;
  /** The draw pile, top first, by key: without a prize that was chosen. */
  readonly rest: readonly string[];
}

export const EMPTY: Setup = { phase: 2, leader: "A", placed: {}, rest: [] };

/** The keys of the cards that are there. */
export const keysIn = ({ placed }: Setup, place: Place): string[] =>
  DECK.filter((one) => placed[one.key] === place).map((one) => one.key);

const cardsIn = (setup: Setup, place: Place): Card[] => keysIn(setup, place).map(cardOf);
const cardOf = (key: string): Card => key.slice(0, 2);

/** Puts a card there, or takes it away where it is there already. Of a led card and a prize there is one. */
export function put(setup: Setup, key: string, place: Place): Setup {
  const placed = { ...setup.placed };
  const was = placed[key];
  delete placed[key];
  if (was !== place) {
    if (place === "led" || place === "prize") for (const one of keysIn(setup, place)) delete placed[one];
    placed[key] = place;
  }
  return { ...setup, placed };
}

/** In the other phase some places do not exist: what was there is nowhere. */
export function inPhase(setup: Setup, phase: Phase): Setup {
  const places: readonly string[] = PLACES[phase];
  const placed = Object.fromEntries(Object.entries(setup.placed).filter(([, place]) => places.includes(place)));
  return { ...setup, phase, placed };
}

/** How many cards the draw pile needs besides a prize that was chosen, for the tricks that are left. */
function missing(setup: Setup): number {
  const left = Math.max(keysIn(setup, "hand-A").length, keysIn(setup, "hand-B").length);
  return setup.phase === 1 ? Math.max(0, pileFor(left) - keysIn(setup, "prize").length) : 0;
}

/** Fills the draw pile from the cards that are nowhere: those that were in it first, then others by lot. */
export function filled(setup: Setup): Setup {
  const free = DECK.map((one) => one.key).filter((key) => setup.placed[key] === undefined);
  const kept = setup.rest.filter((key) => free.includes(key));
  const others = shuffled(free.filter((key) => !kept.includes(key)));
  return { ...setup, rest: [...kept, ...others].slice(0, missing(setup)) };
}

function shuffled(all: string[]): string[] {
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

/** The position's text (docs/formats.md). */
export function positionText(setup: Setup): string {
  const led = cardsIn(setup, "led")[0];
  const pile = (place: Place) =>
    FACTIONS.map((letter) =>
      cardsIn(setup, place)
        .filter((card) => faction(card) === letter)
        .map(value)
        .join(""),
    ).join(".");
  const turn = led === undefined ? setup.leader : other(setup.leader);
  const drawn = [...cardsIn(setup, "prize"), ...setup.rest.map(cardOf)].join(",") || "-";
  const phaseOne = setup.phase === 1 ? [...AFTER.map(pile), drawn] : [];
  return [setup.phase, turn, ...BEFORE.map(pile), led ?? "-", ...phaseOne].join(" ");
}

/** A position that the server has read, to be changed by hand. */
export function setupOf(position: string): Setup {
  const [phase, turn, ...parts] = position.split(" ");
  const [led] = parts.splice(BEFORE.length, 1);
  const free = new Map<Card, string[]>();
  for (const { card, key } of DECK) free.set(card, [...(free.get(card) ?? []), key]);
  const placed: Record<string, Place> = {};
  const take = (card: Card, place?: Place): string | undefined => {
    const key = free.get(card)?.shift();
    if (key !== undefined && place !== undefined) placed[key] = place;
    return key;
  };
  for (const place of [...BEFORE, ...AFTER])
    for (const [index, values] of (parts.shift() ?? "").split(".").entries())
      for (const value of values) take(FACTIONS[index] + value, place);
  if (led !== undefined && led !== "-") take(led, "led");
  const [prize, ...rest] = (parts.shift() ?? "").split(",").filter(Boolean);
  if (prize !== undefined) take(prize, "prize");
  const mover: Seat = turn === "B" ? "B" : "A";
  return {
    phase: phase === "1" ? 1 : 2,
    leader: led === undefined || led === "-" ? mover : other(mover),
    placed,
    rest: rest.flatMap((card) => take(card) ?? []),
  };
}
