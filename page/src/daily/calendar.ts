/** Days of the calendar, which is UTC's, in the reader's language. */

import type { Language } from "../i18n/languages";

/** "Monday, 16 November 2026". */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** A short form: "16 Nov 2026". */
export const shortDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
