import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { storage } from "../testing";
import { endedMember, mayBeSignedIn, noteEnded, noteSignedIn } from "./member.svelte";

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  noteSignedIn(null);
  settings.load();
});

test("signing out leaves no name behind", () => {
  noteSignedIn({ id: "1", name: "Mab" });
  settings.setName("Mab");
  noteSignedIn(null);
  expect([settings.name, settings.account, endedMember()]).toEqual(["", null, null]);
  expect(localStorage.getItem("claim:name")).toBe("");
});

test("a name that a guest typed stays", () => {
  settings.setName("Robin");
  noteSignedIn(null);
  expect(settings.name).toBe("Robin");
});

test("a session that ended by itself is said to have until the next sign-in", () => {
  noteSignedIn({ id: "1", name: "Mab" });
  noteEnded();
  noteEnded(); // another request hears of it
  expect([endedMember(), mayBeSignedIn()]).toEqual(["Mab", false]);
  noteSignedIn({ id: "1", name: "Mab" });
  expect(endedMember()).toBeNull();
});
