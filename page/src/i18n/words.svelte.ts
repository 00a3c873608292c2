/** The page's texts: `say("page-play")`. In components, the result follows the language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, remembered } from "../browser/memory";
import { choose, type Language } from "./languages";

type Values = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>("../../../src/claim/locales/*.ftl", { query: "?raw", import: "default" });

let current = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });
let asked: Language | null = null;

export function language(): Language {
  return current.language;
}

export async function speak(chosen: Language): Promise<void> {
  asked = chosen;
  const file = FILES[`../../../src/claim/locales/${chosen}.ftl`];
  if (!file) throw new Error(`no words for ${chosen}`);
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(await file()));
  if (errors[0]) throw errors[0];
  if (asked !== chosen) return; // another language was chosen while this one was loading
  current = { language: chosen, bundle };
  document.documentElement.lang = chosen;
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
