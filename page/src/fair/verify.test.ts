import { describe, expect, test } from "vitest";
import vectors from "../../../docs/fair-vectors.json";
import { deal } from "./deal";
import { commitment, fairMoveSeed, fairSeed, newContribution } from "./fair";
import { type Finding, proveDay, type Seen, verify } from "./verify";

type Vector = (typeof vectors)[number];

function recordOf({ deck, leader, seed, move_seed, ...fair }: Vector) {
  return { claim: 1, deck: [...deck], leader, seed, move_seed, plays: [], fair: structuredClone(fair) };
}

const failed = (record: unknown, seen?: Seen) => {
  const verdict = verify(record, seen);
  if (verdict.kind !== "checked") throw new Error(JSON.stringify(verdict));
  expect(verdict.ok).toBe(verdict.findings.every((finding) => finding.ok));
  return namesOf(verdict.findings);
};
const namesOf = (findings: Finding[]) => findings.filter((finding) => !finding.ok).map((finding) => finding.check);

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
    const none = { A: null, B: null };
    const seed = fairSeed(table, secret, null, null);
    const record = { ...recordOf(alone), ...deal(seed), seed };
    expect(failed({ ...record, fair: { ...record.fair, contributions: none, commitments: none } })).toEqual([
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

// --- the deal of a day ---

const SECRET = "5e".repeat(32);
const COMMITMENT = "404423d629192a82bc689d8b8c39e08252b2d31b23b8e57090fe909f2c7644e0";
const DECK = (
  "G0 G3 G5 K4 K6 U3 U4 U6 U8 D6 X1 X6 X9 G0 G0 G4 G8 G9 U0 U5 D0 D5 X2 X3 X4 X5 " +
  "U7 G0 U9 G0 G7 G1 D2 K5 X7 G2 D4 K8 X8 G6 D8 D7 U1 D1 U2 K7 X0 K2 K9 D9 K3 D3"
).split(" ");
const RECORD = {
  claim: 1,
  deck: DECK,
  leader: "A",
  seed: "b4abcd468a9f55118929f491606af4fefd36e8b145b08b617bea32aac3ed4e2f",
  move_seed: "f4ad9cd25d843b5c7658f19252f27fd3c97883ff77244ea038c2bd8aa1875715",
  plays: [],
  daily: { day: "2026-11-16", counted: true },
  fair: {
    table: "daily-2026-11-16",
    secret: SECRET,
    commitment: COMMITMENT,
    contributions: { A: null, B: null },
    commitments: { A: null, B: null },
  },
};

const failedDay = (record: unknown, promised?: string) => {
  const verdict = verify(record, null, promised);
  return verdict.kind === "checked" ? namesOf(verdict.findings) : verdict.kind;
};

test("a day's deal follows from its secret, as the server computed it", () => {
  expect(proveDay("2026-11-16", SECRET, COMMITMENT, null)).toMatchObject({
    commitment: true,
    promised: null,
    deal: { deck: DECK, leader: "A" },
  });
  expect(proveDay("2026-11-16", SECRET, COMMITMENT, "another")).toMatchObject({ commitment: true, promised: false });
  expect(proveDay("2026-11-16", "00".repeat(32), COMMITMENT, COMMITMENT)).toMatchObject({ commitment: false });
});

test("a record of a day verifies, and must say which day it is", () => {
  expect(failedDay(RECORD)).toEqual([]);
  expect(failedDay(RECORD, COMMITMENT)).toEqual([]);
  expect(failedDay(RECORD, "another")).toEqual(["promised"]);
  expect(failedDay({ ...RECORD, daily: { day: "2026-11-17", counted: true } })).toEqual(["day"]);
  expect(failedDay({ ...RECORD, daily: undefined })).toEqual(["day"]);
});

test("a made-up record of a day does not verify", () => {
  // It names a day, but its deal is one that its maker contributed to, and so could choose.
  const own = "a1".repeat(32);
  const table = vectors.find((vector) => vector.contributions.A && !vector.contributions.B)!;
  const { deck, leader, seed, move_seed, ...fair } = table;
  expect(failedDay({ ...RECORD, deck, leader, seed, move_seed, fair })).toContain("day");
  // Something was added to the day's own secret.
  const given = { A: own, B: null };
  const added = fairSeed(RECORD.fair.table, SECRET, own, null);
  const forged = {
    ...RECORD,
    ...deal(added),
    seed: added,
    fair: { ...RECORD.fair, contributions: given, commitments: { A: commitment(own), B: null } },
  };
  expect(failedDay(forged)).toEqual(["contribution_A"]);
  expect(failedDay({ ...RECORD, fair: { ...RECORD.fair, commitments: given } })).toEqual(["contribution_A"]);
  // The other seat leads.
  expect(failedDay({ ...RECORD, leader: "B", leader_named: true })).toEqual(["leader_named"]);
  // What is no day is not one that both could say.
  expect(failedDay({ ...RECORD, daily: { day: "-", counted: true } })).toBe("unreadable");
});

test("until its secret is revealed there is nothing to verify", () => {
  expect(failedDay({ ...RECORD, fair: undefined })).toBe("secret");
});
