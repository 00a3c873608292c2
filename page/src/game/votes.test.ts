import { expect, test } from "vitest";
import { counts, tipOf } from "./votes";

const standing = {
  scores: { A: ["G0", "G3", "U5", "U6"], B: ["G9", "U1", "U9", "D2"] },
  votes: { G: "A", K: null, U: "B", D: "B", X: null } as const,
  decided_by: { G: "count", K: null, U: "U9", D: "count", X: null } as const,
  settled: { G: false, K: true, U: true, D: false, X: false },
};

test("mine and theirs change places with the seat", () => {
  const [goblins] = counts(standing, "A");
  const leads = { faction: "G", mine: 2, theirs: 1, leads: "mine", card: null, highest: null, settled: false };
  expect(goblins).toMatchObject(leads);
  expect(counts(standing, "B")[0]).toMatchObject({ mine: 1, theirs: 2, leads: "theirs" });
});

test("with equal counts, the highest cards are named (R24)", () => {
  expect(counts(standing, "A")[2]).toMatchObject({
    mine: 2,
    theirs: 2,
    leads: "theirs",
    card: "U9",
    highest: { mine: "U6", theirs: "U9" },
    settled: true,
  });
  expect(counts(standing, "A")[1]).toMatchObject({ mine: 0, theirs: 0, leads: null, card: null, highest: null });
});

test("equal Goblin zeros are shown, and decide nothing (R25)", () => {
  const zeros = { ...standing, scores: { A: ["G0"], B: ["G0"] }, votes: { ...standing.votes, G: null } };
  const [goblins] = counts({ ...zeros, decided_by: { ...standing.decided_by, G: null } }, "A");
  expect(goblins).toMatchObject({ leads: null, card: null, highest: { mine: "G0", theirs: "G0" } });
});

test("the crown tips to the player with more votes", () => {
  expect(tipOf(standing, "A")).toBeCloseTo(-0.2);
  expect(tipOf(standing, "B")).toBeCloseTo(0.2);
  expect(tipOf({ ...standing, votes: { G: null, K: null, U: null, D: null, X: null } }, "A")).toBe(0);
});
