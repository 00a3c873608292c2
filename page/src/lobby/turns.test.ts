import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { notify, takeBack } from "../browser/notify";
import * as tab from "../browser/tab";
import * as player from "../sound/player";
import { seatAt, storage, tableState } from "../testing";
import { saveSeat } from "../kept/seats";
import { watchTurns } from "./turns";

vi.mock("../i18n/words.svelte", () => ({ say: (message: string) => message, has: () => false, language: () => "en" }));
vi.mock("../browser/tab", () => ({ setTab: vi.fn() }));
vi.mock("../browser/notify", () => ({ notify: vi.fn(), takeBack: vi.fn() }));

const page = Object.assign(new EventTarget(), { hidden: true });
const table = (id: string, turn: string) => tableState({ id, turn: turn as "A" | "B", you: "spectator" });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", storage());
  vi.mocked(tab.setTab).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a move of the other player is noticed within half a minute, and calls a player who is elsewhere", async () => {
  const heard = vi.spyOn(player, "hear").mockResolvedValue();
  saveSeat(seatAt("bot", { kind: "bot", bot: "potboy" }));
  saveSeat(seatAt("one"));
  let turn = "B";
  const look = vi.fn(() => Promise.resolve(new Map([["one", table("one", turn)]])));
  const end = watchTurns(look);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(look).toHaveBeenLastCalledWith([expect.objectContaining({ table: "one" })]);
  expect(tab.setTab).not.toHaveBeenCalled();
  turn = "A";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(tab.setTab).mock.calls).toEqual([["page-title-turn", true]]);
  expect(heard).toHaveBeenCalledOnce();
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(tab.setTab).toHaveBeenLastCalledWith("Claim", false);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test("a player who leaves the lobby is called by what comes after that, also by a notification", async () => {
  vi.spyOn(player, "hear").mockResolvedValue();
  settings.notify = true;
  saveSeat(seatAt("one"));
  saveSeat(seatAt("two"));
  const turns = { one: "A", two: "B" };
  const look = () => Promise.resolve(new Map(Object.entries(turns).map(([id, turn]) => [id, table(id, turn)])));
  const end = watchTurns(look);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(1000);
  Object.assign(turns, { one: "B", two: "A" }); // as many as before, and another one
  await vi.advanceTimersByTimeAsync(29_000);
  expect(vi.mocked(tab.setTab).mock.calls).toEqual([["page-title-turn", true]]);
  expect(notify).toHaveBeenCalledWith("turns", "page-your-turn", expect.anything());
  end();
  expect(takeBack).toHaveBeenCalledWith("turns");
  settings.notify = false;
});

test("where there are no games with people nothing is asked", async () => {
  const look = vi.fn();
  const end = watchTurns(look);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(look).not.toHaveBeenCalled();
  end();
});
