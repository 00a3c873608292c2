import { expect, test, vi } from "vitest";
import { stepKey } from "./steps";

const press = (key: string, more: object = {}, on = "button") =>
  ({
    key,
    target: { closest: (selector: string) => (selector.split(", ").includes(on) ? {} : null) },
    preventDefault: vi.fn(),
    ...more,
  }) as unknown as KeyboardEvent;

test("arrows, Home and End lead to a step, within the steps there are", () => {
  expect(["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => stepKey(press(key), 3, 9))).toEqual([2, 4, 0, 9]);
  expect([stepKey(press("ArrowLeft"), 0, 9), stepKey(press("ArrowRight"), 9, 9)]).toEqual([0, 9]);
});

test("other keys, the browser's own and those typed in a field lead nowhere", () => {
  for (const other of [press("a"), press("ArrowLeft", { altKey: true }), press("Home", {}, "input")]) {
    expect(stepKey(other, 3, 9)).toBeNull();
    expect(other.preventDefault).not.toHaveBeenCalled();
  }
});
