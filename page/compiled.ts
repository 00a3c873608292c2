/**
 * Has a screen's scripts compiled whole when they are loaded, away from the page's own thread, where the browser can
 * (https://v8.dev/blog/explicit-compile-hints). Otherwise each function is compiled when it is first called: at the table
 * in the middle of the first trick, where that costs frames.
 */

import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";
/** In a smaller one there is little to compile, and the hint is more to load. */
const LEAST = 5000;

/** `screen`: the name of its chunk. What the lobby has loaded before has run by then, most of it. */
export function compiledAtOnce(screen: string): Plugin {
  return {
    name: "compiled-at-once",
    apply: "build",
    generateBundle: {
      order: "post", // nothing may stand before the hint
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const files = (some: typeof chunks) => some.flatMap(({ fileName, imports }) => [fileName, ...imports]);
        const before = files(chunks.filter(({ isEntry }) => isEntry));
        const own = files(chunks.filter(({ name }) => name === screen)).filter((file) => !before.includes(file));
        for (const chunk of chunks)
          if (own.includes(chunk.fileName) && chunk.code.length > LEAST) chunk.code = HINT + chunk.code;
      },
    },
  };
}
