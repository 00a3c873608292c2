import { expect, test } from "vitest";
import { isKeyUnkept, isPasskeyHere, noteKey, notePasskey } from "./keys";

test("the device's passkeys are known until they are removed, the newest twenty", () => {
  notePasskey("one", true);
  notePasskey("two", true);
  notePasskey("two", true);
  notePasskey("one", false);
  expect([isPasskeyHere("one"), isPasskeyHere("two")]).toEqual([false, true]);
  for (let number = 0; number < 20; number++) notePasskey(`new-${number}`, true);
  expect([isPasskeyHere("two"), isPasskeyHere("new-0"), isPasskeyHere("")]).toEqual([false, true, false]);
});

test("a recovery key is asked for until it was kept, and only by its own account", () => {
  noteKey("ann", false);
  noteKey("bob", true);
  expect([isKeyUnkept("ann"), isKeyUnkept("bob")]).toEqual([true, false]);
  noteKey("ann", true);
  expect(isKeyUnkept("ann")).toBe(false);
});
