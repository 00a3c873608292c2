import { beforeEach, expect, test, vi } from "vitest";
import { storage } from "../testing";
import { has, language, lateWords, say, speak, speakFirst, switchLanguage } from "./words.svelte";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: ["pt-PT", "fr"] });
  vi.stubGlobal("localStorage", storage());
});

test("the first language is the browser's, until the player chooses another", async () => {
  await speakFirst();
  expect(language()).toBe("pt-BR");
  await switchLanguage("hu");
  expect(document.documentElement.lang).toBe("hu");
  await speakFirst();
  expect(language()).toBe("hu");
});

test("the language chosen last wins, whichever file comes first", async () => {
  await speak("fr");
  await Promise.all([speak("it"), speak("fr")]); // French is loaded already, so Italian comes later
  expect(language()).toBe("fr");
});

test("late words come when they are needed, and follow the language", async () => {
  await speak("en");
  expect(has("error-idle")).toBe(false);
  await speak("en"); // with those that asking for it brought
  expect(has("error-idle")).toBe(true);
  await Promise.all([lateWords(), lateWords()]);
  expect(has("learn-title")).toBe(true);
  await speak("hu");
  expect([has("learn-title"), has("page-play")]).toEqual([true, true]);
});

test("a screen waits for its words, also where another language is chosen meanwhile", async () => {
  vi.resetModules();
  const fresh = await import("./words.svelte");
  await fresh.speak("en");
  const screen = fresh.lateWords();
  await Promise.resolve(); // the English words are on their way
  void fresh.switchLanguage("hu");
  await screen;
  expect([fresh.language(), fresh.has("learn-title")]).toEqual(["hu", true]);
});

test("a message that does not exist is shown by its name, and reported", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  await speak("en");
  expect([has("page-play"), has("no-such-message")]).toEqual([true, false]);
  expect(say("no-such-message")).toBe("no-such-message");
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});
