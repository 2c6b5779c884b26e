// npm test: types, lint, tests, build and browser, counted together. One part: npm test -- --only unit

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { ensureBrowser, findQuickBrowser } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { run, runNpm } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary, root } from "./repository.mjs";
import { ensureBuilt } from "./site-build.mjs";
import { playwrightCounts, stepCounts, vitestCounts } from "./test-counts.mjs";

/** A step that hangs is stopped, so that the count is always printed. */
const STEP_LIMIT_MS = 20 * 60_000;
const PARTS = ["types", "lint", "unit", "server", "browser"];

const reports = mkdtempSync(path.join(os.tmpdir(), "caseload-test-"));

const script = (name) => async () =>
  stepCounts(
    await runNpm(["run", "--silent", name], { env: installedEnvironment(), limitMs: STEP_LIMIT_MS }),
  );

async function tests(projects) {
  const report = path.join(reports, "vitest.json");
  const args = [
    programOf(root, "vitest", "vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...projects.flatMap((project) => ["--project", project]),
  ];
  const env = installedEnvironment({ NODE_ENV: "test" });
  return vitestCounts(await runReporting(args, env, report));
}

async function build() {
  await ensureBuilt();
  return { passed: 0, failed: 0 };
}

async function browser() {
  const report = path.join(reports, "playwright.json");
  const args = [
    programOf(path.join(root, "e2e"), "@playwright/test", "cli.js"),
    "test",
    "-c",
    "e2e/playwright.config.ts",
    "--reporter=list,json",
  ];
  const whole = await ensureBrowser();
  const env = installedEnvironment({
    CHROMIUM_PATH: findQuickBrowser(whole),
    WHOLE_CHROMIUM_PATH: whole,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return playwrightCounts(await runReporting(args, env, report));
}

async function runReporting(args, env, file) {
  const exitCode = await run(requireNodeBinary(), args, { env, limitMs: STEP_LIMIT_MS });
  return { exitCode, report: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null };
}

function programOf(workspace, name, file) {
  const manifest = createRequire(path.join(workspace, "package.json")).resolve(`${name}/package.json`);
  return path.join(path.dirname(manifest), file);
}

function stepsFor(only) {
  const all = [
    ["types", script("typecheck")],
    ["lint", script("lint")],
    // Tests that start the real server need the pages.
    ["build", build],
    ["unit and API tests", () => tests(["unit", "server"])],
    ["browser", browser],
  ];
  if (only === undefined) return all;
  if (only === "unit") return [[only, () => tests([only])]];
  if (only === "server")
    return [
      ["build", build],
      [only, () => tests([only])],
    ];
  return all.filter(([name]) => name === only || (only === "browser" && name === "build"));
}

async function measured([name, step]) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const counts = await step().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  return { name, ...counts, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

function readOnly([flag, part, ...rest]) {
  if (flag === undefined) return undefined;
  if (flag === "--only" && PARTS.includes(part) && rest.length === 0) return part;
  throw new Error(`Usage: npm test, or npm test -- --only ${PARTS.join("|")}`);
}

async function main() {
  const steps = stepsFor(readOnly(process.argv.slice(2)));
  await ensureInstalled();
  const results = [];
  for (const step of steps) results.push(await measured(step));
  console.log("");
  for (const { name, seconds, passed, failed, note } of results) {
    console.log(
      `${name}: ${passed} passed, ${failed} failed${note === undefined ? "" : ` (${note})`}, ${seconds} s`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") > 0 ? 1 : 0;
}

process.exitCode = await main()
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    console.log("0 passed, 1 failed");
    return 1;
  })
  .finally(() => rmSync(reports, { recursive: true, force: true }));
