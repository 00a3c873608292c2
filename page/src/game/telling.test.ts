import { beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES } from "../i18n/languages";
import { say, speak } from "../i18n/words.svelte";
import { event, inEnglish, KNIGHT, KNIGHT_EVENTS } from "../testing";
import { Refusal, type SeenTrick, type TableState, type TrickReason } from "../wire/model";
import {
  called,
  cardName,
  playersOf,
  endLine,
  news,
  problemText,
  resultLine,
  tell,
  tellTrick,
  trickLines,
  whyNot,
  type Players,
} from "./telling";

const players: Players = { me: "A", names: { A: "Mab", B: "Robin" } };
const TRICK = [
  event("played", "A", ["U7"]),
  event("trick_won", "A", ["U4", "U7"]),
  event("gained", "A", ["K6"]),
  event("gained", "B", null, { audience: "B" }),
  event("scored", "A", ["U4", "U7"]),
  event("discarded", null, ["G1"]),
  event("prize_revealed", null, ["D8"]),
];

beforeEach(inEnglish);

test("a trick is in whole sentences, with cards by their names", () => {
  expect(tell(TRICK, players)).toBe(
    "You play Undead 7. You win the trick. You take the prize Knight 6. Robin draws a card, unseen. " +
      "You score Undead 4 and Undead 7. Prize: Dwarf 8",
  );
});

test.each(LANGUAGES)("no message is missing in %s", async (language) => {
  const missing = vi.spyOn(console, "error");
  await speak(language);
  for (const seen of [players, { ...players, me: null }]) {
    expect(tell(TRICK, seen)).not.toMatch(/page-|-line|\{/);
    for (const winner of ["A", "B", null] as const)
      expect(resultLine({ votes: { G: "A", K: "B", U: "A", D: "B", X: winner }, winner }, seen)).toMatch(/\p{L}/u);
  }
  expect(missing).not.toHaveBeenCalled();
});

/** A record, so that the compiler asks for every reason there is. */
const REASONS: Record<TrickReason, true> = {
  higher_value: true,
  tie: true,
  knight_beats_goblin: true,
  doppelganger: true,
  did_not_follow: true,
};

const trick = (change: Partial<SeenTrick> = {}): SeenTrick => ({ ...KNIGHT, ...change });
const SECOND = { phase: 2, prize: null, drawn: null, prize_to: null, drawn_to: null } as const;

test("a finished trick says who won with what and why, and who took what", () => {
  expect(trickLines(trick(), { ...players, me: "B" })).toEqual([
    "You win with Knight 2: a Knight beats a Goblin.",
    "You take Undead 6, Mab draws unseen.",
  ]);
  expect(trickLines(trick(), players)).toEqual([
    "Robin wins with Knight 2: a Knight beats a Goblin.",
    "Robin takes Undead 6, you draw Dwarf 3.",
  ]);
  expect(trickLines(trick({ drawn: null }), { ...players, me: null })).toEqual([
    "Robin wins with Knight 2: a Knight beats a Goblin.",
    "Robin takes Undead 6, Mab draws unseen.",
  ]);
});

test("on a shared screen no player hears what the other drew", () => {
  expect(trickLines(trick(), { ...players, me: null }).join()).not.toContain("Dwarf 3");
});

test("a trick tells which cards were scored, and by whom (R19, R20)", () => {
  const undead = trick({ led: "U4", reply: "U7", reason: "higher_value", led_to: "B", reply_to: "B" });
  expect(trickLines(undead, players)).toEqual([
    "Robin wins with Undead 7: the higher card. Robin scores Undead 4 and Undead 7.",
    "Robin takes Undead 6, you draw Dwarf 3.",
  ]);
  const dwarf = { ...SECOND, led: "G9", reply: "D5", winner: "A", led_to: "A", reply_to: "B" } as const;
  expect(trickLines(trick({ ...dwarf, reason: "did_not_follow" }), players)).toEqual([
    "You win with Goblin 9: Robin did not follow. You score Goblin 9. Robin scores Dwarf 5.",
  ]);
  const stands = { ...SECOND, led: "U4", reply: "X7", stands_for: "U", led_to: "B", reply_to: "B" } as const;
  expect(trickLines(trick({ ...stands, reason: "doppelganger" }), players)).toEqual([
    "Robin wins with Doppelgänger 7: it counts as an Undead. Robin scores Undead 4 and Doppelgänger 7.",
  ]);
});

test("what happens in a trick is said once", () => {
  expect(news(KNIGHT_EVENTS, KNIGHT, players)).toBe(
    "Robin plays Knight 2. Robin wins with Knight 2: a Knight beats a Goblin. " +
      "Robin takes Undead 6, you draw Dwarf 3. Prize: Doppelgänger 5",
  );
  expect(news(KNIGHT_EVENTS.slice(0, 1), null, players)).toBe("Robin plays Knight 2.");
});

test.each(LANGUAGES)(
  "every reason of a trick has its words in %s, in both phases and for every reader",
  async (language) => {
    const missing = vi.spyOn(console, "error");
    await speak(language);
    for (const reason of Object.keys(REASONS) as TrickReason[])
      for (const change of [{}, { ...SECOND, led_to: "A", reply_to: "B" }] as const)
        for (const me of ["A", "B", null] as const) {
          const text = tellTrick(trick({ ...change, reason, led: "D4", reply: "X7", stands_for: "D" }), {
            ...players,
            me,
          });
          expect(text).not.toMatch(/told-|page-|\{|undefined|: \.|\s\s/);
          expect(text).toMatch(/\.$/);
        }
    expect(missing).not.toHaveBeenCalled();
  },
);

test("a game that was given up speaks to its reader: who gave up, and whose the crown is", () => {
  const gave = (seat: "A" | "B", reason: string, me: Players["me"] = "A") =>
    endLine(null, { seat, reason }, { ...players, me });
  expect(gave("B", "resigned")).toBe("Robin gave up: the crown is yours.");
  expect(gave("A", "resigned")).toBe("You gave up: Robin wears the crown.");
  expect(gave("B", "resigned", null)).toBe("Robin gave up: Mab wears the crown.");
  expect(gave("B", "left")).toBe("Robin left the table: the crown is yours.");
  expect(gave("A", "away")).toBe("You stayed away: Robin wears the crown.");
  expect(gave("B", "flagged")).toBe("Robin ran out of time: the crown is yours.");
  expect(gave("B", "one day another reason")).toBe(gave("B", "resigned"));
});

test("the end of a game names the winner and the votes", () => {
  const result = { votes: { G: "A", K: "B", U: "A", D: "B", X: "A" }, winner: "A" } as const;
  expect(endLine(result, null, players)).toBe(say("result-win", { mine: 3, theirs: 2 }));
  expect(endLine(result, null, { ...players, me: "B" })).toBe(say("result-loss", { name: "Mab", mine: 2, theirs: 3 }));
  expect(endLine(result, null, { ...players, me: null })).toBe(say("result-seat", { name: "Mab", votes: 3 }));
  expect(endLine({ ...result, winner: null }, null, players)).toBe(say("result-draw"));
  expect(endLine(null, null, players)).toBe("");
});

/** A table of people, or of Mab and a bot. */
const at = (kind: string, you: string, name: string, bot: string | null = null, mine = "Mab") =>
  playersOf({ kind, you, seats: { A: { name: mine, bot: null }, B: { name, bot } } } as unknown as TableState);

test("only a player on their own screen is “you”; players of the same name are called by their seats", () => {
  expect(called(at("friend", "A", "Robin"), "A")).toBe(say("page-you"));
  expect(called(at("friend", "spectator", "Robin"), "A")).toBe("Mab");
  expect(called(at("same_screen", "A", "Robin"), "A")).toBe("Mab");
  expect(at("friend", "A", "Mab").names.B).toBe(say("player-seat", { seat: "B" }));
});

test("levels are called by their titles, other bots by their own names", async () => {
  await speak("fr");
  expect(at("bot", "A", "", "potboy").names.B).toBe(say("bot-title-potboy"));
  expect(at("bot", "A", "", "my-bot").names.B).toBe("my-bot");
});

test("a right-to-left name is isolated from the text around it", () => {
  expect(at("friend", "A", "אבגדה").names).toEqual({ A: "Mab", B: "\u2068אבגדה\u2069" });
});

test("players without a name are called guests in the reader's language", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    const guest = say("page-guest");
    expect(at("friend", "A", "person").names.B).toBe(guest);
    expect(at("friend", "A", "person", null, "person").names).toEqual({ A: `${guest} A`, B: `${guest} B` });
  }
});

test("the reason why a card may not be played is short and names the faction to follow", () => {
  const follow = (led: string) => whyNot({ code: "must_follow", params: { card: "K4", led, seat: "A", legal: led } });
  expect([follow("U3"), follow("G3")]).toEqual(["You hold an Undead: follow.", "You hold a Goblin: follow."]);
  expect(whyNot({ code: "not_your_turn", params: { turn: "B", seat: "A" } })).toBe(say("page-why-turn"));
});

test("an error without a message of its own still says that the server refused", async () => {
  await speak("fr");
  expect(problemText(new Refusal("a_new_code"))).toContain("a_new_code");
  expect(problemText(new Refusal("connection_lost"))).toBe(say("page-unreachable"));
  expect(cardName("K6")).toBe("Chevalier 6");
});
