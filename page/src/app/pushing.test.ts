import { expect, test, vi } from "vitest";
import { askNoMore, turnOn } from "../wire/push";
import { switchPush } from "./pushing";

vi.mock("../i18n/words.svelte", () => ({ say: (message: string) => message, language: () => "en" }));
vi.mock("../wire/push", () => ({ askNoMore: vi.fn(), turnOff: vi.fn(), turnOn: vi.fn() }));

test("a player who has said no to the browser is not asked again at the table", async () => {
  vi.stubGlobal("Notification", { requestPermission: async () => "denied" });
  expect(await switchPush(true, "key")).toBe("page-notify-denied");
  expect([vi.mocked(askNoMore).mock.calls.length, vi.mocked(turnOn).mock.calls.length]).toEqual([1, 0]);
});
