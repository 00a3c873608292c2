/**
 * Shows states one at a time, so that people can follow a quick opponent: a card needs a moment to land, and a
 * finished trick a beat to be read. Any key or tap shows the latest state at once.
 */

import type { StateMessage } from "../wire/model";

export const LANDING = 260;
export const BEAT = 950;

export class Pace {
  #queue: StateMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (message: StateMessage, skipped: boolean) => void,
    private readonly still: () => boolean,
  ) {}

  add(message: StateMessage): void {
    if (message.snapshot) this.flush();
    this.#queue.push(message);
    if (this.#timer === undefined) this.#next();
  }

  /** Shows everything that is waiting. Returns whether any of it was news. */
  flush(): boolean {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    let news = false;
    while (this.#queue.length > 0) {
      const message = this.#queue.shift()!;
      news ||= message.events.length > 0;
      this.show(message, true);
    }
    return news;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #next(): void {
    const message = this.#queue.shift();
    if (!message) return;
    this.show(message, false);
    const wait = this.still() ? 0 : pause(message);
    if (wait === 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, wait);
  }
}

function pause(message: StateMessage): number {
  const happened = message.events.flat();
  if (message.snapshot || happened.length === 0) return 0;
  return happened.some((event) => event.kind === "trick_won") ? BEAT : LANDING;
}
