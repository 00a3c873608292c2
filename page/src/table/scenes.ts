/**
 * What is on show, step by step. A play that ends a trick is shown in scenes, so that nothing changes before it is seen to
 * happen: the card lands, the trick is decided, its cards go where they belong, and only then do the counters change.
 * What happened comes from the server's events and its own account of the trick; nothing is judged here.
 */

import { lastTrick, type Step, type TrickStage } from "../board/tableau";
import type { Wait } from "../app/settings.svelte";
import type { Card, GameEvent, Seat, SeenTrick, StateMessage, View } from "../wire/model";

export interface Scene extends TrickStage {
  /** As it is shown: the view may be behind the server's, and `events` are those that happened with this scene. */
  message: StateMessage;
  /** The events whose cards fly while the scene is shown. */
  moves: readonly GameEvent[];
  /** How long the scene stays before the next one; null: no longer than needed. */
  wait: Wait | null;
  /** Stays until the player goes on. */
  holds: boolean;
  /** What hurries past the other scenes stops here once: the end of a phase or game is not to be missed. */
  stops: boolean;
}

/** The scenes that lead from what is on show to the next state. */
export function scenesOf(before: StateMessage | null, next: StateMessage): Scene[] {
  const events = next.events.flat();
  const trick = events.filter(({ kind }) => kind === "trick_won").length === 1 ? lastTrick(next.view) : null;
  const shown = before?.view;
  const whole = scene("state", next, {
    moves: events,
    trick,
    wait: shown ? waitFor(next, events) : dealt(next.view) ? "deal" : null,
  });
  const reply = events.find(({ kind }) => kind === "played");
  const follows = shown && next.view && shown.led !== null && next.view.ply === shown.ply + 1;
  if (next.snapshot || !follows || trick === null || !reply?.seat) return [whole];
  const laid = { ...next, table: { ...next.table, status: before.table.status }, refusals: {}, record: null };
  return finishing(laid, next, withReply(shown, reply.seat, trick.reply), trick);
}

/** The moment between the phases, for a player who comes (back) to it and has not played in phase two. */
export function interludeScene(before: StateMessage | null, next: StateMessage): Scene | null {
  const { table, view } = next;
  const unplayed = view?.phase === 2 && table.you !== "spectator" && view.hand_counts[table.you] === view.size;
  if (!unplayed || table.status !== "playing" || before?.view?.phase === 2) return null;
  return scene("moment", { ...next, view: phaseEnd(view), refusals: {} }, { holds: true });
}

function finishing(laid: StateMessage, next: StateMessage, view: View, trick: SeenTrick): Scene[] {
  const events = next.events.flat();
  const of = (...kinds: GameEvent["kind"][]) => events.filter(({ kind }) => kinds.includes(kind));
  const rest = events.filter(({ kind }) => kind !== "played" && kind !== "trick_won");
  const on = (message: StateMessage, happened: readonly GameEvent[]): StateMessage => ({
    ...message,
    events: happened.length > 0 ? [[...happened]] : [],
  });
  laid = { ...laid, view };
  const scenes = [
    scene("laid", on(laid, of("played")), { moves: of("played"), trick, wait: "land" }),
    scene("won", on(laid, of("trick_won")), { trick, wait: "decide" }),
    scene("taking", on(laid, []), { moves: of("gained", "scored"), trick, wait: "take" }),
  ];
  const ends = events.some(({ kind }) => kind === "phase_ended" || kind === "game_ended");
  if (!ends) return [...scenes, scene("taken", on(next, rest), { moves: of("prize_revealed"), trick, wait: "read" })];

  const shut = of("phase_ended", "game_ended");
  const brought = rest.filter((event) => !shut.includes(event));
  const over = next.view!.result !== null;
  const last = { ...laid, view: over ? next.view : phaseEnd(next.view!) };
  scenes.push(scene("taken", on(last, brought), { trick, wait: over ? "end" : "phase", stops: true }));
  if (!over) {
    const watched = next.table.you === "spectator";
    scenes.push(scene("moment", on(last, []), { trick, wait: watched ? "moment" : null, holds: !watched }));
  }
  return [...scenes, scene("state", on(next, shut), { wait: over ? null : "land" })];
}

const scene = (step: Step, message: StateMessage, more: Partial<Scene>): Scene => ({
  step,
  message,
  moves: [],
  trick: null,
  wait: null,
  holds: false,
  stops: false,
  ...more,
});

/** Whether the cards have just been dealt. */
export const dealt = (view: View | null): boolean => view?.ply === 0 && view.phase === 1 && view.turn !== null;

function waitFor(message: StateMessage, events: readonly GameEvent[]): Wait | null {
  if (message.snapshot || events.length === 0) return null;
  return events.some(({ kind }) => kind === "trick_won") ? "read" : "land";
}

/** The table with the reply on it, and nothing else changed. */
function withReply(view: View, seat: Seat, card: Card): View {
  const hand = view.hands[seat];
  return {
    ...view,
    ply: view.ply + 1,
    turn: null,
    legal: [],
    hands: { ...view.hands, [seat]: hand && hand.toSpliced(hand.indexOf(card), 1) },
    hand_counts: { ...view.hand_counts, [seat]: view.hand_counts[seat] - 1 },
  };
}

/** The table at the end of phase one, worked out from the start of phase two. */
const phaseEnd = (view: View): View => ({
  ...view,
  phase: 1,
  ply: 2 * view.size,
  led: null,
  turn: null,
  legal: [],
  hands: { A: [], B: [] },
  hand_counts: { A: 0, B: 0 },
  followers: { A: view.hands.A ?? [], B: view.hands.B ?? [] },
  follower_counts: { A: view.size, B: view.size },
});
