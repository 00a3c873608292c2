/** A name as the server accepts it: at most 40 printable characters, without the joiners and direction marks that keyboards add. */

export const MAX_NAME = 40;

/** Stands for "no name" on the server and in records; the page shows a word of the reader's language instead. */
export const NAMELESS = "person";

export function tidyName(typed: string): string {
  const printable = typed.replace(/\s+/gu, " ").replace(/\p{C}/gu, "").trim();
  return Array.from(printable).slice(0, MAX_NAME).join("").trim();
}
