/** Writes the service worker: `sw.js` with the list of the page's files and a name that follows from what is in them. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SCRIPT = new URL("sw.js", import.meta.url);
const PUBLIC = new URL("public/", import.meta.url);
/** Not needed without a network. */
const LEFT_OUT = ["fonts.txt", "social.png"];

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post", // index.html is in the bundle by then
    generateBundle(_, bundle) {
      const script = readFileSync(SCRIPT, "utf8");
      const built = Object.values(bundle).map((file) => [
        file.fileName,
        file.type === "chunk" ? file.code : file.source,
      ]) as [string, string | Uint8Array][];
      const others = readdirSync(PUBLIC)
        .filter((name) => !LEFT_OUT.includes(name))
        .map((name): [string, Uint8Array] => [name, readFileSync(new URL(name, PUBLIC))]);
      const files = [...built, ...others].sort(([one], [other]) => (one < other ? -1 : 1));
      const hash = createHash("sha256").update(script);
      for (const [name, content] of files) hash.update(`\0${name}\0`).update(content);
      const names = files.map(([name]) => name).filter((name) => name !== "index.html");
      const source = script
        .replace("__BUILD__", hash.digest("hex").slice(0, 16))
        .replace("__FILES__", JSON.stringify(names));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
