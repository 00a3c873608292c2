import type { Language } from "./languages";

/** A point in time of this week or the next with its weekday, in the reader's own time: "Thursday, November 19 at 8:00 PM". */
export const weekly = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(time);
