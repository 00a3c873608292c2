/** Whether a hand has been still for a moment: only then a press on it counts (gestures.ts). */

import { gestures } from "./presses";

export class Stillness {
  ready = $state(false);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #seen: DOMRect | undefined;

  /** To be called whenever something of it changes. */
  changed(): void {
    gestures.changed(performance.now());
    this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#waiting);
    const rest = gestures.stillIn(performance.now());
    this.ready = rest === 0;
    if (rest > 0) this.#waiting = setTimeout(() => this.#settle(), rest);
  }

  /** Notices when the hand is somewhere else: the window was turned, something above it grew, the page was scrolled. */
  look(hand: HTMLElement | undefined): void {
    if (document.hidden || !hand) return;
    const box = hand.getBoundingClientRect();
    const moved = this.#seen && Math.hypot(box.left - this.#seen.left, box.top - this.#seen.top) > 1;
    this.#seen = box;
    if (moved) this.changed();
  }

  end(): void {
    clearTimeout(this.#waiting);
  }
}
