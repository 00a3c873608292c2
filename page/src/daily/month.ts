/** Months of the calendar, such as "2026-11", and days, in UTC. */

import type { Language } from "../i18n/languages";

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month this many after another. */
export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return monthOf(date.toISOString());
}

/** A month's days week by week, from Monday; null where a week has days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;
  const days = (Date.parse(`${monthAfter(month, 1)}-01`) - Date.parse(`${month}-01`)) / 86_400_000;
  const dayAt = (place: number) =>
    place < before || place >= before + days ? null : `${month}-${String(place - before + 1).padStart(2, "0")}`;
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => dayAt(7 * week + at)),
  );
}

/** The days of the week from Monday, short and whole. */
export function weekdays(language: Language): { short: string; long: string }[] {
  const names = (weekday: "short" | "long") => new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
  const [short, long] = [names("short"), names("long")];
  const dates = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at))); // that was a Monday
  return dates.map((date) => ({ short: short.format(date), long: long.format(date) }));
}

export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** How long until then, in whole minutes that have begun. */
export function remaining(until: string, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
