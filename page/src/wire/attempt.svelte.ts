/** Something that a player tries and that leads to another screen: whether it is under way, and what was refused. */

import { asRefusal, type Refusal } from "./model";

export class Attempt {
  busy = $state(false);
  problem: Refusal | null;

  constructor(problem: Refusal | null = null) {
    this.problem = $state.raw(problem);
  }

  async make(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = asRefusal(error);
      this.busy = false; // otherwise this screen is on its way out, and a second click tries nothing a second time
    }
  }
}
