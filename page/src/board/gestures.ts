/**
 * One gesture plays at most one card, and only one that was there, playable and still for a moment when the gesture
 * began (docs/decisions/0021).
 *
 * A gesture begins with a press: a pointer that goes down, a key that goes down, or a click out of nowhere, which is how
 * assistive technology presses. Presses that follow quickly at the same place, or with the same key, belong to it: a
 * double click is one gesture, and so is a held key. It is about what its first press was on, and about nothing else.
 *
 * Time is passed in, in milliseconds on the clock of `performance.now()` and of events, so that tests need no clock.
 */

/** How long things must have been as they are when a gesture begins. Longer than cards take to move to their places. */
export const STILL = 250;
/** A press this soon after the last one, at the same place, is the same gesture: the usual time of a double click. */
export const AGAIN = 500;
/** How far apart two presses may be and still be at the same place, in CSS pixels. */
export const NEAR = 30;

/** What presses: one of the pointers, a key, or a click that no press led to. */
export type By = number | string;

export interface Press {
  by: By;
  /** What was pressed; compared by identity. */
  on: unknown;
  at: number;
  /** Where, if by a pointer. */
  place?: { x: number; y: number };
  /** Whether the key was down already. */
  repeat?: boolean;
}

interface Gesture {
  readonly on: unknown;
  readonly began: number;
  /** Its last press, with the time at which that ended, once it has. */
  last: Press;
  /** Whether it has played a card. */
  spent: boolean;
}

/** As many pointers and keys as are remembered. */
const MOST = 16;

export class Gestures {
  #changed = -Infinity;
  #latest: Gesture | null = null;
  #by = new Map<By, Gesture>();

  /** On a page that is `unseen` there is no haste: only a change since the press counts. */
  constructor(private readonly unseen: () => boolean = () => false) {}

  /** What can be played, or where it is, has changed: presses until a moment from now count for nothing. */
  changed(at: number): void {
    this.#changed = Math.max(this.#changed, at);
  }

  /** How long it will be until everything has been still for a moment. */
  stillIn(at: number): number {
    return Math.max(0, this.#changed + this.#moment - at);
  }

  press(press: Press): void {
    const gesture = this.#continued(press) ?? { on: press.on, began: press.at, last: press, spent: false };
    gesture.last = press;
    this.#latest = gesture;
    this.#by.delete(press.by); // so that the map is in the order of time
    this.#by.set(press.by, gesture);
    if (this.#by.size > MOST) this.#by.delete(this.#by.keys().next().value!);
  }

  release(by: By, at: number): void {
    const gesture = this.#by.get(by);
    if (gesture) gesture.last = { ...gesture.last, at };
  }

  /** Whether this was the last thing that was pressed with it. */
  pressed(by: By, on: unknown): boolean {
    return this.#by.get(by)?.last.on === on;
  }

  /** Whether what was pressed with may play what it is on. `since`: from when on that has been as it is. */
  allows(by: By, on: unknown, since = this.#changed): boolean {
    const gesture = this.#by.get(by);
    return gesture !== undefined && this.isNew(by, on) && gesture.began >= since + this.#moment;
  }

  /** Whether a gesture on this control has done nothing yet: for what is harmless however the table changed meanwhile. */
  isNew(by: By, on: unknown): boolean {
    const gesture = this.#by.get(by);
    return gesture !== undefined && !gesture.spent && gesture.on === on;
  }

  /** It has played: nothing more comes of this gesture. */
  spend(by: By): void {
    const gesture = this.#by.get(by);
    if (gesture) gesture.spent = true;
  }

  get #moment(): number {
    return this.unseen() ? 0 : STILL;
  }

  /** The gesture that a press belongs to, if it does not begin one. */
  #continued(press: Press): Gesture | null {
    // A key held since before the page heard of it began nothing here.
    if (press.repeat) return this.#by.get(press.by) ?? { on: null, began: -Infinity, last: press, spent: true };
    const latest = this.#latest;
    if (!latest || this.unseen() || press.at - latest.last.at > AGAIN) return null;
    return near(latest.last, press) ? latest : null;
  }
}

/** Whether two presses are at the same place, or with the same key. */
function near(one: Press, other: Press): boolean {
  if (!one.place || !other.place) return one.by === other.by;
  return Math.hypot(one.place.x - other.place.x, one.place.y - other.place.y) <= NEAR;
}

// --- the page ---

/** The page's gestures: every press anywhere on it, so that none that began on another screen plays a card on this one. */
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
