/** The card of a hand that stands out: it is lifted and waits to be played, or it was played last. Or why one cannot be. */

import { announce } from "../browser/live.svelte";
import { cardName } from "../game/telling";
import { say } from "../i18n/words.svelte";
import type { Card } from "../wire/model";

export class Lifted {
  chosen = $state.raw<{ card: Card; key: string } | null>(null);
  #waits = $state(false);
  /** Says why a card that the player looks at may not be played. */
  why = $state.raw<(() => string) | null>(null);

  /** The card that waits to be played, if any. */
  get waiting(): { card: Card; key: string } | null {
    return this.#waits ? this.chosen : null;
  }

  /** What is asked about it. */
  question(message = "page-confirm-play"): string {
    return this.chosen ? say(message, { card: cardName(this.chosen.card) }) : "";
  }

  /** Lifts a card, as a question that is asked elsewhere. */
  raise(card: Card, key: string): void {
    this.chosen = { card, key };
    this.#waits = true;
  }

  lift(card: Card, key: string): void {
    this.raise(card, key);
    announce(this.question());
  }

  /** The card is played: it stands out until it is gone. */
  play(card: Card, key: string): void {
    this.chosen = { card, key };
    this.#waits = false;
  }

  lower(): void {
    this.chosen = null;
    this.#waits = false;
    this.why = null;
  }

  /** A card that waits is put back by Escape, and by a press anywhere but on the hand and the question. */
  away(event: Event): void {
    const keyboard = event instanceof KeyboardEvent;
    if (!this.#waits || (keyboard && event.key !== "Escape")) return;
    if (keyboard || !(event.target as Element).closest("[data-hand], .say")) this.lower();
  }
}
