import { beforeEach, expect, test, vi } from "vitest";
import { announcements } from "../browser/live.svelte";
import { DragState, Lifted } from "./hand.svelte";

class Key {
  constructor(readonly key: string) {}
}
const press = (on: string) => ({ target: { closest: (selector: string) => selector.includes(on) || null } });

beforeEach(() => void vi.stubGlobal("KeyboardEvent", Key));

test("a lifted card is asked about aloud, and put back by Escape or a press elsewhere", () => {
  const lifted = new Lifted();
  const events: [object, boolean][] = [
    [press("[data-hand]"), true],
    [press(".say"), true],
    [press(".tools"), false],
    [new Key("ArrowRight"), true],
    [new Key("Escape"), false],
  ];
  for (const [event, stays] of events) {
    const before = announcements().at(-1)?.key;
    lifted.lift("G3", "G3.0");
    expect(announcements().at(-1)?.key).not.toBe(before);
    lifted.away(event as Event);
    expect(lifted.waiting !== null).toBe(stays);
  }
});

test("a card that is on its way stands out and does not come back", () => {
  const lifted = new Lifted();
  lifted.play("G3", "G3.0");
  lifted.away(new Key("Escape") as unknown as Event);
  expect([lifted.chosen, lifted.waiting]).toEqual([{ card: "G3", key: "G3.0" }, null]);
  lifted.lower();
  expect(lifted.chosen).toBeNull();
});

const hand = { getBoundingClientRect: () => ({ top: 500 }) } as HTMLElement;
const pointer = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY, currentTarget: { setPointerCapture: () => {} } }) as unknown as PointerEvent;

function held(): DragState {
  const dragging = new DragState();
  dragging.take("K7", pointer(1, 100, 520));
  return dragging;
}

test("a press that moves a little is still a tap", () => {
  const dragging = held();
  dragging.drag(pointer(1, 105, 516), hand);
  expect(dragging.now).toMatchObject({ key: "K7", dx: 5, dy: -4, dragged: false, over: false });
});

test("a card is over the table when it was dragged far enough and is above the hand", () => {
  const dragging = held();
  dragging.drag(pointer(1, 100, 495), hand); // above the hand, by a short way
  expect(dragging.now).toMatchObject({ dragged: true, over: false });
  dragging.drag(pointer(1, 100, 470), hand);
  expect(dragging.now).toMatchObject({ dragged: true, over: true });
  dragging.drag(pointer(1, 102, 519), hand); // brought back: no longer over the table, and no tap either
  expect(dragging.now).toMatchObject({ dragged: true, over: false });
});

test("another pointer neither drags it nor lets it go, and nothing does once it was dropped", () => {
  const dragging = held();
  dragging.drag(pointer(2, 300, 300), hand);
  dragging.letGo(pointer(2, 300, 300));
  expect(dragging.now).toMatchObject({ dx: 0, dy: 0 });
  dragging.now!.dropped = true;
  dragging.letGo(pointer(1, 100, 520));
  expect(dragging.of(pointer(1, 100, 520))).toBeNull();
  expect(dragging.now).not.toBeNull();
});

test("a pointer that is taken away lets go", () => {
  const dragging = held();
  dragging.letGo(pointer(1, 100, 520));
  expect(dragging.now).toBeNull();
});
