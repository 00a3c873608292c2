import { expect, test } from "vitest";
import type { BotInfo } from "../wire/model";
import { ofStrength } from "./strength";

const bots = ["potboy", "page", "squire", "steward"].map((name, at) => ({ name, level: at + 1 }) as BotInfo);
const after = (...games: [bot: string, won: number, lost: number, drawn?: number][]) =>
  ofStrength(bots, new Map(games.map(([bot, won, lost, drawn = 0]) => [bot, { won, lost, drawn, helped: 9 }])));

test("the bot of a player's strength is the strongest that does not beat them nearly always", () => {
  expect(after()).toBe("squire");
  expect(after(["potboy", 9, 1], ["page", 2, 3], ["squire", 1, 4])).toBe("page");
  expect(after(["potboy", 5, 0], ["page", 0, 1, 4])).toBe("page");
});

test("a player who always wins meets the next one, and one who always loses the one before", () => {
  expect(after(["page", 3, 1])).toBe("squire");
  expect(after(["page", 3, 1], ["squire", 0, 3])).toBe("page");
  expect(after(["steward", 8, 0])).toBe("steward");
  expect(after(["squire", 0, 3])).toBe("page");
  expect(after(["potboy", 0, 3])).toBe("potboy");
});
