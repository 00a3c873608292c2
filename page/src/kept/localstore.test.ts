import { afterEach, expect, test, vi } from "vitest";
import { storage } from "../testing";
import { remember, remembered } from "./localstore";

afterEach(() => void vi.unstubAllGlobals());

test("a value is stored in the browser and removed from it", () => {
  vi.stubGlobal("localStorage", storage());
  remember("name", "Mab");
  expect(localStorage.getItem("claim:name")).toBe("Mab");
  expect(remembered("name")).toBe("Mab");
  remember("name", null);
  expect(localStorage.length).toBe(0);
  expect(remembered("name")).toBeNull();
});

test("with full storage the newest value wins over the stored one", () => {
  vi.stubGlobal("localStorage", storage());
  remember("seats", "old");
  const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  remember("seats", "new");
  expect(remembered("seats")).toBe("new");
  full.mockRestore();
  remember("seats", "newer");
  localStorage.setItem("claim:seats", "another window's");
  expect(remembered("seats")).toBe("another window's");
});

test("without storage, values last until the page closes", () => {
  vi.stubGlobal("localStorage", undefined);
  remember("theme", "dark");
  expect(remembered("theme")).toBe("dark");
  remember("theme", null);
  expect(remembered("theme")).toBeNull();
});
