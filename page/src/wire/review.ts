/**
 * The review of a finished game, which the server sends part by part: phase two first, then phase one from its end, then
 * the deal. It never changes, so a whole one that is asked for again needs no request.
 */

import { refusal } from "./http";
import { playerHeader } from "../kept/player";
import { asRefusal } from "./model";
import type { DealValue, Refusal, ReviewedPlay, ReviewLine, ReviewSummary } from "./model";

/** As much of a review as is known. */
export interface Review {
  /** By the number of the play, from 1, and in that order. */
  plays: ReadonlyMap<number, ReviewedPlay>;
  deal: DealValue | null;
  /** When all parts are there. */
  summary: ReviewSummary | null;
  done: number;
  /** 0 until the first part is there. */
  total: number;
  /** Why there are no more parts, where not all came. */
  problem: Refusal | null;
}

const NOTHING: Review = { plays: new Map(), deal: null, summary: null, done: 0, total: 0, problem: null };

const whole = new Map<string, Review>();

/** Shows the review of a game now and whenever more of it is known, until the returned function is called. */
export function follow(id: string, show: (review: Review) => void): () => void {
  const stop = new AbortController();
  const known = whole.get(id);
  show(known ?? NOTHING);
  if (!known) void read(id, show, stop.signal);
  return () => stop.abort(); // the server does not go on without a reader, and keeps what it has
}

async function read(id: string, show: (review: Review) => void, signal: AbortSignal): Promise<void> {
  let now = NOTHING;
  try {
    const answer = await fetch(`api/games/${id}/review`, { signal, headers: playerHeader() }).catch(lost);
    if (!answer.ok || !answer.body) throw refusal(await answer.json().catch(() => null));
    for await (const line of linesOf(answer.body)) {
      now = grown(now, JSON.parse(line) as ReviewLine);
      if (now.summary) whole.set(id, now);
      show(now);
    }
    if (!now.summary && !now.problem) throw refusal(null); // it broke off
  } catch (error) {
    if (!signal.aborted) show({ ...now, problem: asRefusal(error) });
  }
}

function lost(): never {
  throw refusal(null);
}

/** A review with one more line. */
function grown(before: Review, line: ReviewLine): Review {
  const plays = [...before.plays.values(), ...line.plays].sort((one, two) => one.play - two.play);
  return {
    plays: new Map(plays.map((play) => [play.play, play])),
    deal: line.deal ?? before.deal,
    summary: line.summary,
    done: line.done,
    total: line.total,
    problem: line.error ? refusal({ error: line.error }) : null,
  };
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read().catch(lost);
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
