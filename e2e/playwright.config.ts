import { defineConfig } from "@playwright/test";
import type { StageOptions } from "./stage/test.ts";

const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig<object, StageOptions>({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./global-setup.ts",
  outputDir: "test-results",
  workers: 2,
  // docs/decisions/2026-11-22-a-browser-story-may-be-tried-twice.md: the count names those that needed it.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    actionTimeout: 15_000,
    // Recording takes a sixth of the processor; ask for it where a failure needs it: --trace on.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
  },
});
