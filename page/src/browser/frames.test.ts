import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFrame, inTurn } from "./frames";

let page: { hidden: boolean };
let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  page = { hidden: false };
  frames = [];
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => (frames[frame - 1] = () => {}));
});
afterEach(() => void vi.useRealTimers());

/** The browser draws a frame, and does what waits for its end. */
function draw(): void {
  for (const call of frames.splice(0)) call();
  vi.advanceTimersByTime(1);
}

test("what waits for a frame comes after it, and can be called off", () => {
  const done: string[] = [];
  afterFrame(() => done.push("a"));
  afterFrame(() => done.push("b"))();
  expect(done).toEqual([]);
  draw();
  expect(done).toEqual(["a"]);
});

test("each has a frame of its own, in the order in which they asked", () => {
  const done: string[] = [];
  for (const name of "abc") inTurn(() => done.push(name));
  draw();
  expect(done).toEqual(["a"]);
  draw();
  draw();
  expect(done).toEqual(["a", "b", "c"]);
});

test("what is urgent comes next", () => {
  const done: string[] = [];
  for (const name of "ab") inTurn(() => done.push(name));
  inTurn(() => done.push("now"), true);
  for (let frame = 0; frame < 3; frame++) draw();
  expect(done).toEqual(["a", "now", "b"]);
});

test("whoever is called off leaves the others their turn", () => {
  const done: string[] = [];
  const off = [..."abc"].map((name) => inTurn(() => done.push(name)));
  off[0]!();
  off[1]!();
  draw();
  draw();
  expect(done).toEqual(["c"]);
  off[2]!(); // too late, and no harm
});

test("where nobody looks nothing waits, and a page that is hidden meanwhile does not wait forever", () => {
  const done: string[] = [];
  inTurn(() => done.push("a"));
  page.hidden = true;
  inTurn(() => done.push("b"));
  vi.advanceTimersByTime(1000); // no frames
  draw(); // it is shown again
  expect(done).toEqual(["a", "b"]);
  inTurn(() => done.push("c"));
  expect(done).toEqual(["a", "b", "c"]);
});
