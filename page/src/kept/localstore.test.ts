import { afterEach, expect, test, vi } from "vitest";
import { remember, remembered } from "./localstore";

function browser(full: () => boolean): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, value: string) => {
      if (full()) throw new Error("QuotaExceededError");
      kept.set(key, value);
    },
  });
  return kept;
}

afterEach(() => void vi.unstubAllGlobals());

test("a value is stored in the browser and removed from it", () => {
  const kept = browser(() => false);
  remember("name", "Mab");
  expect(kept.get("claim:name")).toBe("Mab");
  expect(remembered("name")).toBe("Mab");
  remember("name", null);
  expect(kept.size).toBe(0);
  expect(remembered("name")).toBeNull();
});

test("with full storage the newest value wins over the stored one", () => {
  let full = false;
  const kept = browser(() => full);
  remember("seats", "old");
  full = true;
  remember("seats", "new");
  expect(remembered("seats")).toBe("new");
  full = false;
  remember("seats", "newer");
  kept.set("claim:seats", "another window's");
  expect(remembered("seats")).toBe("another window's");
});

test("without storage, values last until the page closes", () => {
  vi.stubGlobal("localStorage", undefined);
  remember("theme", "dark");
  expect(remembered("theme")).toBe("dark");
  remember("theme", null);
  expect(remembered("theme")).toBeNull();
});
