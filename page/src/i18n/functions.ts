/**
 * The functions that messages call: `{ DAY($day) }`. claim/locales/functions.py has the same for the terminal.
 *
 * What they are given is as it is stored or typed. tests/locales/functions.json has examples for both.
 */

import type { FluentFunction, FluentValue } from "@fluent/bundle";
import { days, moment } from "./calendar";
import type { Language } from "./languages";

const HUNGARIAN_AZ = /^(?:[aeiou]|[flmnrsxy](?![a-z])|5|1(?=(?:\d{3})*(?!\d)))/; // as it is read: öt, egy, ezer, iksz
const FRENCH_ELIDED = /^(?:[aeiou]|h[eiouy]|y[^aeiou])/;

export const functions = (language: Language): Record<string, FluentFunction> => ({
  /** A day of the calendar; what is none, as it is. A `suffix` takes the place of a Hungarian full stop. */
  DAY: ([day], { style = "long", suffix }) => {
    const told = orAsItIs(day, (text) => days[style as keyof typeof days](text, language));
    return suffix === undefined ? told : told.replace(/\.$/, "") + written(suffix);
  },
  /** A point in time, to the minute; what is none, as it is. */
  MOMENT: ([time]) => orAsItIs(time, (text) => moment(new Date(text), language)),
  /** What is given after its Hungarian article: az A5, a B5; `case` "upper" begins a sentence. */
  AZ: ([word], { case: letter = "lower" }) => {
    const article = HUNGARIAN_AZ.test(bare(word)) ? "az" : "a";
    return `${letter === "upper" ? article[0]?.toUpperCase() + article.slice(1) : article} ${written(word)}`;
  },
  DE: elided("de"),
  QUE: elided("que"),
});

/** A French word before another one: de Zoé, d’Anne. */
function elided(little: string): FluentFunction {
  return ([word]) => (FRENCH_ELIDED.test(bare(word)) ? `${little.slice(0, -1)}’` : `${little} `) + written(word);
}

function orAsItIs(given: FluentValue | undefined, formatted: (text: string) => string): string {
  const text = written(given);
  try {
    return formatted(text);
  } catch (error) {
    if (error instanceof RangeError) return text;
    throw error;
  }
}

const written = (value: FluentValue | undefined): string =>
  typeof value === "object" ? String(value.valueOf()) : (value ?? "");

/** A word in small letters without accents. */
const bare = (value: FluentValue | undefined): string => written(value).toLowerCase().normalize("NFD");
