import { beforeEach, expect, test } from "vitest";
import { inEnglish } from "../testing";
import { reasonWords } from "./reasons";

beforeEach(inEnglish);

test("reasons call cards and factions by their names", () => {
  expect(
    reasonWords([
      { id: "hint-knight_beats_goblin", args: { card: "K3", led: "G9" } },
      { id: "hint-takes_vote", args: { faction: "U" } },
      { id: "hint-close_call", args: { card: "G0", cards: "G0 X5" } },
      { id: "hint-gives_undead", args: { count: 2 } },
      { id: "hint-of_a_newer_server", args: {} },
    ]),
  ).toEqual([
    "Knight 3 beats Goblin 9: a Knight that answers a Goblin wins.",
    "It puts you ahead in a vote: Undead.",
    "About as good: Goblin 0 and Doppelgänger 5.",
    "Both Undead in the trick score for them.",
  ]);
});
