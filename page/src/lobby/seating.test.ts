import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { commitment } from "../fair/fair";
import { create, sit, table as lookUp } from "../wire/http";
import { Refusal, type Created, type TableState } from "../wire/model";
import { savedSeat } from "../kept/seats";
import { botAt, PERSON, tableState } from "../testing";
import { FIRST_GAME, join, open, takeAgain } from "./seating";

vi.mock("../table/TableScreen.svelte", () => ({ default: null }));

vi.mock("../wire/http", () => ({ create: vi.fn(), sit: vi.fn(), table: vi.fn() }));

const empty = { ...PERSON, name: "", taken: false };
const table = (change: object): TableState => {
  const free = { status: "waiting", seats: { A: PERSON, B: empty }, commitments: { A: "aa", B: null } };
  return tableState({ ...free, ...change } as Partial<TableState>);
};
const gives = (change: object = {}, other_token: string | null = null) =>
  vi
    .mocked(create)
    .mockResolvedValue({ table: table(change), seat: "A", token: "secret", other_token } as unknown as Created);
const ordered = () => vi.mocked(create).mock.lastCall![0];

beforeEach(() => {
  vi.clearAllMocks();
  settings.name = "";
});

test("the browser commits to a contribution and saves it", async () => {
  gives();
  expect(await open({ kind: "friend" })).toBe("t1");
  const seat = savedSeat("t1")!;
  expect(ordered().commitment).toBe(commitment(seat.contribution));
  expect(seat).toMatchObject({ token: "secret", otherToken: null, opponent: null, over: false });
});

test("the others' commitments are only saved before any secret is revealed", async () => {
  gives();
  await open({ kind: "friend" });
  expect(savedSeat("t1")).toMatchObject({ commitment: "cc", commitments: { A: "aa", B: null }, leader: "lot" });
  gives({ id: "t2", status: "playing" });
  await open(FIRST_GAME);
  expect(savedSeat("t2")!.commitment).toBeUndefined();
});

test("a seat is taken again with a new token, and keeps its contribution where this browser had it", async () => {
  vi.mocked(lookUp).mockResolvedValue(table({ id: "t8", status: "playing" }));
  await takeAgain("t8", "stem-B");
  expect(savedSeat("t8")).toMatchObject({ seat: "B", token: "stem-B", otherToken: null, contribution: "" });
  gives({ id: "t7" });
  await open({ kind: "friend" });
  const { contribution } = savedSeat("t7")!;
  vi.mocked(lookUp).mockResolvedValue(table({ id: "t7", kind: "same_screen", status: "over" }));
  await takeAgain("t7", "stem-A");
  expect(savedSeat("t7")).toMatchObject({ seat: "A", token: "stem-A", otherToken: "stem-B", contribution, over: true });
});

test("the first game is against the easiest level, with a coach", async () => {
  gives({ seats: botAt("potboy") });
  await open(FIRST_GAME);
  expect(ordered()).toMatchObject({ kind: "bot", bot: "potboy", guided: true });
  expect(savedSeat("t1")).toMatchObject({ bot: "potboy", opponent: "potboy" });
});

test("on a shared screen both names are tidied and both tokens saved", async () => {
  settings.name = " Mab ";
  gives({ kind: "same_screen" }, "other secret");
  await open({ kind: "same_screen", other_name: " Robin\t" });
  expect(ordered()).toMatchObject({ name: "Mab", other_name: "Robin" });
  expect(savedSeat("t1")).toMatchObject({ otherToken: "other secret" });
});

test("a player who gives no name is nameless to the server", async () => {
  gives();
  await open({ kind: "same_screen", other_name: " " });
  expect(ordered()).toMatchObject({ name: "person", other_name: null });
});

test("refusals stay as they are, and no seat is kept", async () => {
  vi.mocked(sit).mockRejectedValue(new Refusal("seat_taken"));
  await expect(join("t9")).rejects.toMatchObject({ code: "seat_taken" });
  expect(savedSeat("t9")).toBeUndefined();
});
