/** Days of the calendar, which is UTC's, and moments of the reader's own, in the reader's language. */

import type { Language } from "./languages";

const format = (dateStyle: "full" | "long" | "medium") => (day: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

export const days = {
  /** "Monday, November 16, 2026". */
  full: format("full"),
  /** "November 16, 2026". */
  long: format("long"),
  /** "Nov 16, 2026". */
  medium: format("medium"),
};

/** A point in time, to the minute. */
export const moment = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
