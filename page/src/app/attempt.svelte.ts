/** Something that a player tries: whether it is under way, and what was refused. */

import { asRefusal, type Refusal } from "../wire/model";

export class Attempt {
  busy = $state(false);
  problem: Refusal | null;

  constructor(problem: Refusal | null = null) {
    this.problem = $state.raw(problem);
  }

  /** What leads to another screen: once it has worked, this one is on its way out, and a second click tries nothing. */
  async make(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = asRefusal(error);
      this.busy = false;
    }
  }

  /** What leaves the player here, where more can be tried. */
  async stay(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    await this.make(work);
    this.busy = false;
  }
}
