/** Something that is asked of the server, perhaps with a passkey. */

import { Attempt } from "../app/attempt.svelte";
import { PasskeyFailed } from "./passkeys";

export class PasskeyAttempt extends Attempt {
  /** The passkey was not used. */
  failed = $state(false);

  override async stay(work: () => Promise<unknown>): Promise<void> {
    await super.stay(async () => {
      this.failed = false;
      await work().catch((error: unknown) => {
        if (!(error instanceof PasskeyFailed)) throw error;
        this.failed = true;
      });
    });
  }
}
