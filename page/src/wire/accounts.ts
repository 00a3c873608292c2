/** Requests about accounts. The session itself is in a cookie that the page cannot read. */

import { ask } from "./http";
import { mayBeSignedIn } from "../kept/member.svelte";
import { Refusal } from "./model";
import type {
  AccountCreated,
  AccountGame,
  AccountState,
  Adopted,
  PasskeyOptions,
  RecoveryKey,
  SignedOut,
} from "./types";

/** This browser's account, or null where it has not signed in or the session has ended. */
export async function myAccount(): Promise<AccountState | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await ask<AccountState>("api/account");
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "not_signed_in") throw error;
    return null;
  }
}

const options = async (path: string, body: object): Promise<string> => (await ask<PasskeyOptions>(path, body)).options;

export const creationOptions = (name: string) => options("api/accounts/options", { name });
export const signInOptions = () => options("api/sessions/options", {});
export const passkeyOptions = () => options("api/account/passkeys/options", {});

/** With a passkey, or with a name alone. */
export const createAccount = (credentials: { passkey: string } | { name: string }) =>
  ask<AccountCreated>("api/accounts", credentials);

export const signIn = (credentials: { passkey: string } | { recovery_key: string }) =>
  ask<AccountState>("api/sessions", credentials);

export const addPasskey = (passkey: string) => ask<AccountState>("api/account/passkeys", { passkey });
export const removePasskey = (id: string) => ask<AccountState>("api/account/passkeys/remove", { id });
export const newRecoveryKey = () => ask<RecoveryKey>("api/account/recovery-key", {});
export const rename = (name: string) => ask<AccountState>("api/account/name", { name });

/** Ends one session, or all. */
export const endSession = (id: string | null) => ask<SignedOut>("api/account/sessions/end", { id });

/** Ends this browser's session, if it has one. */
export async function signOut(): Promise<void> {
  const current = (await myAccount())?.sessions.find((one) => one.current);
  if (current) await endSession(current.id);
}

export const adopt = (table: string, token: string) => ask<Adopted>("api/account/adopt", { table, token });
export const accountGames = () => ask<AccountGame[]>("api/account/games");
export const gamesGoingOn = () => ask<AccountGame[]>("api/account/games?going=true");
export const exported = () => ask<unknown>("api/account/export");
export const deleteAccount = (name: string) => ask<SignedOut>("api/account/delete", { name });
