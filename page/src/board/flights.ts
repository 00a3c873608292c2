/**
 * Works out which cards fly where after a play: pure bookkeeping with the names of places (`data-place`), so that it can
 * be tested without a screen. Flights.svelte looks up where the places are and moves the cards. And the deal: the pile is
 * shuffled, each hand gets its cards one by one, and the first prize is turned over.
 */

import type { Card, GameEvent, Seat, View } from "../wire/model";
import { faction, other } from "../game/cards";

export interface Flight {
  /** null: face down. */
  card: Card | null;
  from: string;
  to: string;
  /** 0: the card that is played. 1: what the trick brings, after the card has landed. */
  wave: 0 | 1;
  /** Whether the card already drawn at `to` is the flying one; it is hidden until it lands. */
  lands: boolean;
  /** Whether it starts face down and is turned over on the way. */
  turns: boolean;
}

/** The part of its time after which a card is there, so that what comes next finds the table cleared. */
export const LANDS = 0.75;

/** The flights caused by these events. `before` is the view shown until now. */
export function flightsOf(events: readonly GameEvent[], before: View | null): Flight[] {
  const flights: Flight[] = [];
  const add = (flight: Partial<Flight> & Pick<Flight, "card" | "from" | "to">) =>
    flights.push({ wave: 1, lands: false, turns: false, ...flight });
  for (const event of events) {
    const { seat, kind } = event;
    const [card] = event.cards ?? [];
    if (kind === "played" && seat && card)
      add({ card, from: `card-${seat}-${card}`, to: `slot-${seat}`, wave: 0, lands: true });
    if (kind === "gained" && seat) {
      const from = event.audience === null ? "prize" : "draw";
      add({ card: card ?? null, from, to: `followers-${seat}`, turns: from === "draw" && card !== undefined });
    }
    if (kind === "scored" && seat)
      for (const [card, from] of owned(event.cards ?? [], before, seat))
        add({ card, from: `slot-${from}`, to: `pile-${seat}-${faction(card)}` });
    if (kind === "prize_revealed" && card && before !== null)
      add({ card, from: "draw", to: "prize", lands: true, turns: true });
  }
  const first = Math.min(...flights.map(({ wave }) => wave));
  return first === 0 ? flights : flights.map((flight) => ({ ...flight, wave: 0 }));
}

/** Whose place each of a trick's cards lies at. Both may be Goblin zeros: the first one is the leader's. */
function owned(cards: readonly Card[], before: View | null, winner: Seat): [Card, Seat][] {
  let led = before?.led ?? null;
  return cards.map((card) => {
    if (!before) return [card, winner];
    const leads = card === led;
    if (leads) led = null;
    return [card, leads ? before.leader : other(before.leader)];
  });
}

// --- the deal ---

/** When what begins, and how long a card flies: parts of the whole time. */
const [FIRST, LAST, FLIES, PRIZE] = [0.2, 0.62, 0.2, 0.82];

const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

/** Sets the cards that lie there moving. `hands` are the cards of each hand, in order; the pile is where they come from. */
export function dealCards(pile: Element, hands: Element[][], prize: Element | null, time: number): Animation[] {
  const [x, y] = middle(pile.getBoundingClientRect());
  // All places before anything moves: else the browser would look at the whole table again for each card.
  const places = hands.map((cards) => cards.map((card) => middle(card.getBoundingClientRect())));
  const flights = hands.flatMap((cards, hand) =>
    cards.map((card, place) => {
      const [toX, toY] = places[hand]![place]!;
      const from = `translate(${x - toX}px, ${y - toY}px) rotate(-14deg) scale(0.8)`;
      const delay = time * (FIRST + ((LAST - FIRST) * place) / cards.length);
      return card.animate([{ transform: from, opacity: 0 }, { opacity: 1, offset: 0.2 }, {}], {
        delay,
        duration: time * FLIES,
        easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
        fill: "backwards",
      });
    }),
  );
  const shuffled = ["none", "rotate(-7deg) translate(-14%)", "rotate(7deg) translate(14%)", "rotate(-4deg)", "none"];
  flights.push(pile.animate({ transform: shuffled }, time * FIRST));
  const turned = [{ transform: "translate(-55%) rotateY(90deg)", opacity: 0 }, { opacity: 1, offset: 0.1 }, {}];
  const timing = { delay: time * PRIZE, duration: time * (1 - PRIZE), fill: "backwards" } as const;
  if (prize) flights.push(prize.animate(turned, timing));
  return flights;
}
