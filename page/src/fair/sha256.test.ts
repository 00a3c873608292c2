import { expect, test } from "vitest";
import { sha256Hex, toHex } from "./sha256";

/** What another implementation says: the one that browsers have on secure addresses only. */
async function theirs(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

test("the known answers of FIPS 180-4", () => {
  expect(sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("every length around the block's edges gives what another implementation gives", async () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length * 11) & 255);
    expect(sha256Hex(bytes)).toBe(await theirs(bytes));
  }
});

test("text is hashed as UTF-8", async () => {
  expect(sha256Hex("magyar ő, 日本")).toBe(await theirs(new TextEncoder().encode("magyar ő, 日本")));
});
