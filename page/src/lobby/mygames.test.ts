import { beforeEach, expect, test, vi } from "vitest";
import { lateWords, speak } from "../i18n/words.svelte";
import { answers, seatAt, storage, tableState } from "../testing";
import { mayBeSignedIn, noteSignedIn } from "../kept/member.svelte";
import { Refusal, type TableState } from "../wire/model";
import { gamesInProgress } from "../wire/accounts";
import { savedSeat, savedSeats, saveSeat, type SavedSeat } from "../kept/seats";
import { gameProgress, gameStatus, gameTitle, hasReplay, lastOpponent, lookUpGames, urgency } from "./mygames";

const table = (id: string, change: Partial<TableState> = {}) => tableState({ id, you: "spectator", ...change });
const seat = (id: string, change: Partial<SavedSeat> = {}) => seatAt(id, { opponent: "Robin", ...change });

beforeEach(async () => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("only the newest games whose end is unknown are asked for, and what is heard is kept", async () => {
  for (let n = 0; n < 30; n++) saveSeat(seat(`t${n}`, n % 2 ? { over: true, ending: "won" } : {}));
  const asked: string[] = [];
  const found = await lookUpGames(savedSeats(), async (id) => {
    asked.push(id);
    if (id === "t28") throw new Refusal("no_table");
    if (id === "t26") throw new Refusal("connection_lost");
    return table(id, id === "t24" ? { status: "over", outcome: "B" } : {});
  });
  expect(asked).toEqual(["t28", "t26", "t24", "t22", "t20", "t18", "t16", "t14", "t12", "t10", "t8", "t6"]);
  expect(found.size).toBe(10);
  expect(savedSeat("t28")).toMatchObject({ gone: true });
  expect(savedSeat("t26")?.gone).toBeUndefined();
  expect(savedSeat("t24")).toMatchObject({ over: true, ending: "lost" });
});

test("the account's games are beside the browser's own, each once", async () => {
  saveSeat(seat("here"));
  const game = (id: string) => ({ seat: "A" as const, table: table(id, { created: "2026-11-18T10:00:00Z" }) });
  const known = await gamesInProgress(async () => [game("there"), game("here")]);
  expect(savedSeats().map(({ table, token }) => [table, token])).toEqual([
    ["there", ""],
    ["here", "token-here"],
  ]);
  const asked: string[] = [];
  await lookUpGames(savedSeats(), async (id) => (asked.push(id), table(id)), known);
  expect(asked).toEqual([]);
});

test("once the session has ended, the account's games are gone", async () => {
  saveSeat(seat("here"));
  saveSeat(seat("there", { token: "", account: "a" }));
  noteSignedIn({ id: "a", name: "Ann" });
  answers([503, "{}"], [401, '{"error": {"code": "not_signed_in"}}']);
  await gamesInProgress();
  expect([savedSeats().length, mayBeSignedIn()]).toEqual([2, true]);
  await gamesInProgress();
  expect(mayBeSignedIn()).toBe(false);
  expect(savedSeats().map(({ table }) => table)).toEqual(["here"]);
});

test("the player's own turn comes first, and of those the one whose time is up first", () => {
  const [soon, late] = ["2026-11-18T10:00:00Z", "2026-11-19T10:00:00Z"];
  const found = [
    table("theirs", { turn: "B", deadline: soon }),
    table("untimed", { deadline: null }),
    table("late", { deadline: late }),
    table("soon", { deadline: soon }),
  ];
  const rank = (one: TableState) => urgency(seat(one.id), one);
  const sorted = found.sort((one, other) => rank(one).localeCompare(rank(other))).map(({ id }) => id);
  expect(sorted).toEqual(["soon", "late", "untimed", "theirs"]);
});

test("a game says whose turn it is and how far it is, or how it ended", () => {
  expect(gameStatus(seat("t"), table("t"))).toEqual({ text: "Your turn", mine: true });
  expect(gameStatus(seat("t"), table("t", { turn: "B" }))).toEqual({ text: "Robin to play", mine: false });
  expect(gameStatus(seat("t"), undefined).text).toBe("");
  expect(gameStatus(seat("t", { gone: true }), undefined).text).toBe("No longer on the server");
  expect(gameStatus(seat("t", { over: true, ending: "given_up" }), undefined).text).toBe("Given up");
  expect(gameStatus(seat("t", { over: true, ending: "won", winner: "Zoë" }), undefined).text).toBe("Zoë won");
  expect(gameProgress(table("t"))).toBe("Phase one: recruit followers, trick 4 of 13");
  expect(gameProgress(table("t", { ply: 26 }))).toBe("Phase two: gather support, trick 1 of 13");
  expect(gameProgress(table("t", { status: "over" }))).toBeNull();
});

test("there is nothing to look at again where no cards were dealt", () => {
  expect(hasReplay(seat("t", { over: true, ending: "undealt" }))).toBe(false);
  expect(hasReplay(seat("t", { over: true, ending: "closed" }))).toBe(true);
  expect(hasReplay(seat("t", { over: true, gone: true }))).toBe(false);
});

test("a day's deal that was not played to its end is looked at again when the day has closed", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-19T00:59Z") });
  const daily = "2026-11-18";
  const left = (["given_up", "closed"] as const).map((ending) => seat("left", { over: true, ending, daily }));
  expect(left.map(hasReplay)).toEqual([false, false]);
  expect(hasReplay(seat("played", { over: true, ending: "lost", daily }))).toBe(true);
  vi.setSystemTime(Date.parse("2026-11-19T01:00Z"));
  expect(left.map(hasReplay)).toEqual([true, true]);
  vi.setSystemTime(Date.parse("2026-11-18T12:00Z"));
  saveSeat(seat("counted", { over: true, ending: "won", daily })); // what was given up is practice, then
  expect(left.map(hasReplay)).toEqual([true, true]);
  vi.useRealTimers();
});

test("a rematch is offered of the newest game that was dealt and is over, against one opponent", () => {
  const over = (id: string, change: Partial<SavedSeat> = {}) => seat(id, { over: true, ending: "lost", ...change });
  const others = [
    seat("goes on"),
    over("undealt", { ending: "undealt" }),
    over("day", { daily: "2026-11-18", bot: "squire" }),
    over("set up", { setUp: true, bot: "squire" }),
    over("beside", { kind: "same_screen" }),
    over("left", { opponent: null }),
  ];
  expect(lastOpponent([...others, over("bot", { bot: "squire" }), over("friend")])?.table).toBe("bot");
  expect(lastOpponent([...others, over("friend")])?.table).toBe("friend");
  expect(lastOpponent(others)).toBeUndefined();
});

test("a game waits for a player who was challenged, by their name", async () => {
  expect(gameTitle(seat("t1", { opponent: null, challenged: "Mab" }))).toContain("Mab");
  await lateWords();
  expect(gameTitle(seat("t1", { opponent: null, challenged: "Mab" }))).toBe("You have challenged Mab");
  expect(gameTitle(seat("t1", { opponent: null }))).not.toContain("Mab");
});
