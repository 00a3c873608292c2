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

test("a player who chose to be asked before each card lifts it first", () => {
  localStorage.setItem("claim:confirm", "yes");
  settings.load();
  expect(settings.playing).toBe("lift");
  settings.set("playing", "auto");
  settings.load();
  expect(settings.playing).toBe("auto");
});

test("sound is on and quiet until the player chooses otherwise, and that survives a reload", () => {
  settings.load();
  expect(settings).toMatchObject({ muted: false, volume: 0.5, touch: true });
  settings.setVolume(0.8);
  settings.setMuted(true);
  settings.set("touch", false);
  settings.load();
  expect(settings).toMatchObject({ muted: true, volume: 0.8, touch: false });
});

test("turned down to nothing it is muted, and unmuted it can be heard", () => {
  settings.setVolume(0);
  expect(settings.muted).toBe(true);
  settings.setVolume(0.3);
  expect(settings.muted).toBe(false);
  settings.setVolume(0);
  settings.setMuted(false);
  expect(settings.volume).toBe(0.5);
});

test("a volume that is none is the usual one", () => {
  for (const volume of ["loud", "-1", "2"]) {
    localStorage.setItem("claim:volume", volume);
    settings.load();
    expect(settings.volume).toBe(0.5);
  }
});
