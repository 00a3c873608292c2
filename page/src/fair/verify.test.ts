import { describe, expect, test } from "vitest";
import vectors from "../../../docs/fair-vectors.json";
import { deal } from "./deal";
import { commitment, fairMoveSeed, fairSeed, newContribution } from "./fair";
import { type Seen, verify } from "./verify";

type Vector = (typeof vectors)[number];

function recordOf({ deck, leader, seed, move_seed, ...fair }: Vector) {
  return { claim: 1, deck: [...deck], leader, seed, move_seed, plays: [], fair: structuredClone(fair) };
}

const failed = (record: unknown, seen?: Seen) => {
  const verdict = verify(record, seen);
  if (verdict.kind !== "checked") throw new Error(JSON.stringify(verdict));
  expect(verdict.ok).toBe(verdict.findings.every((finding) => finding.ok));
  return verdict.findings.filter((finding) => !finding.ok).map((finding) => finding.check);
};

const friends = vectors.find((vector) => vector.contributions.A && vector.contributions.B)!;
const alone = vectors.find((vector) => !vector.contributions.B)!;

test.each(vectors)("the published vector of table $table", (vector) => {
  const { A, B } = vector.contributions;
  expect(commitment(vector.secret)).toBe(vector.commitment);
  expect(fairSeed(vector.table, vector.secret, A, B)).toBe(vector.seed);
  expect(fairMoveSeed(vector.table, vector.secret)).toBe(vector.move_seed);
  expect(deal(vector.seed)).toMatchObject({ deck: vector.deck, leader: vector.leader });
  expect(failed(recordOf(vector))).toEqual([]);
});

describe("a record in which one thing was changed", () => {
  test("the deck: two cards of the hands exchanged", () => {
    const record = recordOf(friends);
    [record.deck[0], record.deck[13 + 5]] = [record.deck[13 + 5]!, record.deck[0]!];
    expect(failed(record)).toEqual(["deck"]);
  });

  test("the deck: the draw pile in another order", () => {
    const record = recordOf(friends);
    record.deck = [...record.deck.slice(0, 26), ...record.deck.slice(26).reverse()];
    expect(failed(record)).toEqual(["deck"]);
  });

  test("hands that lie in another order are the same deal", () => {
    const record = recordOf(friends);
    record.deck = [...record.deck.slice(0, 13).reverse(), ...record.deck.slice(13)];
    expect(failed(record)).toEqual([]);
  });

  test("a leader who was named need not follow from the seed, but is never taken for drawn", () => {
    const leader = friends.leader === "A" ? "B" : "A";
    const record = { ...recordOf(friends), leader, leader_named: true };
    expect(failed(record)).toEqual([]);
    expect(verify(record)).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ check: "leader_named" })]),
    });
    const seen: Seen = { seat: "A", contribution: friends.contributions.A! };
    expect(failed(record, { ...seen, leader })).toEqual([]);
    expect(failed(record, { ...seen, leader: "lot" })).toEqual(["promised_leader"]);
    expect(failed(recordOf(friends), { ...seen, leader })).toEqual(["promised_leader"]);
    expect(failed(recordOf(friends), { ...seen, leader: "lot" })).toEqual([]);
  });

  test.each([
    ["leader", friends, friends.leader === "A" ? "B" : "A"],
    ["seed", friends, "f".repeat(64)],
    ["move_seed", alone, "f".repeat(64)],
  ])("its %s", (field, vector, changed) => {
    expect(failed({ ...recordOf(vector), [field]: changed })).toEqual([field]);
  });

  test("the server's secret: nothing follows any more", () => {
    const record = recordOf(friends);
    record.fair.secret = newContribution();
    expect(failed(record)).toEqual(expect.arrayContaining(["commitment", "seed", "deck", "move_seed"]));
  });

  test("a contribution without a commitment", () => {
    const record = recordOf(alone);
    (record.fair.contributions as Record<string, string | null>).B = newContribution();
    expect(failed(record)).toEqual(expect.arrayContaining(["contribution_B", "seed", "deck"]));
  });

  test("a deal to which only the server contributed", () => {
    const { table, secret } = alone;
    const nobody = { A: null, B: null };
    const seed = fairSeed(table, secret, null, null);
    const record = { ...recordOf(alone), ...deal(seed), seed };
    expect(failed({ ...record, fair: { ...record.fair, contributions: nobody, commitments: nobody } })).toEqual([
      "contribution_A",
      "contribution_B",
    ]);
  });

  test("a contribution that was committed to and is missing", () => {
    const record = recordOf(friends);
    (record.fair.contributions as Record<string, string | null>).A = null;
    expect(failed(record)).toContain("contribution_A");
  });
});

describe("what this browser saw before the deal", () => {
  const seen: Seen = {
    seat: "A",
    contribution: friends.contributions.A!,
    commitment: friends.commitment,
    commitments: friends.commitments,
  };

  test("agrees with the record of that game", () => {
    const verdict = verify(recordOf(friends), seen);
    expect(verdict).toMatchObject({ kind: "checked", ok: true, witnessed: true });
    expect(failed(recordOf(friends), seen)).toEqual([]);
  });

  test("exposes a consistent record of another game", () => {
    expect(failed(recordOf(friends), { ...seen, contribution: newContribution() })).toEqual(["own"]);
    expect(failed(recordOf(friends), { ...seen, commitment: "0".repeat(64) })).toEqual(["promised"]);
    expect(failed(recordOf(friends), { ...seen, commitments: { B: "0".repeat(64) } })).toEqual(["promised_B"]);
  });

  test("without having seen the others' commitments first a browser proves nothing: a secret may have been chosen afterwards", () => {
    const contribution = friends.contributions.A!;
    expect(verify(recordOf(friends))).toMatchObject({ ok: true, witnessed: false });
    expect(verify(recordOf(friends), { seat: "A", contribution })).toMatchObject({ ok: true, witnessed: false });
    expect(verify(recordOf(friends), { ...seen, commitments: {} })).toMatchObject({ ok: true, witnessed: false });
    expect(verify(recordOf(friends), { ...seen, commitment: null })).toMatchObject({ ok: true, witnessed: false });
  });

  test("against a bot there is only the server to watch", () => {
    const own = { seat: "A", contribution: alone.contributions.A!, commitment: alone.commitment } as const;
    expect(verify(recordOf(alone), own)).toMatchObject({ ok: true, witnessed: true });
  });
});

test("a record that says nothing about its deal is not called verified", () => {
  expect(verify({ deck: friends.deck, leader: "A", plays: [] })).toEqual({ kind: "nothing" });
});

test.each([
  ["record", null],
  ["record", []],
  ["fair", { fair: "yes" }],
  ["fair.table", { fair: { ...recordOf(friends).fair, table: "a\nb" } }],
  ["fair.secret", { fair: { ...recordOf(friends).fair, secret: friends.secret.toUpperCase() } }],
  ["fair.contributions", { fair: { ...recordOf(friends).fair, contributions: null } }],
  ["fair.commitments.B", { fair: { ...recordOf(friends).fair, commitments: { A: null, B: 7 } } }],
  ["deck", { fair: recordOf(friends).fair, deck: ["G3", "Z9"] }],
  ["leader_named", { ...recordOf(friends), leader_named: "yes" }],
])("a file that is no record names the bad field: %s", (field, record) => {
  expect(verify(record)).toEqual({ kind: "unreadable", field });
});

test("a contribution is 32 bytes, and no two are alike", () => {
  const drawn = new Set(Array.from({ length: 50 }, newContribution));
  expect(drawn.size).toBe(50);
  for (const one of drawn) expect(one).toMatch(/^[0-9a-f]{64}$/);
});

test("a game that was set up has no deal to verify, unless this browser saw one being committed to", () => {
  const record = { position: "2 A 35.... 24.... .... .... -", plays: [], set_up: true };
  expect(verify(record)).toEqual({ kind: "set_up" });
  const seen = { seat: "A", contribution: "5e".repeat(32), commitment: "0".repeat(64) } as const;
  expect(verify(record, seen)).toEqual({ kind: "nothing" });
});

test("a deal that was chosen is not verified, and says whose it is", () => {
  const chosen = { table: "table-one", swapped: true };
  expect(verify({ deck: friends.deck, leader: "A", chosen })).toEqual({ kind: "chosen", ...chosen });
  expect(verify({ deck: friends.deck, leader: "A", chosen: null })).toEqual({ kind: "nothing" });
});
