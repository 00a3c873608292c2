/** Opens a table and goes there: whether it is under way, and what was refused. */

import { go } from "../browser/route.svelte";
import { Refusal } from "../wire/model";
import { open, type Wish } from "./seating";

export class Opening {
  busy = $state(false);
  problem = $state.raw<Refusal | null>(null);

  async begin(wish: Wish): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      go({ screen: "table", id: await open(wish) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
      this.busy = false; // otherwise this screen is on its way out, and a second click opens no second table
    }
  }
}
