/** Days of the calendar, which is UTC's, in the reader's language. */

import type { Language } from "./languages";

const format = (dateStyle: "full" | "long" | "medium") => (day: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** "Monday, 16 November 2026". */
export const weekday = format("full");

/** "16 November 2026". */
export const longDay = format("long");

/** "16 Nov 2026". */
export const shortDay = format("medium");
