import { expect, test, vi } from "vitest";
import type { DailyBoard, DailyDay, DailyRun, Replay } from "../wire/model";
import { average, isUnfinished, shareCard, shareText, shownBoards } from "./results";

vi.mock("../i18n/words.svelte", () => ({
  say: (name: string, values: Record<string, unknown> = {}) => `${name}(${Object.values(values).join(" ")})`,
  has: () => false,
}));

const run = (change: Partial<DailyRun> = {}): DailyRun => ({
  level: "squire",
  table: null,
  over: true,
  outcome: "won",
  votes: 3,
  given_away: 12,
  place: 1,
  ...change,
});
const board = (level: string, over: number, rows: DailyRun[] = [], bots = 0): DailyBoard => ({
  level,
  over,
  rows: rows.map((one) => ({ ...one, name: "Ann", own: false })),
  bots: Array(bots).fill({ bot: "potboy", runs: 20, won: 3, drawn: 0, votes: 20 }),
});
const day = (change: Partial<DailyDay>) => ({ run: null, boards: null, ...change }) as DailyDay;

test("the opponent's board is shown, and others that have runs", () => {
  const shown = (opponent: string, ...boards: DailyBoard[]) =>
    shownBoards(day({ opponent, boards })).map((one) => one.level);
  expect(shown("squire", board("potboy", 0), board("squire", 0))).toEqual(["squire"]);
  expect(shown("squire", board("potboy", 1), board("squire", 0), board("regent", 4))).toEqual([
    "regent",
    "potboy",
    "squire",
  ]);
  expect(shownBoards(day({}))).toEqual([]);
});

test("a board is unfinished until all levels have played and every run is judged", () => {
  expect(isUnfinished(undefined, 5)).toBe(false);
  expect(isUnfinished(board("squire", 0), 5)).toBe(false);
  expect(isUnfinished(board("squire", 1, [run()], 4), 5)).toBe(true);
  expect(isUnfinished(board("squire", 1, [run()], 5), 5)).toBe(false);
  expect(isUnfinished(board("squire", 1, [run({ given_away: null })], 5), 5)).toBe(true);
  const gaveUp = run({ outcome: "given_up", votes: null, given_away: null });
  expect(isUnfinished(board("squire", 1, [gaveUp], 5), 5)).toBe(false);
});

test("votes are averaged to one digit", () => {
  expect(average(53, 20)).toBe(2.7);
  expect(average(0, 0)).toBe(0);
});

const mine = { level: "squire", table: "t", over: true, outcome: "won", votes: 4 } as DailyRun;
const today = { day: "2026-11-17", today: "2026-11-17", streak: 3 } as DailyDay;
const won = (seat: string) => [
  { kind: "played", card: "G3" },
  { kind: "trick_won", seat, card: "G3" },
];
const replay = {
  events: ["A", "B", ...Array(11).fill("A"), "B", ...Array(12).fill("A")].map(won),
} as unknown as Replay;

test("a run is shown trick by trick and vote by vote, and no card is named", () => {
  const text = shareText(shareCard(today, mine, replay, "https://claim.example/#/daily/2026-11-17"));
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
    expect(shareCard({ ...today, ...other }, mine, replay, "").streak).toBe("");
});
