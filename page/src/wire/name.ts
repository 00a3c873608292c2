/** A name as the server takes it: at most 40 printable characters. What a keyboard slips in unseen (joiners, marks of direction) is left out. */

export const MOST = 40;

/** Who gives no name is this to the server and in records, and to each reader what their language says. */
export const NAMELESS = "person";

export function tidyName(typed: string): string {
  const printable = typed.replace(/\s+/gu, " ").replace(/\p{C}/gu, "").trim();
  return Array.from(printable).slice(0, MOST).join("").trim();
}
