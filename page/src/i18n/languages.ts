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
  const wanted = name.toLowerCase();
  return LANGUAGES.find((l) => wanted === l.toLowerCase() || wanted.split("-")[0] === l.toLowerCase().split("-")[0]);
}

export const choose = (remembered: string | null, wanted: readonly string[]): Language =>
  [remembered ?? "", ...wanted].map(match).find((language) => language !== undefined) ?? "en";
