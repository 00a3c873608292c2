import { expect, test, vi } from "vitest";
import type { DailyDay, DailyRun, Replay } from "../wire/model";
import { shareCard, shareText } from "./share";

vi.mock("../i18n/words.svelte", () => ({
  say: (name: string, told: Record<string, unknown> = {}) => `${name}(${Object.values(told).join(" ")})`,
  has: () => false,
}));

const run = { level: "squire", table: "t", over: true, outcome: "won", votes: 4 } as DailyRun;
const day = { day: "2026-11-17", today: "2026-11-17", streak: 3 } as DailyDay;
const won = (seat: string) => [
  { kind: "played", card: "G3" },
  { kind: "trick_won", seat, card: "G3" },
];
const replay = {
  events: ["A", "B", ...Array(11).fill("A"), "B", ...Array(12).fill("A")].map(won),
} as unknown as Replay;

test("a run is told trick by trick and vote by vote, and no card is named", () => {
  const text = shareText(shareCard(day, run, replay, "https://claim.example/#/daily/2026-11-17"));
  expect(text.split("\n").slice(1)).toEqual([
    "♛♛♛♛♕ daily-result(daily-outcome(won) 4)",
    "■□■■■■■■■■■■■",
    "□■■■■■■■■■■■■",
    "daily-streak(3)",
    "https://claim.example/#/daily/2026-11-17",
  ]);
  expect(text).not.toMatch(/G3/);
});

test("a streak is of today, and of more than one day", () => {
  for (const other of [{ streak: 1 }, { day: "2026-11-16" }])
    expect(shareCard({ ...day, ...other }, run, replay, "").streak).toBe("");
});
