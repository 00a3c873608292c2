import { beforeEach, expect, test, vi } from "vitest";
import { storage } from "../testing";
import { settings } from "./settings.svelte";

let root: { dataset: Record<string, string> };

beforeEach(() => {
  root = { dataset: {} };
  vi.stubGlobal("document", { documentElement: root, querySelectorAll: () => [] });
  vi.stubGlobal("localStorage", storage());
});

test("preferences survive a reload", () => {
  settings.set("theme", "dark");
  settings.setName("  Mab ");
  settings.set("playing", "tap");
  settings.set("memory", true);
  settings.set("pace", "slow");
  settings.set("log", false);
  settings.load();
  const kept = { theme: "dark", name: "Mab", playing: "tap", memory: true, log: false, pace: "slow" };
  expect(settings).toMatchObject(kept);
});

test("without preferences the system's theme is used, the device decides how to play, and the screen what is shown", () => {
  settings.load();
  const first = { theme: "system", name: "", playing: "auto", memory: null, log: null, pace: null };
  expect(settings).toMatchObject(first);
});

test("an unknown theme means the system's", () => {
  localStorage.setItem("claim:theme", "neon");
  settings.load();
  expect(settings.theme).toBe("system");
});

test("the theme is set on the document; the system's sets nothing", () => {
  settings.set("theme", "light");
  expect(root.dataset.theme).toBe("light");
  settings.set("theme", "system");
  expect(root.dataset).toEqual({});
});

test("who wanted to be asked before a card is played lifts it first", () => {
  localStorage.setItem("claim:confirm", "yes");
  settings.load();
  expect(settings.playing).toBe("lift");
  settings.set("playing", "auto");
  settings.load();
  expect(settings.playing).toBe("auto");
});
