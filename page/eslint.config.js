import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// The folders of src, lowest first: a file may import from its own folder and from those before it, and the generated types
// from anywhere. Kept on one line.
// prettier-ignore
const LAYERS = [
  "browser", "kept", "i18n", "wire", "game", "sound", "cards", "fair", "app", "court", "learn", "board", "result", "table", "replay", "puzzles", "lessons", "lobby", "daily", "explore", "people", "account", "gallery",
];

for (const entry of readdirSync(new URL("src", import.meta.url), { withFileTypes: true }))
  if (entry.isDirectory() && !LAYERS.includes(entry.name))
    throw new Error(`LAYERS does not say where ${entry.name} is`);

const layers = LAYERS.map((folder, level) => {
  const above = LAYERS.slice(level + 1).join("|");
  return {
    files: [`src/${folder}/**`],
    ignores: ["**/*.test.ts"], // tests set up whatever they need
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^(?!\\.\\./wire/types$)(\\.\\./)+((${above})/|[^/]+$)`,
              message: `${folder}/ is a lower layer (LAYERS in eslint.config.js).`,
            },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: `ImportExpression[source.value=/^(\\.\\.\\u002f)+(${above})\\u002f/], ImportExpression[source.type!="Literal"], TSImportType`,
          message: `${folder}/ is a lower layer, or the layer cannot be told.`,
        },
      ],
    },
  };
});

export default defineConfig(
  globalIgnores(["src/wire/types.ts"]), // generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser }, linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["sw.js"],
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: "readonly" } }, // written in by service-worker.ts
  },
  layers,
);
