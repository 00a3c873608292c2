import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";

let kept: Map<string, string>;
let root: { dataset: Record<string, string> };

beforeEach(() => {
  kept = new Map();
  root = { dataset: {} };
  vi.stubGlobal("document", { documentElement: root, querySelectorAll: () => [] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("preferences survive a reload", () => {
  settings.setTheme("dark");
  settings.setName("  Mab ");
  settings.setPlaying("tap");
  settings.setMemory(true);
  settings.setPace("slow");
  settings.setLog(false);
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
  kept.set("claim:theme", "neon");
  settings.load();
  expect(settings.theme).toBe("system");
});

test("the theme is set on the document; the system's sets nothing", () => {
  settings.setTheme("light");
  expect(root.dataset.theme).toBe("light");
  settings.setTheme("system");
  expect(root.dataset).toEqual({});
});

test("who wanted to be asked before a card is played lifts it first", () => {
  kept.set("claim:confirm", "yes");
  settings.load();
  expect(settings.playing).toBe("lift");
  settings.setPlaying("auto");
  settings.load();
  expect(settings.playing).toBe("auto");
});
