/**
 * The page's words, from the language files, in two parts: `?words=first` is there before anything shows, `?words=late`
 * comes with the first screen that needs it. A message belongs to a part by its family, the beginning of its name.
 */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The families that only commands and the server say. */
// prettier-ignore
const ELSEWHERE = [
  "admin", "by", "cards", "command", "deal", "explore", "help", "leader", "no", "not", "opponent", "playable", "prompt", "push", "recheck", "record", "remote",
  "reserved", "resume", "rules", "save", "saved", "serve", "solve", "web",
];
// prettier-ignore
const LATE = [
  "account", "aid", "chart", "clock", "court", "daily", "error", "fair", "forfeit", "guide", "hint", "learn", "lesson", "lessons", "lobby", "newcomer", "people", "phrase",
  "privacy", "puzzle", "replay", "review", "runs", "today", "verify", "whatif",
];
/** The buttons of a table. */
const FIRST = ["aid-title", "hint-title"];

export function pageWords(): Plugin {
  return {
    name: "page-words",
    enforce: "pre",
    config: () => ({ build: { rollupOptions: { output: { chunkFileNames: nameOf } } } }),
    load(id) {
      const [, file, part] = /^(.*\.ftl)\?words=(first|late)$/.exec(id) ?? [];
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
function wordsOf(text: string, late: boolean): string {
  const said = (message: string) => {
    const [name, family] = /^([a-z]+)[\w-]*/.exec(message) ?? [];
    if (!family || ELSEWHERE.includes(family)) return false;
    return (LATE.includes(family) && !FIRST.includes(name)) === late;
  };
  return text
    .split(/\n(?=[^\s}])/)
    .filter(said)
    .map((message) => message.trimEnd())
    .join("\n");
}
