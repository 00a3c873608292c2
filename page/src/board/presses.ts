/** The page's gestures: every press anywhere on it, so that none that began on another screen plays a card on this one. */

import { Gestures, type By } from "./gestures";

export const gestures = new Gestures(() => document.hidden);

/** A click that neither a pointer nor a key led to: assistive technology makes those. */
const CLICK = "click";

/** The control that an event is about: gestures tell these apart. */
const control = (event: Event): unknown =>
  event.target instanceof Element ? (event.target.closest("button, a, summary") ?? event.target) : event.target;

/** When an event happened, which may be before it is handled; or now, where a browser counts from another moment. */
function when(event: Event): number {
  const now = performance.now();
  return event.timeStamp <= now && event.timeStamp > now - 5000 ? event.timeStamp : now;
}

/** The pointer that went down last. */
let pointer = -1;

/** Begins to listen, before anything on the page does. */
export function followPresses(): void {
  const first = { capture: true, passive: true };
  const down = (event: PointerEvent) => {
    pointer = event.pointerId;
    const place = { x: event.clientX, y: event.clientY };
    gestures.press({ by: pointer, on: control(event), at: when(event), place });
  };
  addEventListener("pointerdown", down, first);
  for (const end of ["pointerup", "pointercancel"] as const)
    addEventListener(end, (event) => gestures.release(event.pointerId, when(event)), first);
  const keyDown = (event: KeyboardEvent) =>
    gestures.press({ by: event.key, on: control(event), at: when(event), repeat: event.repeat });
  addEventListener("keydown", keyDown, first);
  addEventListener("keyup", (event) => gestures.release(event.key, when(event)), first);
}

/** What made a click: the pointer whose press it ends, or assistive technology, whose press begins with it. Not every
    browser says which pointer it was. */
export function clickedBy(event: MouseEvent): By {
  if (event.detail > 0 && gestures.pressed(pointer, control(event))) return pointer;
  gestures.press({ by: CLICK, on: control(event), at: when(event) });
  gestures.release(CLICK, when(event));
  return CLICK;
}

/** Whether a click may do what it is on, which is as safe as a card: one gesture does one thing, and only what was there
    and still for a moment (`since`, where it does not move with the cards). It is spent by that. */
export function heeded(event: MouseEvent & { currentTarget: Element }, since?: number): boolean {
  const by = clickedBy(event);
  if (!gestures.allows(by, event.currentTarget, since)) return false;
  gestures.spend(by);
  return true;
}
