import { expect, test } from "vitest";
import vectors from "../../../tests/locales/functions.json";
import { functions } from "./functions";
import { LANGUAGES } from "./languages";

/** The same examples that tests/locales/test_functions.py holds the terminal's functions to. */
test.each(vectors)("$name of $given in every language", ({ name, given, options, expected }) => {
  for (const language of LANGUAGES) {
    const text = expected[language as keyof typeof expected];
    if (text !== undefined) expect(functions(language)[name]?.(given, options as Record<string, string>)).toBe(text);
  }
});
