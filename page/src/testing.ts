/** Test helpers; not part of the page. */

import type { Socket } from "./wire/connection";
import type { GameEvent } from "./wire/model";

/** The server's side of a socket, played by the test. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.drop(1000);
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  last(type: string) {
    return this.sent.findLast((message) => message.type === type);
  }
}

export const event = (
  kind: GameEvent["kind"],
  seat: GameEvent["seat"] = "A",
  cards: string[] | null = ["G3"],
  more: Partial<GameEvent> = {},
): GameEvent => ({ kind, phase: 1, seat, count: cards?.length ?? 1, cards, audience: null, ...more });
