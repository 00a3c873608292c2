import { beforeEach, expect, test, vi } from "vitest";
import { storage } from "../testing";
import { loudness } from "./loudness.svelte";

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  loudness.load();
});

test("sound is on and quiet until somebody says otherwise, and what they say survives a reload", () => {
  expect(loudness).toMatchObject({ muted: false, volume: 0.5, touch: true });
  loudness.setVolume(0.8);
  loudness.setMuted(true);
  loudness.setTouch(false);
  loudness.load();
  expect(loudness).toMatchObject({ muted: true, volume: 0.8, touch: false });
});

test("turned down to nothing it is muted, and unmuted it can be heard", () => {
  loudness.setVolume(0);
  expect(loudness.muted).toBe(true);
  loudness.setVolume(0.3);
  expect(loudness.muted).toBe(false);
  loudness.setVolume(0);
  loudness.setMuted(false);
  expect(loudness.volume).toBe(0.5);
});

test("a volume that is none is the usual one", () => {
  for (const volume of ["loud", "-1", "2"]) {
    localStorage.setItem("claim:volume", volume);
    loudness.load();
    expect(loudness.volume).toBe(0.5);
  }
});
