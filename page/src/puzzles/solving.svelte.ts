/**
 * A puzzle that is being solved: what is on show, whether a card is awaited, and the line that is shown after it. What is
 * right and what follows is for the server to say; this shows it play by play.
 */

import type { Card, Problem, Puzzle, PuzzleAnswer, PuzzleStep, Refusal, Theme, View } from "../wire/model";
import { asRefusal } from "../wire/model";

/**
 * - `asks`: a card is to be played.
 * - `waits`: the server is asked.
 * - `goes`: a right card and the answer to it are shown.
 * - `wrong`: a wrong card is refuted; the line can be walked.
 * - `solved`, `shown`: it is over, solved or with the solution; that line can be walked, too.
 */
export type Status = "asks" | "waits" | "goes" | "wrong" | "solved" | "shown";

export interface PuzzleHost {
  /** Asks the server about cards. */
  answer(cards: readonly Card[], giveUp: boolean): Promise<PuzzleAnswer>;
  /** Called before a play is shown: `before` is on show still. */
  shows(step: PuzzleStep, before: View): void;
  /** Called when what is shown is no next play. */
  jumps(): void;
  /** How long a play stays before the next one, in milliseconds. */
  time(step: PuzzleStep): number;
  /** Whether lines go on by themselves. */
  moves(): boolean;
  /** Called when it is known whether a card was right, and when the rest is shown; the first play is on show then. */
  ends(status: "right" | "wrong" | "solved" | "shown"): void;
}

export class Solving {
  status = $state<Status>("asks");
  view = $state.raw<View>()!;
  refusals = $state.raw<Record<string, Problem>>({});
  /** The right cards so far. */
  cards = $state.raw<readonly Card[]>([]);
  /** The card that was played and is not shown yet. */
  pending = $state<Card | null>(null);
  /** Where a wrong card was played: what it leaves. */
  wrong = $state.raw<{ card: Card; after: "draw" | "loss" } | null>(null);
  themes = $state.raw<readonly Theme[] | null>(null);
  problem = $state.raw<Refusal | null>(null);
  /** The line that can be walked, and how many of its plays are on show. */
  steps = $state.raw<readonly PuzzleStep[]>([]);
  at = $state(0);
  /** Whether the line goes on by itself. */
  runs = $state(false);
  /** All plays from the puzzle's position to what is on show. */
  line = $state.raw<readonly Card[]>([]);

  #decision: { view: View; line: readonly Card[]; refusals: Record<string, Problem> };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(
    readonly puzzle: Puzzle,
    private readonly host: PuzzleHost,
  ) {
    this.view = puzzle.view;
    this.refusals = puzzle.refusals;
    this.#decision = { view: puzzle.view, line: [], refusals: puzzle.refusals };
  }

  /** Whether a line can be walked. */
  get walks(): boolean {
    return this.status === "wrong" || this.status === "solved" || this.status === "shown";
  }

  stop(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  async play(card: Card): Promise<void> {
    if (this.status !== "asks") return;
    this.pending = card;
    const answer = await this.#ask([...this.cards, card], false);
    this.pending = null;
    if (!answer) return;
    if (answer.right) this.cards = [...this.cards, card];
    else this.wrong = { card, after: answer.after ?? "loss" };
    this.#show(answer, answer.solved ? "solved" : answer.right ? "goes" : "wrong");
    this.host.ends(answer.solved ? "solved" : answer.right ? "right" : "wrong");
  }

  async giveUp(): Promise<void> {
    if (this.status !== "asks" && this.status !== "wrong") return;
    this.#rest();
    const answer = await this.#ask(this.cards, true);
    if (!answer) return;
    this.wrong = null;
    this.#jump(0);
    this.#show(answer, "shown");
    this.host.ends("shown");
  }

  /** Back to the decision where a wrong card was played. */
  retry(): void {
    if (this.status !== "wrong") return;
    this.#rest();
    this.problem = null;
    this.wrong = null;
    this.#jump(0);
    this.steps = [];
    this.refusals = this.#decision.refusals;
    this.status = "asks";
  }

  /** Shows the line after so many of its plays. */
  walk(to: number): void {
    if (!this.walks) return;
    this.#rest();
    this.problem = null;
    const next = Math.max(0, Math.min(this.steps.length, to));
    if (next === this.at + 1) this.#advance();
    else if (next !== this.at) this.#jump(next);
  }

  /** Lets the line go on by itself, from its start where it is at its end; or stops that. */
  run(): void {
    if (!this.walks) return;
    if (this.runs) return this.#rest();
    if (this.at === this.steps.length) this.#jump(0);
    this.runs = true;
    this.#advance();
    this.#wait(null);
  }

  async #ask(cards: readonly Card[], giveUp: boolean): Promise<PuzzleAnswer | null> {
    const before = this.status;
    this.status = "waits";
    this.problem = null;
    try {
      const answer = await this.host.answer(cards, giveUp);
      return this.#gone ? null : answer;
    } catch (error) {
      this.problem = asRefusal(error);
      this.status = before;
      return null;
    }
  }

  #show(answer: PuzzleAnswer, status: Status): void {
    this.steps = answer.steps;
    this.at = 0;
    this.themes = answer.themes;
    this.status = status;
    this.refusals = {};
    this.runs = status === "goes" || status === "solved" || this.host.moves();
    if (this.steps.length > 0) this.#advance(); // the card that was played is never held back
    this.#wait(answer);
  }

  /** Shows the rest of the line play by play; after a right card the next one is asked for. */
  #wait(answer: PuzzleAnswer | null): void {
    const last = this.steps[this.at - 1];
    if (this.runs && last && this.at < this.steps.length) {
      this.#timer = setTimeout(() => {
        this.#advance();
        this.#wait(answer);
      }, this.host.time(last));
      return;
    }
    this.runs = false;
    if (!answer || this.status !== "goes") return;
    this.#decision = { view: this.view, line: this.line, refusals: answer.refusals };
    this.refusals = answer.refusals;
    this.steps = [];
    this.at = 0;
    this.status = "asks";
  }

  #advance(): void {
    const step = this.steps[this.at];
    if (!step) return;
    this.host.shows(step, this.view);
    this.at += 1;
    this.view = step.view;
    this.line = [...this.line, step.card];
  }

  #jump(to: number): void {
    this.host.jumps();
    this.at = to;
    this.view = this.steps[to - 1]?.view ?? this.#decision.view;
    this.line = [...this.#decision.line, ...this.steps.slice(0, to).map(({ card }) => card)];
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.runs = false;
  }
}
