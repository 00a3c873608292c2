/**
 * What is on the screen of a table, from the server's states on: they are shown scene by scene (`scenes.ts`), at a pace
 * that people can follow. Any key or tap hurries to what is newest; only the end of a phase or of the game is never skipped.
 */

import { reducedMotion, settings } from "../app/settings.svelte";
import { tableau } from "../board/tableau";
import type { GameEvent, StateMessage } from "../wire/model";
import { interludeScene, scenesOf, type Scene } from "./scenes";

/** Whose table it is. */
export interface PaceHost {
  /** Whether the player has gone on from the moment between the phases already. */
  seen(message: StateMessage): boolean;
  /** A scene is about to be shown. */
  shows(scene: Scene): void;
}

/** Follows what is shown: `scene.message.events` are those that happen on the screen now. */
export interface Follower {
  /** A scene is about to be shown, or is on the screen now. `skipped`: the player has hurried past it. */
  shows(scene: Scene, skipped: boolean): void;
  shown(scene: Scene, skipped: boolean): void;
}

/** With more states than this waiting, such as when the player plays on at another device, none is given time. */
const FAR_BEHIND = 4;

/** These only lead up to another scene. */
const passing = (scene: Scene) => scene.step === "laid" || scene.step === "won" || scene.step === "taking";

/** Whether a player whom the page waits for has gone on elsewhere, or the game has ended without them. */
const wentOn = ({ table, events }: StateMessage) =>
  table.status !== "playing" || events.flat().some(({ kind, seat }) => kind === "played" && seat === table.you);

export class Display {
  latest = $state.raw<StateMessage | null>(null);
  /** What is on the screen, which may be behind that. */
  scene = $state.raw<Scene | null>(null);
  /** Whether everything that came has been shown. */
  settled = $state(true);
  /** Whether a finished trick stays on the table; false once the player has moved on. */
  stands = $state(true);
  follower: Follower | null = null;

  #messages: StateMessage[] = [];
  #scenes: Scene[] = [];
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: PaceHost) {}

  get message(): StateMessage | null {
    return this.scene?.message ?? null;
  }

  /** What lies in the middle of the table. */
  readonly middle = $derived(this.scene?.message.view && tableau(this.scene.message.view, this.scene, this.stands));

  /** Whether what comes next waits for the player. */
  get held(): boolean {
    return this.scene?.holds ?? false;
  }

  add(message: StateMessage): void {
    this.latest = message;
    this.settled = false;
    if (message.snapshot) this.#restart(message);
    else {
      this.#messages.push(message);
      if (!this.held && !this.#waiting) this.#next();
      else if (this.held && wentOn(message)) void (this.goOn(), this.catchUp());
    }
    this.#settle();
  }

  /** Shows what is waiting, up to where a player should look. Returns whether any of it was news. */
  catchUp(): boolean {
    if (this.held) return false;
    this.#unschedule();
    let news = false;
    for (let scene = this.#take(true); scene; scene = this.#take(true)) {
      news ||= scene.message.events.length > 0;
      this.#show(scene, true);
      if (this.#waitsAt(scene)) break;
      if (scene.stops) {
        this.#schedule(scene);
        break;
      }
    }
    return news;
  }

  /** Ends the moment between the phases. */
  goOn(): void {
    if (this.scene?.step === "moment") this.#next();
  }

  /** The player has seen the finished trick. */
  moveOn(): void {
    this.stands = false;
  }

  stop(): void {
    this.#unschedule();
    this.#messages = [];
    this.#scenes = [];
  }

  /** Shows a state that continues nothing, such as after a lost connection or when plays were taken back. */
  #restart(message: StateMessage): void {
    const moment = interludeScene(this.message, message);
    this.stop();
    this.#messages.push(message);
    if (!moment || this.host.seen(message)) this.#next();
    else if (!this.held) this.#show(moment, false);
  }

  #next(): void {
    this.#unschedule();
    const scene = this.#take(this.#hastens || reducedMotion()); // a trick without the steps on the way
    if (!scene) return;
    this.#show(scene, false);
    if (!this.#waitsAt(scene)) this.#schedule(scene);
  }

  /** Whether the table waits here for the player, who has not gone on elsewhere meanwhile. */
  #waitsAt(scene: Scene): boolean {
    return scene.holds && !this.#messages.some(wentOn);
  }

  get #hastens(): boolean {
    return document.hidden || this.#messages.length > FAR_BEHIND;
  }

  #schedule({ wait }: Scene): void {
    if (wait === null || this.#hastens || (wait === "deal" && reducedMotion())) return this.#next();
    this.#waiting = setTimeout(() => this.#next(), settings.time(wait));
  }

  #unschedule(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  #show(scene: Scene, skipped: boolean): void {
    this.follower?.shows(scene, skipped);
    this.host.shows(scene);
    if (scene.message.view?.ply !== this.message?.view?.ply) this.stands = true;
    this.scene = scene;
    this.#settle();
    this.follower?.shown(scene, skipped);
  }

  #settle(): void {
    this.settled = this.#messages.length === 0 && this.#scenes.length === 0;
  }

  /** The next scene. Where the way there is skipped, what happened on it happens with this one. */
  #take(skips: boolean): Scene | undefined {
    if (this.#scenes.length === 0) {
      const message = this.#messages.shift();
      if (message) this.#scenes = scenesOf(this.message, message);
    }
    const owed: GameEvent[][] = [];
    let scene = this.#scenes.shift();
    while (scene && skips && passing(scene)) {
      owed.push(...scene.message.events);
      scene = this.#scenes.shift();
    }
    if (!scene || owed.length === 0) return scene;
    return { ...scene, message: { ...scene.message, events: [[...owed, ...scene.message.events].flat()] } };
  }
}
