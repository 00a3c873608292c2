/** Something that is asked of the server, perhaps with a passkey: whether it is under way, and how it went wrong. */

import { asRefusal, type Refusal } from "../wire/model";
import { PasskeyFailed } from "./passkeys";

export class Trying {
  busy = $state(false);
  problem = $state.raw<Refusal | null>(null);
  /** The passkey was not used. */
  failed = $state(false);

  async make(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = false;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (error instanceof PasskeyFailed) this.failed = true;
      else this.problem = asRefusal(error);
    }
    this.busy = false;
  }
}
