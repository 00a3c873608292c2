/**
 * Shows states at a pace that people can follow, scene by scene (`scenes.ts`). Any key or tap hurries to what is newest;
 * only the end of a phase or of the game is never skipped.
 */

import type { Pace as Speed } from "../app/settings.svelte";
import type { GameEvent, StateMessage } from "../wire/model";
import { TIMES } from "../game/times";
import { interludeScene, scenesOf, type Scene } from "./scenes";

export interface Stage {
  show(scene: Scene, skipped: boolean): void;
  /** The page is hidden: nothing waits. */
  hidden(): boolean;
  /** Nothing moves: a trick is shown when it is over, without the steps on the way. */
  still(): boolean;
  speed(): Speed;
  /** Whether the player has gone on from the moment between the phases already. */
  seen(message: StateMessage): boolean;
}

/** With more states than this waiting, such as when the player plays on at another device, none is given time. */
const FAR_BEHIND = 4;

/** These only lead up to another scene. */
const passing = (scene: Scene) => scene.step === "laid" || scene.step === "won" || scene.step === "taking";

/** Whether a player whom the page waits for has gone on elsewhere, or the game has ended without them. */
const wentOn = ({ table, events }: StateMessage) =>
  table.status !== "playing" || events.flat().some(({ kind, seat }) => kind === "played" && seat === table.you);

export class Pace {
  #messages: StateMessage[] = [];
  #scenes: Scene[] = [];
  #shown: Scene | null = null;
  /** The timer until the next scene. */
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  /** Whether everything that came has been shown. */
  get settled(): boolean {
    return this.#messages.length === 0 && this.#scenes.length === 0;
  }

  /** Whether what comes next waits for the player. */
  get held(): boolean {
    return this.#shown?.holds ?? false;
  }

  add(message: StateMessage): void {
    if (message.snapshot) return this.#restart(message);
    this.#messages.push(message);
    if (this.held) {
      if (wentOn(message)) void (this.goOn(), this.flush());
    } else if (!this.#waiting) this.#next();
  }

  /** Shows what is waiting, up to where a player should look. Returns whether any of it was news. */
  flush(): boolean {
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
    if (this.#shown?.step === "moment") this.#next();
  }

  stop(): void {
    this.#unschedule();
    this.#messages = [];
    this.#scenes = [];
  }

  /** Shows a state that continues nothing, such as after a lost connection or when plays were taken back. */
  #restart(message: StateMessage): void {
    const moment = interludeScene(this.#shown?.message ?? null, message);
    this.stop();
    this.#messages.push(message);
    if (!moment || this.stage.seen(message)) this.#next();
    else if (!this.held) this.#show(moment, false);
  }

  #next(): void {
    this.#unschedule();
    const scene = this.#take(this.#hastens || this.stage.still());
    if (!scene) return;
    this.#show(scene, false);
    if (!this.#waitsAt(scene)) this.#schedule(scene);
  }

  /** Whether the table waits here for the player, who has not gone on elsewhere meanwhile. */
  #waitsAt(scene: Scene): boolean {
    return scene.holds && !this.#messages.some(wentOn);
  }

  get #hastens(): boolean {
    return this.stage.hidden() || this.#messages.length > FAR_BEHIND;
  }

  #schedule({ wait }: Scene): void {
    if (wait === null || this.#hastens || (wait === "deal" && this.stage.still())) return this.#next();
    this.#waiting = setTimeout(() => this.#next(), TIMES[this.stage.speed()][wait]);
  }

  #unschedule(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  #show(scene: Scene, skipped: boolean): void {
    this.#shown = scene;
    this.stage.show(scene, skipped);
  }

  /** The next scene. Where the way there is skipped, what happened on it happens with this one. */
  #take(skips: boolean): Scene | undefined {
    if (this.#scenes.length === 0) {
      const message = this.#messages.shift();
      if (message) this.#scenes = scenesOf(this.#shown?.message ?? null, message);
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
