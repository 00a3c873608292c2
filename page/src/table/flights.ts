/**
 * Works out which cards fly where after a play: pure bookkeeping with the names of places (`data-place`), so that it can
 * be tested without a screen. Flights.svelte looks up where the places are and moves the cards.
 */

import type { Card, GameEvent, Seat, View } from "../wire/model";
import { faction } from "../game/cards";

export interface Flight {
  /** null: face down. */
  card: Card | null;
  from: string;
  to: string;
  /** 0: the card that is played. 1: what the trick brings, after the card has landed. */
  wave: 0 | 1;
  /** Whether the card already drawn at `to` is the flying one; it is hidden until it lands. */
  lands: boolean;
}

/** The flights caused by one play's events. `before` is the view shown until now. */
export function flightsOf(events: readonly GameEvent[], before: View | null): Flight[] {
  const flights: Flight[] = [];
  const owner = new Map<Card, Seat>();
  const trick = events.find((event) => event.kind === "trick_won");
  if (trick && before?.led) owner.set(before.led, before.leader);
  for (const event of events) {
    const [card] = event.cards ?? [];
    switch (event.kind) {
      case "played":
        if (!event.seat || !card) break;
        owner.set(card, event.seat);
        flights.push({ card, from: `card-${event.seat}-${card}`, to: `slot-${event.seat}`, wave: 0, lands: true });
        break;
      case "gained":
        if (!event.seat) break;
        flights.push({
          card: card ?? null,
          from: event.audience === null ? "prize" : "draw",
          to: `followers-${event.seat}`,
          wave: 1,
          lands: false,
        });
        break;
      case "scored":
        for (const scored of event.cards ?? [])
          flights.push({
            card: scored,
            from: `slot-${owner.get(scored) ?? event.seat}`,
            to: `pile-${event.seat}-${faction(scored)}`,
            wave: 1,
            lands: false,
          });
        break;
      case "prize_revealed":
        if (card && trick) flights.push({ card, from: "draw", to: "prize", wave: 1, lands: true });
        break;
      default:
        break;
    }
  }
  return flights;
}
