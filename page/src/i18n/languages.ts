/** The available languages, and which one a browser asks for, matched as in `claim.locales.choose_language`. */

export const LANGUAGES = ["en", "fr", "hu", "it", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name, for the menu. Not in the language files, because only one of these is loaded. */
export const NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  hu: "Magyar",
  it: "Italiano",
  "pt-BR": "Português (Brasil)",
};

export function match(name: string): Language | undefined {
  const lower = name.toLowerCase();
  return LANGUAGES.find((l) => lower === l.toLowerCase() || lower.split("-")[0] === l.toLowerCase().split("-")[0]);
}

export const choose = (remembered: string | null, preferred: readonly string[]): Language =>
  [remembered ?? "", ...preferred].map(match).find((language) => language !== undefined) ?? "en";
