/** Requests about accounts, their games and other people. The session itself is in a cookie that the page cannot read. */

import { ask } from "./http";
import { mayBeSignedIn } from "../kept/member.svelte";
import { keepAccountSeat, noteTable, savedSeat, savedSeats, updateSeat, type SavedSeat } from "../kept/seats";
import { asRefusal, Refusal } from "./model";
import type {
  AccountCreated,
  AccountGame,
  AccountState,
  Adopted,
  ChallengeEnded,
  CircleState,
  PasskeyOptions,
  PersonState,
  RecoveryKey,
  SignedOut,
  TableState,
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
export const namePasskey = (id: string, label: string) => ask<AccountState>("api/account/passkeys/name", { id, label });
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

export const exported = () => ask<unknown>("api/account/export");
export const deleteAccount = (name: string) => ask<SignedOut>("api/account/delete", { name });

// --- games ---

export const accountGames = () => ask<AccountGame[]>("api/account/games");
const askInProgress = () => ask<AccountGame[]>("api/account/games?going=true");

/** Saves a seat for each game of the account that goes on, unless this browser has one there, and returns their tables. */
export async function gamesInProgress(ask = askInProgress): Promise<Map<string, TableState>> {
  const tables = new Map<string, TableState>();
  try {
    for (const { seat, table } of (await ask()).reverse()) {
      const saved = savedSeat(table.id) ?? keepAccountSeat(table, seat);
      noteTable(table, saved.seat);
      tables.set(table.id, table);
    }
  } catch (error) {
    asRefusal(error); // whatever went wrong, the games that this browser knows are shown
  }
  return tables;
}

const adopt = (table: string, token: string) => ask<Adopted>("api/account/adopt", { table, token });

/** The games of this browser that are under no account, as far as it knows. */
export const adoptable = (): SavedSeat[] =>
  savedSeats().filter((seat) => seat.token && !seat.gone && seat.account === undefined);

/** Adopts them all and returns how many it was. A game that is refused is not tried again. */
export async function adoptAll(account: string, ask = adopt): Promise<number> {
  let count = 0;
  for (const { table, token } of adoptable())
    try {
      await ask(table, token);
      updateSeat(table, { account });
      count++;
    } catch (error) {
      if (!(error instanceof Refusal) || !["adopted_before", "not_seated", "no_table"].includes(error.code))
        throw error;
      updateSeat(table, { account: "" });
    }
  return count;
}

// --- other people, each named by the name or by the id of their account ---

export const myCircle = () => ask<CircleState>("api/people");
export const person = (name: string) => ask<PersonState>(`api/people/${encodeURIComponent(name)}`);
export const follow = (name: string, yes: boolean) => ask<PersonState>("api/people/follow", { name, follow: yes });
export const block = (name: string, yes: boolean) => ask<PersonState>("api/people/block", { name, block: yes });

/** Declines a challenge, or withdraws one's own. */
export const endChallenge = (table: string) => ask<ChallengeEnded>(`api/challenges/${table}/end`, {});
