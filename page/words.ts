/**
 * Leaves out of the language files what the page never says: comments, the terminal's and the commands' messages, and
 * errors that no server sends (left-out.json; a test compares it with the errors there are).
 */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import leftOut from "./left-out.json" with { type: "json" };

const RAW = /\.ftl\?raw$/;
const OURS = new RegExp(`^(?!(?:${leftOut.families.join("|")})-|(?:${leftOut.messages.join("|")}) =)[a-z]`);

export function pageWords(): Plugin {
  return {
    name: "page-words",
    enforce: "pre", // before ?raw is read as it is
    load(id) {
      if (!RAW.test(id)) return null;
      const file = id.replace("?raw", "");
      this.addWatchFile(file);
      return `export default ${JSON.stringify(wordsOf(readFileSync(file, "utf8")))}`;
    },
  };
}

/** The messages that the page may say. Indented lines and closing braces belong to the message above them. */
export function wordsOf(text: string): string {
  const messages = text.split(/\n(?=[^\s}])/);
  return messages
    .filter((message) => OURS.test(message))
    .map((message) => message.trimEnd())
    .join("\n");
}
