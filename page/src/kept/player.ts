/** The random number by which the server knows this browser where a day's deal is played: one counted run per day. */

import { remember, remembered } from "./localstore";

const KEY = "player";
const ID = /^[\w-]{16,64}$/;

const known = (): string | null => {
  const id = remembered(KEY);
  return id !== null && ID.test(id) ? id : null;
};

/** Drawn when it is first needed. */
export function playerId(): string {
  const id = known() ?? randomId();
  remember(KEY, id);
  return id;
}

/** Who asks: what a day's deal shows depends on whether one has played it. Empty where this browser never has. */
export function playerHeader(): Record<string, string> {
  const id = known();
  return id === null ? {} : { "claim-player": id };
}

/** A random id, long enough to be a secret: the server derives tokens from some of them. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
