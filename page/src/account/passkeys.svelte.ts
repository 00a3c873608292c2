/** Passkeys, by the browser's own functions. The server's options and what is sent back are texts of JSON. */

import { Attempt } from "../app/attempt.svelte";

/** An authenticator that was stopped, has no passkey for this server, or has one of this account already. */
export class PasskeyFailed extends Error {}

/** Whether passkeys can be had here: they need https or localhost, a name instead of an address, a current browser. */
export function hasPasskeys(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && named && typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === "function";
}

export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  return answered(() => navigator.credentials.create({ publicKey }));
}

export async function usePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  return answered(() => navigator.credentials.get({ publicKey }));
}

async function answered(ask: () => Promise<Credential | null>): Promise<string> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return JSON.stringify(credential.toJSON());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new PasskeyFailed();
}

/** Something that is asked of the server, perhaps with a passkey. */
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
