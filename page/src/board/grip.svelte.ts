/** The card that a pointer holds: where it has been dragged to, and whether letting go plays it. */

import type { Place } from "./fan";

/** How far a press may move and still be a tap. */
const SLOP = 8;
/** How far up a card has to be dragged, at the least, to be played. */
const HAUL = 40;

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

export class Gripping {
  now = $state.raw<Grip | null>(null);

  take(key: string, { currentTarget, pointerId: by, clientX: x, clientY: y }: PointerEvent): void {
    (currentTarget as Element).setPointerCapture(by);
    this.now = { key, by, x, y, dx: 0, dy: 0, dragged: false, over: false, dropped: false };
  }

  /** What this pointer holds. */
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
export function lies({ x, y, turn }: Place, grip: Grip | null): string {
  const { dx, dy } = grip?.dragged ? grip : { dx: 0, dy: 0 };
  return `translate(${x + dx}px, ${y + dy}px) rotate(${grip?.dragged ? 0 : turn}deg)`;
}
