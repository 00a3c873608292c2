/** What this browser knows of the keys to accounts: which passkeys are its device's, and a recovery key that was not kept. */

import { remember, remembered } from "./localstore";

const HERE = "passkeys-here";
const UNKEPT = "key-unkept";
const MOST = 20;

const passkeysHere = (): string[] => (remembered(HERE) ?? "").split(" ").filter(Boolean);

export const isPasskeyHere = (id: string): boolean => passkeysHere().includes(id);

/** Notes whether this device has a passkey. */
export function notePasskey(id: string, here: boolean): void {
  const ids = passkeysHere().filter((one) => one !== id);
  if (here) ids.unshift(id);
  remember(HERE, ids.length > 0 ? ids.slice(0, MOST).join(" ") : null);
}

/** Whether this account's recovery key was shown here, and not said to be kept. */
export const isKeyUnkept = (account: string): boolean => remembered(UNKEPT) === account;

/** Notes that a recovery key was shown, or that it was kept. */
export function noteKey(account: string, kept: boolean): void {
  if (!kept) remember(UNKEPT, account);
  else if (isKeyUnkept(account)) remember(UNKEPT, null);
}
