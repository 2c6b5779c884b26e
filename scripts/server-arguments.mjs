// How the server is run, in production and in development.

import path from "node:path";
import { root } from "./repository.mjs";

/**
 * Measured with npm run bench: they keep the resident memory under load below 300 MB. Without V8's middle compiler the
 * server takes 40 MB less, of which a larger young space, which costs less collecting, takes half. Sizes in megabytes.
 * Uploads ask for collections (collect-pieces.ts), which --expose-gc makes possible.
 */
const MEMORY = ["--max-old-space-size=256", "--max-semi-space-size=16", "--no-maglev", "--expose-gc"];

export const serverEnvironment = {
  /** glibc otherwise keeps freed memory apart for each of Node's threads; other systems ignore this. */
  MALLOC_ARENA_MAX: "2",
  /** From the second start on nothing is stripped of types again; other sources or another Node are compiled anew. */
  NODE_COMPILE_CACHE: path.join(root, "node_modules", ".cache", "compiled"),
};

export const serverArguments = [
  ...MEMORY,
  "--disable-warning=ExperimentalWarning",
  // Relative to the root, where the server runs.
  "--import=./server/src/platform/resolve-once.ts",
  "server/src/main.ts",
];

/** Vite, which the development server embeds, needs more room. */
export const developmentArguments = ["--disable-warning=ExperimentalWarning", "server/src/main.ts"];
