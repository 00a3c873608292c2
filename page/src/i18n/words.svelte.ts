/** The page's texts: `say("page-play")`. In components, the result follows the language. */

import { remember, remembered } from "../kept/localstore";
import { choose, type Language } from "./languages";
import { Messages, type Values } from "./messages";

const FOLDER = "../../../src/claim/locales/";
const FIRST = import.meta.glob<string>("../../../src/claim/locales/*.ftl", {
  query: "?words=first",
  import: "default",
});
const LATE = import.meta.glob<string>("../../../src/claim/locales/*.ftl", { query: "?words=late", import: "default" });

let current = $state.raw<{ language: Language; messages: Messages | null }>({ language: "en", messages: null });
let requested: Language | null = null;
let speaking: Promise<void> = Promise.resolve();
/** Set once a screen is opened whose words are not among the first. */
let late: Promise<void> | null = null;

export function language(): Language {
  return current.language;
}

/** Resolves when the page speaks this language, or another one that was chosen while this one was loading. */
export function speak(chosen: Language): Promise<void> {
  return (speaking = load(chosen));
}

async function load(chosen: Language): Promise<void> {
  requested = chosen;
  const texts = await Promise.all((late ? [FIRST, LATE] : [FIRST]).map((part) => read(part, chosen)));
  if (requested !== chosen) return speaking;
  current = { language: chosen, messages: new Messages(chosen, texts) };
  document.documentElement.lang = chosen;
}

async function read(part: typeof FIRST, chosen: Language): Promise<string> {
  const file = part[`${FOLDER}${chosen}.ftl`];
  if (!file) throw new Error(`no words for ${chosen}`);
  return file();
}

/** Resolves when the words that are not among the first are here too. */
export function lateWords(): Promise<void> {
  late ??= Promise.resolve()
    .then(() => speak(requested ?? current.language))
    .catch((error: unknown) => {
      late = null; // the next screen tries again
      throw error;
    });
  return late;
}

export async function speakFirst(): Promise<void> {
  await speak(choose(remembered("language"), navigator.languages));
}

export async function switchLanguage(chosen: Language): Promise<void> {
  remember("language", chosen);
  await speak(chosen);
}

/** Whether there is such a message. One that is not among the first words brings the others, and is there after that. */
export function has(message: string): boolean {
  if (!current.messages || current.messages.has(message)) return current.messages !== null;
  lateWords().catch(() => {}); // tried again when they are needed again
  return false;
}

/** Several words as a list in the reader's language: "one, two and three". */
export const listed = (words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(language(), { type }).format(words);

export function say(message: string, values: Values = {}): string {
  const { language, messages } = current;
  const errors: Error[] = [];
  const text = messages?.format(message, values, errors) ?? null;
  if (messages && text === null) console.error(`no message ${message} in ${language}`);
  for (const error of errors) console.error(`${message} in ${language}:`, error);
  return text ?? message;
}
