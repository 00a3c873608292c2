/** Several words as a list in the reader's language: "one, two and three". */

import { language } from "./words.svelte";

export const listed = (words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(language(), { type }).format(words);
