import { beforeEach, expect, test, vi } from "vitest";
import { told } from "../browser/live.svelte";
import { Lifted } from "./lifted.svelte";

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
    const before = told().at(-1)?.key;
    lifted.lift("G3", "G3.0");
    expect(told().at(-1)?.key).not.toBe(before);
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
