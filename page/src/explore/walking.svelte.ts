/** A walk through a study: the lines, where one is, and what the server says of that place. */

import { asRefusal, type Card, type CardWorths, type Explore, type Explored, type Refusal } from "../wire/model";
import { added, after, endOf, named, removed, type Path, type Study } from "./study";

export interface WalkHost {
  ask: (request: Explore) => Promise<Explored>;
  /** Called just before another moment is shown than `before`. */
  moves: (next: Explored, before: Explored | null) => void;
  /** Called once a moment is shown, another one or the same with what its cards are worth. */
  shown: (moved: boolean) => void;
}

/** A search costs the server a moment's thought: not every position is judged that one only hurries past in phase one. */
export const PAUSE = 200;

const same = (one: Path, other: Path): boolean => one.join(" ") === other.join(" ");

export class Walking {
  study = $state.raw<Study>()!;
  path = $state.raw<Path>()!;
  /** What is shown, which may be behind the path. */
  moment = $state.raw<Explored | null>(null);
  worths = $state.raw<CardWorths | null>(null);
  problem = $state.raw<Refusal | null>(null);
  /** How phase one is judged: as the seat to move could know, or with open cards. */
  judged = $state<"seat" | "open">("seat");
  /** The paths that were next to end there. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
  #inPhaseTwo = new Set<string>();
  #before = $state.raw<{ study: Study; path: Path } | null>(null);

  constructor(
    study: Study,
    path: Path,
    private readonly host: WalkHost,
  ) {
    this.study = study;
    this.path = path;
  }

  /** The card that was played and is not on the table yet. */
  get pending(): Card | null {
    const played = this.path.length > 0 && this.moment !== null && same(this.moment.plays, this.back);
    return played ? this.path.at(-1)! : null;
  }

  /** The moment at the end of the path, once it is there: until then its cards are not known, and none can be played. */
  get here(): Explored | null {
    return this.moment && same(this.moment.plays, this.path) ? this.moment : null;
  }

  /** The path with the play that comes next in the line; the same at its end. */
  get onward(): Path {
    const [next] = after(this.study, this.path);
    return next ? [...this.path, next.card] : this.path;
  }

  get back(): Path {
    return this.path.slice(0, -1);
  }

  get end(): Path {
    return endOf(this.study, this.path);
  }

  /** Whether a removed line can be brought back. */
  get undoable(): boolean {
    return this.#before !== null;
  }

  /** Asks what is at the end of the path, and what its cards are worth. Returns a function that calls it off. */
  look(): () => void {
    const request = { start: this.study.start, plays: [...this.path], seen: "open" as const };
    const worth = this.judged;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.problem = null;
    const refused = (error: unknown) => {
      if (current) this.problem = asRefusal(error);
    };
    const show = (next: Explored) => {
      if (current) this.#present(next);
    };
    const judge = () => void this.host.ask({ ...request, worth }).then(show, refused);
    if (this.#exact) judge();
    else
      this.host.ask(request).then((next) => {
        show(next);
        if (current) timer = setTimeout(judge, next.view.phase === 2 ? 0 : PAUSE);
      }, refused);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  /** Whether the path is known to end in phase two, where worths come at once: no play leads back to phase one. */
  get #exact(): boolean {
    if (this.study.start.startsWith("2")) return true;
    return this.path.some((_, index) => this.#inPhaseTwo.has(this.path.slice(0, index + 1).join(" ")));
  }

  #present(next: Explored): void {
    const moved = this.moment === null || !same(this.moment.plays, next.plays);
    if (moved) {
      this.host.moves(next, this.moment);
      this.worths = null;
    }
    this.moment = next;
    if (next.view.phase === 2) this.#inPhaseTwo.add(next.plays.join(" "));
    if (next.worth) this.worths = next.worth;
    if (moved || next.worth) this.host.shown(moved);
  }

  go(to: Path): void {
    if (!same(to, this.path)) this.path = to;
  }

  judge(how: "seat" | "open"): void {
    this.judged = how;
    this.worths = null;
  }

  /** Plays a card, which becomes a line where it is none. Returns whether it could be played. */
  play(card: Card): boolean {
    if (!this.here?.legal.includes(card)) return false;
    this.#change(added(this.study, this.path, card));
    this.path = [...this.path, card];
    return true;
  }

  name(name: string): void {
    this.#change(named(this.study, this.path, name));
  }

  /** Bringing back what was removed before a change would undo that too, so it no longer can be. */
  #change(study: Study): void {
    if (study !== this.study) this.#before = null;
    this.study = study;
  }

  /** Takes the play away that the path ends with, and all that follows it. Returns whether there was one. */
  remove(): boolean {
    if (this.path.length === 0) return false;
    this.#before = { study: this.study, path: this.path };
    this.study = removed(this.study, this.path);
    this.path = this.back;
    return true;
  }

  /** Brings back what was removed last. */
  undo(): void {
    if (!this.#before) return;
    ({ study: this.study, path: this.path } = this.#before);
    this.#before = null;
  }
}
