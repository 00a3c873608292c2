import { expect, test } from "vitest";
import { Gripping } from "./grip.svelte";

const hand = { getBoundingClientRect: () => ({ top: 500 }) } as HTMLElement;
const pointer = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY, currentTarget: { setPointerCapture: () => {} } }) as unknown as PointerEvent;

function held(): Gripping {
  const gripping = new Gripping();
  gripping.take("K7", pointer(1, 100, 520));
  return gripping;
}

test("a press that moves a little is still a tap", () => {
  const gripping = held();
  gripping.drag(pointer(1, 105, 516), hand);
  expect(gripping.now).toMatchObject({ key: "K7", dx: 5, dy: -4, dragged: false, over: false });
});

test("a card is over the table when it was dragged far enough and is above the hand", () => {
  const gripping = held();
  gripping.drag(pointer(1, 100, 495), hand); // above the hand, by a short way
  expect(gripping.now).toMatchObject({ dragged: true, over: false });
  gripping.drag(pointer(1, 100, 470), hand);
  expect(gripping.now).toMatchObject({ dragged: true, over: true });
  gripping.drag(pointer(1, 102, 519), hand); // brought back: no longer over the table, and no tap either
  expect(gripping.now).toMatchObject({ dragged: true, over: false });
});

test("another pointer neither drags it nor lets it go, and nobody does once it was dropped", () => {
  const gripping = held();
  gripping.drag(pointer(2, 300, 300), hand);
  gripping.letGo(pointer(2, 300, 300));
  expect(gripping.now).toMatchObject({ dx: 0, dy: 0 });
  gripping.now!.dropped = true;
  gripping.letGo(pointer(1, 100, 520));
  expect(gripping.of(pointer(1, 100, 520))).toBeNull();
  expect(gripping.now).not.toBeNull();
});

test("a pointer that is taken away lets go", () => {
  const gripping = held();
  gripping.letGo(pointer(1, 100, 520));
  expect(gripping.now).toBeNull();
});
