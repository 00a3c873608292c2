/** The fair deal: no one chooses the cards, and anyone can check that afterwards. docs/formats.md says how. */

import { sha256Hex, toHex } from "./sha256";

/** This client's part of the seed: 32 random bytes in hex, secret until every seat has committed. */
export function newContribution(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The hash that commits to a secret without revealing it. */
export function commitment(secret: string): string {
  return sha256Hex(`claim commit 1\n${secret}`);
}

/** The seed that follows from all secrets; "-" stands for a seat that has none, such as a bot's. */
export function fairSeed(table: string, secret: string, a: string | null, b: string | null): string {
  return sha256Hex(`claim fair deal 1\n${table}\n${secret}\n${a ?? "-"}\n${b ?? "-"}\n`);
}

/** The seed of a bot's random choices: fixed by the server's commitment, secret until the end. */
export function fairMoveSeed(table: string, secret: string): string {
  return sha256Hex(`claim bot 1\n${table}\n${secret}\n`);
}
