/** A lesson under way: the moment that is shown, the player's card and what follows from it, by what the server said. */

import { asRefusal } from "../wire/model";
import type { Card, Explored, GameEvent, Refusal, View } from "../wire/model";
import { meets, noteDone, type Lesson, type Step } from "./lessons";

export type Answer = "right" | "wrong";

export interface LessonHost {
  /** What the server says of the moment after these plays from a position. */
  ask: (position: string, plays: readonly Card[]) => Promise<Explored>;
  /** Called just before a play is shown, with what it brings and what was shown before. Resolves when it has been seen. */
  play: (events: GameEvent[], before: View | null) => Promise<void>;
}

export class Run {
  /** The step, from 0; beyond the last, the lesson is done. */
  at = $state(0);
  moment = $state.raw<Explored | null>(null);
  answer = $state<Answer | null>(null);
  /** The player's card, as long as what follows from it is not all shown. */
  pending = $state<Card | null>(null);
  problem = $state.raw<Refusal | null>(null);
  #gone = false;

  constructor(
    readonly lesson: Lesson,
    private readonly host: LessonHost,
  ) {}

  get step(): Step | undefined {
    return this.lesson.steps[this.at];
  }

  /** Whether a card of the player is waited for. */
  get open(): boolean {
    return this.step !== undefined && this.moment?.plays.length === 0 && this.answer === null && this.pending === null;
  }

  /** The learner has left: nothing more is asked for or shown. */
  stop(): void {
    this.#gone = true;
  }

  /** Shows the step from its beginning. */
  async begin(at = this.at): Promise<void> {
    const step = this.lesson.steps[at];
    if (!step) return;
    await this.#try(async () => {
      this.moment = await this.#ask(step, []);
      this.at = at;
      this.answer = null;
    });
  }

  /** The player's card: the trick is played to its end, and where the game was at stake, the game. */
  async play(card: Card): Promise<void> {
    const { step } = this;
    if (!step || !this.open || !this.moment?.legal.includes(card)) return;
    this.pending = card;
    await this.#try(async () => {
      const { worth } = this.moment!;
      const plays = [card];
      let now = await this.#show(step, plays);
      if (now.view.led !== null) {
        plays.push(step.answers?.[card] ?? (await this.#best(step, plays)));
        now = await this.#show(step, plays);
      }
      const right = meets(step.goal, card, now.view, worth);
      while (step.goal.best && !(right && step.on) && now.legal.length > 0) {
        plays.push(await this.#best(step, plays));
        now = await this.#show(step, plays);
      }
      this.answer = right ? "right" : "wrong";
    });
    this.pending = null;
  }

  /** Goes on to the next step, or notes that the lesson is done. */
  async next(): Promise<void> {
    if (this.at + 1 < this.lesson.steps.length) return this.begin(this.at + 1);
    this.at = this.lesson.steps.length;
    this.answer = null;
    noteDone(this.lesson.name);
  }

  async #show(step: Step, plays: Card[]): Promise<Explored> {
    const next = await this.#ask(step, plays);
    const seen = this.host.play(next.events.at(-1) ?? [], this.moment?.view ?? null);
    this.moment = next;
    await seen;
    return next;
  }

  async #best(step: Step, plays: Card[]): Promise<Card> {
    return (await this.#ask(step, plays)).worth!.cards[0]!.card;
  }

  async #ask({ position }: Step, plays: Card[]): Promise<Explored> {
    this.#stay();
    const next = await this.host.ask(position, plays);
    this.#stay();
    return next;
  }

  #stay(): void {
    if (this.#gone) throw new Error("stopped"); // ends what is under way, in #try
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!this.#gone) this.problem = asRefusal(error);
    }
  }
}

/** What the server says of every moment of the lessons. It comes with the page (tests/lessons/answers.py), so that they need no network. */
export async function answerTo(position: string, plays: readonly Card[]): Promise<Explored> {
  const { default: said } = await import("./answers.json");
  return (said as unknown as Record<string, Explored>)[[position, ...plays].join(" ")]!;
}
