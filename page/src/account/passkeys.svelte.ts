/** Passkeys, by the browser's own functions. The server's options and what is sent back are texts of JSON. */

import { Attempt } from "../app/attempt.svelte";
import { notePasskey } from "../kept/keys";

/** A passkey was not made or used; `why` is the message that says it. */
export class PasskeyFailed extends Error {
  readonly why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}

/** Whether passkeys can be had here: they need https or localhost, a name instead of an address, a current browser. */
export function hasPasskeys(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && named && typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === "function";
}

export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  return answered(() => navigator.credentials.create({ publicKey }), "account-passkey-unmade");
}

export async function usePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  return answered(() => navigator.credentials.get({ publicKey }), "account-passkey-failed");
}

/** The answer of a device; `failed` says that there was none, because it was stopped or nothing fitted. */
async function answered(ask: () => Promise<Credential | null>, failed: string): Promise<string> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) {
      if (credential.authenticatorAttachment === "platform") notePasskey(credential.id, true);
      return JSON.stringify(credential.toJSON());
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "InvalidStateError") throw new PasskeyFailed("account-passkey-here"); // it has one already
  }
  throw new PasskeyFailed(failed);
}

/** Something that is asked of the server, perhaps with a passkey. */
export class PasskeyAttempt extends Attempt {
  /** The message that says why a passkey was not made or used. */
  failed = $state<string | null>(null);

  override async stay(work: () => Promise<unknown>): Promise<void> {
    await super.stay(async () => {
      this.failed = null;
      await work().catch((error: unknown) => {
        if (!(error instanceof PasskeyFailed)) throw error;
        this.failed = error.why;
      });
    });
  }
}
