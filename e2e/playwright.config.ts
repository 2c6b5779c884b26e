import { defineConfig } from "@playwright/test";
import type { TestOptions } from "./stage/test.ts";

const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No painting ahead of what the window shows.
  "--force-gpu-mem-available-mb=4",
];

/** Stories that bring their own people; all others happen among the demo's, or on a site that they start themselves. */
const emptyMarket =
  /\/(account-care|account-changes|applying-again|files|hiring|late-dialogs|lost-connection|marketplace|registration-rules|second-factor|security-headers)\.spec\.ts$/;

/** What the headless shell, which may run the others, cannot: notifications, and text as wide as on a desktop. */
const wholeBrowser = /\/(push|steadiness)\.spec\.ts$/;
const { CHROMIUM_PATH, WHOLE_CHROMIUM_PATH = CHROMIUM_PATH } = process.env;
const launched = (executablePath: string | undefined) => ({ executablePath, args: chromiumArguments });

export default defineConfig<object, TestOptions>({
  testDir: ".",
  // One after the other: a worker that is handed a story of the other market starts its site anew.
  projects: [
    { name: "demo", testMatch: "*.spec.ts", testIgnore: [emptyMarket, wholeBrowser], use: { demo: "on" } },
    {
      name: "demo, whole browser",
      testMatch: wholeBrowser,
      // Few: a second worker would take longer to start its site than to run its half.
      workers: 1,
      use: { demo: "on", launchOptions: launched(WHOLE_CHROMIUM_PATH) },
    },
    { name: "empty", testMatch: emptyMarket, use: { demo: "off" } },
  ],
  globalSetup: "./global-setup.ts",
  outputDir: "test-results",
  // A third story runs while two wait for an answer or an animation.
  workers: 3,
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
    launchOptions: launched(CHROMIUM_PATH),
  },
});
