/** The page's texts: `say("page-play")`. In components, the result follows the language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, remembered } from "../browser/memory";
import { choose, type Language } from "./languages";

type Values = Record<string, FluentVariable>;

const FOLDER = "../../../src/claim/locales/";
const FIRST = import.meta.glob<string>("../../../src/claim/locales/*.ftl", {
  query: "?words=first",
  import: "default",
});
const LATE = import.meta.glob<string>("../../../src/claim/locales/*.ftl", { query: "?words=late", import: "default" });

let current = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });
let asked: Language | null = null;
/** Set once a screen is opened whose words are not among the first. */
let late: Promise<void> | null = null;

export function language(): Language {
  return current.language;
}

export async function speak(chosen: Language): Promise<void> {
  asked = chosen;
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  for (const text of await Promise.all((late ? [FIRST, LATE] : [FIRST]).map((part) => read(part, chosen)))) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors[0]) throw errors[0];
  }
  if (asked !== chosen) return; // another language was chosen while this one was loading
  current = { language: chosen, bundle };
  document.documentElement.lang = chosen;
}

async function read(part: typeof FIRST, chosen: Language): Promise<string> {
  const file = part[`${FOLDER}${chosen}.ftl`];
  if (!file) throw new Error(`no words for ${chosen}`);
  return file();
}

/** Loads a screen together with the words that only such screens need. */
export async function withLateWords<Screen>(screen: Promise<Screen>): Promise<Screen> {
  late ??= Promise.resolve()
    .then(() => speak(asked ?? current.language))
    .catch((error: unknown) => {
      late = null; // the next screen tries again
      throw error;
    });
  await late;
  return screen;
}

export async function speakFirst(): Promise<void> {
  await speak(choose(remembered("language"), navigator.languages));
}

export async function switchLanguage(chosen: Language): Promise<void> {
  remember("language", chosen);
  await speak(chosen);
}

export function has(message: string): boolean {
  return current.bundle?.hasMessage(message) ?? false;
}

export function say(message: string, values: Values = {}): string {
  const bundle = current.bundle;
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`no message ${message} in ${current.language}`);
    return message;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`${message} in ${current.language}:`, error);
  return text;
}
