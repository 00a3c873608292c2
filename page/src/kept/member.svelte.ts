/** Whose account this browser has signed in to, as far as it knows. */

import { remember, remembered } from "./localstore";
import type { AccountState } from "../wire/types";
import { forgetSeat, savedSeats } from "./seats";

const KEY = "account";

let name = $state<string | null>(null);
/** Whose session has ended without being asked to, until the reader has seen it. */
let ended = $state<string | null>(null);
let left: () => void = () => {};

export const endedMember = (): string | null => ended;

export const forgetEnded = (): null => (ended = null);

/** Calls this when the browser has signed out. */
export const onLeft = (listener: typeof left) => (left = listener);

/** The account's name; null where this browser has not signed in, or its session has ended. */
export const memberName = (): string | null => name;

/** Whether this browser has signed in: the server is asked only then. */
export const mayBeSignedIn = (): boolean => name !== null;

/** Reads it again: another tab may have signed in or out. */
export function readMember(): void {
  const before = name;
  name = remembered(KEY);
  if (name === null && before !== null) left();
}

/** Notes that the server knows of no session here, though the browser had signed in. */
export function noteEnded(): void {
  const whose = name ?? ended;
  noteSignedIn(null);
  ended = whose;
}

/** Notes whose account it is now. Seats that only another one opens are forgotten. */
export function noteSignedIn(account: Pick<AccountState, "id" | "name"> | null): void {
  remember(KEY, account?.name ?? null);
  ended = null;
  readMember();
  for (const seat of savedSeats()) if (!seat.token && seat.account !== account?.id) forgetSeat(seat.table);
  if (account === null) remember("push", null); // the next account is asked anew
}
