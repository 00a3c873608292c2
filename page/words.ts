/**
 * Leaves out of the language files what the page never says: comments, the terminal's and the commands' messages, and
 * errors that no server sends (left-out.json; a test compares it with what the page says and with the errors there are).
 * The rest is in two parts:
 * `?words=first`, and `?words=late` with the families and the errors that only what is loaded late uses (all of a family
 * but what the list `first` names).
 */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import leftOut from "./left-out.json" with { type: "json" };

const PART = /^(.*\.ftl)\?words=(first|late)$/;
const starts = (families: string[]) => new RegExp(`^(?:${families.join("|")})-`);
const ELSEWHERE = starts(leftOut.families);
const NEVER = new Set([...leftOut.terminal, ...leftOut.messages]);
const LATE = starts(leftOut.late);
const MESSAGE = /^[a-z][\w-]*/;

export function pageWords(): Plugin {
  return {
    name: "page-words",
    enforce: "pre",
    config: () => ({ build: { rollupOptions: { output: { chunkFileNames: nameOf } } } }),
    load(id) {
      const [, file, part] = PART.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(wordsOf(readFileSync(file, "utf8"), part === "late"))}`;
    },
  };
}

/** The server names a language's first words in index.html, so the late ones have to be told apart. */
const nameOf = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  facadeModuleId?.endsWith("?words=late") ? "assets/[name]-late-[hash].js" : "assets/[name]-[hash].js";

/** The messages of one part. Indented lines and closing braces belong to the message above them. */
export function wordsOf(text: string, late: boolean): string {
  const said = (message: string) => {
    const name = MESSAGE.exec(message)?.[0];
    if (!name || ELSEWHERE.test(name) || NEVER.has(name)) return false;
    const comesLate = LATE.test(name) && !leftOut.first.includes(name);
    return (comesLate || leftOut.lateMessages.includes(name)) === late;
  };
  return text
    .split(/\n(?=[^\s}])/)
    .filter(said)
    .map((message) => message.trimEnd())
    .join("\n");
}
