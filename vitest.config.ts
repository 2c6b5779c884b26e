import { defineConfig } from "vitest/config";
import { serverEnvironment } from "./scripts/server-arguments.mjs";

export default defineConfig({
  test: {
    // A third file runs while two wait for a process to start or a limit of time to pass.
    maxWorkers: 3,
    // Test files of one worker share the modules that they read: reading them anew cost half of the processor's time.
    isolate: false,
    projects: [
      {
        extends: "./web/unit-tests.vite.ts",
        test: {
          name: "unit",
          isolate: false,
          maxWorkers: 3,
          // CSS Modules are read, because unread ones have no named exports. A class keeps its name, so that tests can look for
          // it.
          css: { include: /\.module\.css$/, modules: { classNameStrategy: "non-scoped" } },
          include: [
            "{contract,matching}/src/**/*.test.ts",
            "matching/evaluation/**/*.test.ts",
            "scripts/**/*.test.mjs",
            "web/*.test.ts",
            "web/app/**/*.test.{ts,tsx}",
          ],
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          maxWorkers: 3,
          include: ["server/src/**/*.test.ts"],
          globalSetup: "server/src/testkit/database.ts",
          // Node strips the types itself, as in production: nothing is bundled or mocked here.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // As the server runs, for the threads of matching and of PDFs that each site starts: what they import is resolved
          // and compiled once.
          execArgv: ["--import=./server/src/platform/resolve-once.ts"],
          env: { NODE_COMPILE_CACHE: serverEnvironment.NODE_COMPILE_CACHE },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
