/**
 * The functions that messages call: `{ DAY($day) }`. claim/locales/functions.py has the same for the terminal.
 *
 * What they are value is as it is stored or typed. tests/locales/functions.json has examples for both.
 */

import type { FluentFunction, FluentValue } from "@fluent/bundle";
import { days, moment } from "./calendar";
import type { Language } from "./languages";

const HUNGARIAN_AZ = /^(?:[aeiou]|[flmnrsxy](?![a-z])|5|1(?=(?:\d{3})*(?!\d)))/; // as it is read: öt, egy, ezer, iksz
const FRENCH_VOWEL = /^(?:[aeiouœæ]|h[eiouy]|y[^aeiou])/;
const ITALIAN_VOWEL = /^(?:8|11)(?!\d)/; // otto, undici

export const functions = (language: Language): Record<string, FluentFunction> => ({
  /** A day of the calendar; what is none, as it is. A `suffix` takes the place of a Hungarian full stop. */
  DAY: ([day], { style = "long", suffix }) => {
    const text = orAsItIs(day, (text) => days[style as keyof typeof days](text, language));
    return suffix === undefined ? text : text.replace(/\.$/, "") + written(suffix);
  },
  /** A point in time, to the minute; what is none, as it is. */
  MOMENT: ([time]) => orAsItIs(time, (text) => moment(new Date(text), language)),
  /** A little word, such as an article, in the form that it has before another: az A5, d’Anne, dell’8. */
  BEFORE: ([little, word]) => before(written(little), written(word), language),
});

function before(little: string, word: string, language: Language): string {
  const plain = word.toLowerCase().normalize("NFD");
  if (language === "hu" && HUNGARIAN_AZ.test(plain)) return `${little}z ${word}`;
  if (language === "fr" && FRENCH_VOWEL.test(plain)) return `${little.slice(0, -1)}’${word}`;
  if (language === "it" && "ae".includes(little))
    return plain.startsWith(little) ? `${little}d ${word}` : `${little} ${word}`;
  if (language === "it" && ITALIAN_VOWEL.test(plain)) {
    return (little === "il" ? "l’" : little === "Il" ? "L’" : `${little}l’`) + word;
  }
  return `${little} ${word}`;
}

function orAsItIs(value: FluentValue | undefined, formatted: (text: string) => string): string {
  const text = written(value);
  try {
    return formatted(text);
  } catch (error) {
    if (error instanceof RangeError) return text;
    throw error;
  }
}

const written = (value: FluentValue | undefined): string =>
  typeof value === "object" ? String(value.valueOf()) : (value ?? "");
