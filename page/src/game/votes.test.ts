import { expect, test } from "vitest";
import { counts, tipOf } from "./votes";

const standing = {
  scores: { A: ["G0", "G3", "U5", "U6"], B: ["G9", "U1", "U9", "D2"] },
  votes: { G: "A", K: null, U: "B", D: "B", X: null } as const,
  settled: { G: false, K: true, U: true, D: false, X: false },
};

test("mine and theirs change places with the seat", () => {
  const [goblins] = counts(standing, "A");
  expect(goblins).toMatchObject({ faction: "G", mine: 2, theirs: 1, leads: "mine", highest: null, settled: false });
  expect(counts(standing, "B")[0]).toMatchObject({ mine: 1, theirs: 2, leads: "theirs" });
});

test("where both have equally many, the highest cards are named (R24)", () => {
  expect(counts(standing, "A")[2]).toMatchObject({
    mine: 2,
    theirs: 2,
    leads: "theirs",
    highest: { mine: "U6", theirs: "U9" },
    settled: true,
  });
  expect(counts(standing, "A")[1]).toMatchObject({ mine: 0, theirs: 0, leads: null, highest: null });
});

test("the crown tips to whoever has more votes", () => {
  expect(tipOf(standing, "A")).toBeCloseTo(-0.2);
  expect(tipOf(standing, "B")).toBeCloseTo(0.2);
  expect(tipOf({ ...standing, votes: { G: null, K: null, U: null, D: null, X: null } }, "A")).toBe(0);
});
