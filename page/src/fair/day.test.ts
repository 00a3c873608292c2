import { expect, test } from "vitest";
import vectors from "../../../docs/fair-vectors.json";
import { proveDay } from "./day";
import { deal } from "./deal";
import { commitment, fairSeed } from "./fair";
import { verify } from "./verify";

const SECRET = "5e".repeat(32);
const COMMITMENT = "404423d629192a82bc689d8b8c39e08252b2d31b23b8e57090fe909f2c7644e0";
const DECK = (
  "G0 G3 G5 K4 K6 U3 U4 U6 U8 D6 X1 X6 X9 G0 G0 G4 G8 G9 U0 U5 D0 D5 X2 X3 X4 X5 " +
  "U7 G0 U9 G0 G7 G1 D2 K5 X7 G2 D4 K8 X8 G6 D8 D7 U1 D1 U2 K7 X0 K2 K9 D9 K3 D3"
).split(" ");
const nobody = { A: null, B: null };
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
    contributions: nobody,
    commitments: nobody,
  },
};

const failed = (record: unknown, promised?: string) => {
  const verdict = verify(record, null, promised);
  return verdict.kind === "checked"
    ? verdict.findings.filter((finding) => !finding.ok).map((finding) => finding.check)
    : verdict.kind;
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
  expect(failed(RECORD)).toEqual([]);
  expect(failed(RECORD, COMMITMENT)).toEqual([]);
  expect(failed(RECORD, "another")).toEqual(["promised"]);
  expect(failed({ ...RECORD, daily: { day: "2026-11-17", counted: true } })).toEqual(["day"]);
  expect(failed({ ...RECORD, daily: undefined })).toEqual(["day"]);
});

test("a made-up record of a day does not verify", () => {
  // It names a day, but its deal is one that its maker contributed to, and so could choose.
  const own = "a1".repeat(32);
  const table = vectors.find((vector) => vector.contributions.A && !vector.contributions.B)!;
  const { deck, leader, seed, move_seed, ...fair } = table;
  expect(failed({ ...RECORD, deck, leader, seed, move_seed, fair })).toContain("day");
  // Something was added to the day's own secret.
  const given = { A: own, B: null };
  const added = fairSeed(RECORD.fair.table, SECRET, own, null);
  const forged = {
    ...RECORD,
    ...deal(added),
    seed: added,
    fair: { ...RECORD.fair, contributions: given, commitments: { A: commitment(own), B: null } },
  };
  expect(failed(forged)).toEqual(["contribution_A"]);
  expect(failed({ ...RECORD, fair: { ...RECORD.fair, commitments: given } })).toEqual(["contribution_A"]);
  // The other seat leads.
  expect(failed({ ...RECORD, leader: "B", leader_named: true })).toEqual(["leader_named"]);
  // What is no day is not one that both could say.
  expect(failed({ ...RECORD, daily: { day: "-", counted: true } })).toBe("unreadable");
});

test("until its secret is revealed there is nothing to verify", () => {
  expect(failed({ ...RECORD, fair: undefined })).toBe("secret");
});
