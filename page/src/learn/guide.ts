/** The coach of a guided first game: decides which lessons are due, from the previous view and the current one.
 *
 * It describes and never decides: who won, what may be played and who has a vote is read from the View. Each lesson is
 * given once, when it first comes up. The words are the messages `guide-…`.
 */

import { counts } from "../game/votes";
import { faction, other, tally } from "../game/cards";
import type { Card, Faction, GameResult, Seat, SeenTrick, TrickReason, View } from "../wire/model";

// One line per subject.
// prettier-ignore
export const LESSONS = [
  "welcome", "phase", // where we are
  "undead", "knight", "dwarf", "stands_in", "tie", "other_faction", // what the last trick showed
  "won", "lost", "they_drew", "out", "score", // what became of its cards
  "votes", "equal", "seal", // the scoreboard
  "prize", "doppelganger_led", "lead", "follow", "free", "goblin", "undead_prize", // what lies on the table now
] as const;
export type LessonId = (typeof LESSONS)[number];

/** What to teach when a trick was won for this reason; a Doppelgänger has its lesson whether it wins or not. */
const OF_REASON: Record<TrickReason, LessonId | null> = {
  higher_value: null,
  tie: "tie",
  knight_beats_goblin: "knight",
  doppelganger: null,
  did_not_follow: "other_faction",
};

export interface Lesson {
  id: LessonId;
  /** For the message: `who` is "you" or "other", `name` the other player's. */
  args: Record<string, string | number>;
  /** Cards to show beside it; with a faction, a Doppelgänger that stands in for it. */
  cards: { card: Card; as?: Faction }[];
}

/** More than this is not read at once. The rest is taught the next time it comes up. */
export const MOST_AT_ONCE = 3;

export function lessons(before: View | null, now: View, taught: ReadonlySet<string>, me: Seat, them: string): Lesson[] {
  if (now.result) return [];
  const due = [
    ...beginning(before, now, me),
    ...newTricks(before, now).flatMap((trick) => ofTrick(trick, me, them)),
    ...ofVotes(now, me, them),
    ...ofTable(now, me, them),
  ];
  const rank = (lesson: Lesson) => LESSONS.indexOf(lesson.id);
  const fresh = due.filter(
    (lesson, place) => !taught.has(lesson.id) && due.findIndex((one) => one.id === lesson.id) === place,
  );
  return fresh.sort((one, other) => rank(one) - rank(other)).slice(0, MOST_AT_ONCE);
}

function lesson(id: LessonId, args: Lesson["args"] = {}, cards: Lesson["cards"] = []): Lesson {
  return { id, args, cards };
}

/** For the message `guide-end`, which the result shows: at the table there would be no time to read it. */
export function endLesson(result: GameResult, me: Seat): Lesson["args"] {
  const votes = tally(result.votes);
  const who = result.winner === null ? "nobody" : result.winner === me ? "you" : "other";
  return { who, mine: votes[me], theirs: votes[other(me)] };
}

function beginning(before: View | null, now: View, me: Seat): Lesson[] {
  if (before?.phase === 1 && now.phase === 2) return [lesson("phase", { who: now.leader === me ? "you" : "other" })];
  return before === null && now.tricks.length === 0 && now.led === null ? [lesson("welcome")] : [];
}

/** The tricks that ended since the previous view; none after a reload. */
function newTricks(before: View | null, now: View): SeenTrick[] {
  return before === null ? [] : now.tricks.slice(before.tricks.length);
}

function ofTrick(trick: SeenTrick, me: Seat, them: string): Lesson[] {
  const { led, reply, winner, phase, prize, drawn, reason, stands_for } = trick;
  const played = [{ card: led }, stands_for ? { card: reply, as: stands_for } : { card: reply }];
  const args = { led, reply, name: them, who: winner === me ? "you" : "other", loser: winner === me ? "other" : "you" };
  const due: Lesson[] = [];
  if (stands_for)
    due.push(lesson("stands_in", { ...args, beats: reason === "doppelganger" ? "yes" : "no", phase }, played));
  const about = OF_REASON[reason];
  if (about) due.push(lesson(about, args, played));
  const went = [
    { card: led, to: trick.led_to },
    { card: reply, to: trick.reply_to },
  ];
  if (phase === 1) {
    const undead = went.filter(({ to }) => to !== null);
    if (undead.length) due.push(lesson("undead", { ...args, count: undead.length }, undead));
    else due.push(lesson("out", args, played));
    if (trick.prize_to === me && prize)
      due.push(lesson("won", { ...args, card: prize }, [{ card: prize }]), lesson("they_drew", args));
    if (trick.drawn_to === me && drawn) due.push(lesson("lost", { ...args, card: drawn }, [{ card: drawn }]));
  } else {
    const dwarves = went.filter(({ to }) => to !== winner);
    if (dwarves.length) due.push(lesson("dwarf", { ...args, count: dwarves.length }, dwarves));
    else due.push(lesson("score", args, played));
  }
  return due;
}

function ofVotes(now: View, me: Seat, them: string): Lesson[] {
  const due: Lesson[] = [];
  if (now.scores.A.length + now.scores.B.length > 0) due.push(lesson("votes"));
  for (const { faction: letter, leads, card, settled } of counts(now, me)) {
    if (leads === null) continue;
    const args = { who: leads === "mine" ? "you" : "other", name: them, letter };
    if (card) due.push(lesson("equal", { ...args, card }, [{ card }]));
    if (settled) due.push(lesson("seal", args));
  }
  return due;
}

function ofTable(now: View, me: Seat, them: string): Lesson[] {
  const due: Lesson[] = [];
  const { led, prize, turn } = now;
  if (prize && led === null) {
    due.push(lesson("prize", { card: prize }, [{ card: prize }]));
    if (faction(prize) === "U") due.push(lesson("undead_prize", { card: prize }, [{ card: prize }]));
  }
  if (turn !== me) return due;
  if (led === null) return [...due, lesson("lead", { name: them })];
  const args = { led, name: them };
  const shown = [{ card: led }];
  const hand = now.hands[me] ?? [];
  if (faction(led) === "X") due.push(lesson("doppelganger_led", args, shown));
  else if (faction(led) === "G") due.push(lesson("goblin", args, shown));
  if (!now.legal.some((card) => faction(card) === faction(led))) due.push(lesson("free", args, shown));
  else if (now.legal.length < new Set(hand).size && faction(led) !== "X") due.push(lesson("follow", args, shown));
  return due;
}

/** Whether the player has moved on since `before`, which makes its lessons obsolete. */
export function movedOn(before: View | null, now: View, me: Seat): boolean {
  if (before === null) return false;
  return now.result !== null || before.phase !== now.phase || before.hand_counts[me] > now.hand_counts[me];
}
