/** What a hand remembers between two events: which card is lifted, which is dragged, when it last moved, who has the focus. */

import { announce } from "../browser/live.svelte";
import { cardName } from "../game/telling";
import { say } from "../i18n/words.svelte";
import type { Card } from "../wire/model";
import type { Place } from "./fan";
import { gestures } from "./gestures";

/** The card of a hand that stands out: it is lifted and waits to be played, or it was played last. Or why one cannot be. */
export class Lifted {
  chosen = $state.raw<{ card: Card; key: string } | null>(null);
  #waits = $state(false);
  /** Says why a card that the player looks at may not be played. */
  why = $state.raw<(() => string) | null>(null);

  get waiting(): { card: Card; key: string } | null {
    return this.#waits ? this.chosen : null;
  }

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

/** How far a press may move and still be a tap. */
const SLOP = 8;
/** How far up a card has to be dragged, at the least, to be played. */
const HAUL = 40;

/** The card that a pointer holds: where it has been dragged to, and whether letting go plays it. */
export interface Grip {
  key: string;
  by: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  dragged: boolean;
  /** Whether it is over the table: letting go plays it. */
  over: boolean;
  dropped: boolean;
}

export class DragState {
  now = $state.raw<Grip | null>(null);

  take(key: string, { currentTarget, pointerId: by, clientX: x, clientY: y }: PointerEvent): void {
    (currentTarget as Element).setPointerCapture(by);
    this.now = { key, by, x, y, dx: 0, dy: 0, dragged: false, over: false, dropped: false };
  }

  of(event: PointerEvent): Grip | null {
    return this.now?.by === event.pointerId && !this.now.dropped ? this.now : null;
  }

  drag(event: PointerEvent, hand: HTMLElement): void {
    const grip = this.of(event);
    if (!grip) return;
    const dx = event.clientX - grip.x;
    const dy = event.clientY - grip.y;
    const dragged = grip.dragged || Math.hypot(dx, dy) > SLOP;
    const over = dragged && -dy > HAUL && event.clientY < hand.getBoundingClientRect().top;
    this.now = { ...grip, dx, dy, dragged, over };
  }

  letGo(event: PointerEvent): void {
    if (this.of(event)) this.now = null;
  }
}

/** Where a card lies, or has been dragged to. */
export function cardTransform({ x, y, turn }: Place, grip: Grip | null): string {
  const { dx, dy } = grip?.dragged ? grip : { dx: 0, dy: 0 };
  return `translate(${x + dx}px, ${y + dy}px) rotate(${grip?.dragged ? 0 : turn}deg)`;
}

/** Whether a hand has been still for a moment: only then a press on it counts (gestures.ts). */
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

/** Keeps the keyboard's focus in a hand while its cards come and go. */
export class HandFocus {
  /** Whether the focus went with a card and none was left to take it. */
  #orphaned = false;
  #keys: readonly string[] = [];

  constructor(private readonly buttons: () => HTMLElement[]) {}

  /** The next cards that come take the focus, unless it is somewhere by then. */
  claim(): void {
    this.#orphaned = true;
  }

  /**
   * Call before the cards change. A played card would take the focus with it, so the card that takes its place gets it
   * first; returns where that will lie.
   */
  handOn(keys: readonly string[]): number | null {
    const [before, buttons] = [this.#keys, this.buttons()];
    this.#keys = keys;
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at < 0 || keys.includes(before[at]!)) return null;
    const heir = [...before.slice(at), ...before.slice(0, at).reverse()].find((key) => keys.includes(key));
    this.#orphaned = heir === undefined;
    if (heir === undefined) return null;
    buttons[before.indexOf(heir)]!.focus({ preventScroll: true });
    return keys.indexOf(heir);
  }

  /** Call when the cards have changed, with the one that the tab key stops at. */
  settle(stop: number): void {
    this.#orphaned &&= document.activeElement === document.body;
    const button = this.buttons()[Math.max(stop, 0)];
    if (!this.#orphaned || !button) return;
    button.focus();
    this.#orphaned = false;
  }
}
