/** One language's messages. Each is parsed when it is first said: no screen says more than a few of them. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { functions } from "./functions";
import type { Language } from "./languages";

export type Values = Record<string, FluentVariable>;

/** Indented lines and closing braces belong to the message above them. */
const NEXT_MESSAGE = /\n(?=[a-z])/;
const NAME = /^[\w-]+/;
/** Numbers below this are written alike in all languages. */
const GROUPED_FROM = 1000;
/** How many texts are kept. */
const KEPT = 500;

export class Messages {
  readonly #bundle: FluentBundle;
  readonly #sources = new Map<string, string>();
  /** What was said lately: a hand says the same about its cards again and again. */
  readonly #said = new Map<string, string>();

  constructor(language: Language, texts: readonly string[]) {
    this.#bundle = new FluentBundle(language, { functions: functions(language), useIsolating: false });
    for (const source of texts.flatMap((text) => text.split(NEXT_MESSAGE))) {
      this.#sources.set(NAME.exec(source)?.[0] ?? "", source);
    }
  }

  has(name: string): boolean {
    return this.#sources.has(name);
  }

  /** The message's text, or null where there is none; what is wrong with the values is added to `errors`. */
  format(name: string, values: Values, errors: Error[]): string | null {
    const key = name + JSON.stringify(values);
    const said = this.#said.get(key);
    if (said !== undefined) return said;
    const pattern = this.#parsed(name)?.value;
    if (!pattern) return null;
    const text = this.#bundle.formatPattern(pattern, withFigures(values), errors);
    if (this.#said.size >= KEPT) this.#said.clear();
    if (errors.length === 0) this.#said.set(key, text);
    return text;
  }

  #parsed(name: string) {
    const source = this.#sources.get(name);
    if (source !== undefined && !this.#bundle.hasMessage(name)) this.#bundle.addResource(new FluentResource(source));
    return this.#bundle.getMessage(name);
  }
}

/** A number written without asking for the language's formats, whose data takes a browser longer to load than a screen to show. */
class Figure extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function withFigures(values: Values): Values {
  const isFigure = (value: FluentVariable): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < GROUPED_FROM;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isFigure(value) ? new Figure(value) : value]),
  );
}
