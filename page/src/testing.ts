/** Test helpers; not part of the page. */

import { vi } from "vitest";
import { lateWords, speak } from "./i18n/words.svelte";
import type { Socket } from "./wire/sockets";
import type { GameEvent, SeenTrick, StateMessage, TableState, View } from "./wire/model";
import type { SavedSeat } from "./kept/seats";

/** For `beforeEach`: everything is said in English. */
export async function inEnglish(): Promise<void> {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await lateWords();
}

/** The server's side of a socket, played by the test. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.drop(1000);
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  last(type: string) {
    return this.sent.findLast((message) => message.type === type);
  }
}

export const event = (
  kind: GameEvent["kind"],
  seat: GameEvent["seat"] = "A",
  cards: string[] | null = ["G3"],
  more: Partial<GameEvent> = {},
): GameEvent => ({ kind, phase: 1, seat, count: cards?.length ?? 1, cards, audience: null, ...more });

const noVotes = { G: null, K: null, U: null, D: null, X: null };
const none = { G: false, K: false, U: false, D: false, X: false };

/** Seat A's view in phase one's third trick, in which it has led G4. */
export const led = (more: Partial<View> = {}): View => ({
  viewer: "A",
  size: 13,
  phase: 1,
  trick: 3,
  ply: 5,
  leader: "A",
  turn: "B",
  prize: "U6",
  led: "G4",
  legal: [],
  hands: { A: ["K9"], B: null },
  hand_counts: { A: 10, B: 11 },
  followers: { A: ["D1"], B: [] },
  follower_counts: { A: 2, B: 2 },
  scores: { A: [], B: [] },
  discards: [],
  draw_count: 21,
  draw_pile: null,
  unseen: [],
  votes: noVotes,
  decided_by: noVotes,
  settled: none,
  tricks: [],
  result: null,
  by_heart: false,
  ...more,
});

/** The trick that B wins with a Knight; A drew D3. */
export const KNIGHT: SeenTrick = {
  phase: 1,
  leader: "A",
  led: "G4",
  reply: "K2",
  winner: "B",
  prize: "U6",
  drawn: "D3",
  reason: "knight_beats_goblin",
  stands_for: null,
  led_to: null,
  reply_to: null,
  prize_to: "B",
  drawn_to: "A",
};

/** The view once it is over, and its events. */
export const won = (more: Partial<View> = {}): View =>
  led({
    trick: 4,
    ply: 6,
    leader: "B",
    prize: "X5",
    led: null,
    hand_counts: { A: 10, B: 10 },
    followers: { A: ["D1", "D3"], B: ["U6"] },
    follower_counts: { A: 3, B: 3 },
    discards: ["G4", "K2"],
    draw_count: 19,
    tricks: [KNIGHT],
    ...more,
  });
export const KNIGHT_EVENTS: GameEvent[] = [
  event("played", "B", ["K2"]),
  event("trick_won", "B", ["G4", "K2"]),
  event("gained", "B", ["U6"]),
  event("gained", "A", ["D3"], { audience: "A" }),
  event("discarded", null, ["G4", "K2"]),
  event("prize_revealed", null, ["X5"]),
];

export const message = (view: View | null, events: GameEvent[] = [], more: object = {}): StateMessage =>
  ({
    type: "state",
    seq: view?.ply ?? 0,
    table: { status: "playing", you: "A", guided: false },
    view,
    events: events.length > 0 ? [events] : [],
    snapshot: false,
    refusals: {},
    record: null,
    ...more,
  }) as unknown as StateMessage;

/** A person's seat at a table, as all see it. */
export const PERSON = {
  name: "Mab",
  bot: null,
  taken: true,
  committed: true,
  revealed: true,
  online: true,
  left: false,
};

/** A game of Mab and Robin that goes on, as the server tells seat A of it. */
export const tableState = (change: Partial<TableState> = {}): TableState => ({
  id: "t1",
  kind: "friend",
  status: "playing",
  seq: 3,
  you: "A",
  seats: { A: PERSON, B: { ...PERSON, name: "Robin" } },
  commitment: "cc",
  commitments: { A: "aa", B: "bb" },
  rematch: { offered: [], table: null },
  forfeit: null,
  deadline: null,
  hints: false,
  options: { leader: "lot", by_heart: false, hints: false },
  hints_given: 0,
  takebacks: 0,
  take_back_to: null,
  deal_of: null,
  daily: null,
  guided: false,
  created: "2024-01-01T00:00:00Z",
  away_seconds: null,
  closable_at: null,
  ply: 6,
  turn: "A",
  outcome: null,
  ...change,
});

/** The seat across, where a bot sits. */
export const botAt = (bot: string) => ({ A: PERSON, B: { ...PERSON, name: bot, bot } });

/** A seat that this browser holds. */
export const seatAt = (table: string, change: Partial<SavedSeat> = {}): SavedSeat => ({
  table,
  kind: "friend",
  seat: "A",
  token: `token-${table}`,
  otherToken: null,
  contribution: "00",
  opponent: null,
  bot: null,
  created: "2024-01-01T00:00:00Z",
  over: false,
  ...change,
});

/** Answers requests with these, one after the other, and with the last one from then on. */
export function answers(...responses: [status: number, body: string][]) {
  const ask = vi.fn(() => {
    const [status, body] = responses.length > 1 ? responses.shift()! : responses[0]!;
    return Promise.resolve(new Response(body, { status }));
  });
  vi.stubGlobal("fetch", ask);
  return ask;
}

/** An empty localStorage. */
export function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Caches of paper: of each answer its text. */
export function paperCaches() {
  const all = new Map<string, Map<string, string>>();
  const whole = (path: string) => new URL(path, location.href).href;
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, string>();
    all.set(name, cache);
    return {
      put: async (path: string, answer: Response) => void cache.set(whole(path), await answer.text()),
      match: async (path: string) => (cache.has(whole(path)) ? new Response(cache.get(whole(path))) : undefined),
      delete: async (path: string) => cache.delete(whole(path)),
      keys: async () => [...cache.keys()].map((url) => ({ url })),
    };
  };
  return { open, delete: async (name: string) => all.delete(name) };
}
