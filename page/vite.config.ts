/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { serviceWorker } from "./service-worker";
import { pageWords } from "./words";

// While developing (`npm run dev`) the API comes from a running `claim serve`.
const server = process.env.CLAIM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [pageWords(), svelte(), serviceWorker()],
  build: {
    outDir: "../src/claim/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // a hint: browsers without it fetch a little later
  },
  server: {
    fs: { allow: [".."] }, // the words are in src/claim/locales
    // The server accepts only what comes from its own address: it must see the Host that the browser sees.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, changeOrigin: false, ws: true },
    },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // A context of its own for each file, not a process: less than half the time. A minute is for what is broken, and
  // never reached on a busy machine: some tests import files that are compiled first.
  test: { include: ["src/**/*.test.ts"], environment: "node", css: true, pool: "vmThreads", testTimeout: 60_000 },
}));
