// npm test: types, lint, tests, build and browser, counted together. One part: npm test -- --only unit
// Only tests that changes reach: npm test -- --changed [BASE], where BASE is HEAD unless given.

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
import { playwrightSelection, readTestArguments, vitestSelection } from "./test-arguments.mjs";
import { runSteps } from "./test-steps.mjs";
import { describeCosts, playwrightCosts, vitestCosts } from "./test-costs.mjs";
import { playwrightCounts, stepCounts, vitestCounts } from "./test-counts.mjs";
import { describeFailures, playwrightFailures, vitestFailures } from "./test-failures.mjs";

/** A step that hangs is stopped, so that the count is always printed. Busy machines take three times as long as idle ones. */
const STEP_LIMIT_MS = 35 * 60_000;

const reports = mkdtempSync(path.join(os.tmpdir(), "caseload-test-"));

const script =
  (name) =>
  async ({ write } = {}) =>
    stepCounts(
      await runNpm(["run", "--silent", name], { env: installedEnvironment(), limitMs: STEP_LIMIT_MS, write }),
    );

/** The types of the routes, which types and lint read. */
async function generateTypes() {
  const code = await runNpm(["run", "--silent", "typegen", "-w", "web"], { env: installedEnvironment() });
  if (code !== 0) throw new Error(`The types of the routes were not generated: exit code ${code}.`);
  return { passed: 0, failed: 0 };
}

async function tests(projects, changed) {
  const report = path.join(reports, "vitest.json");
  const costs = path.join(reports, "vitest-costs.json");
  const args = [
    programOf(root, "vitest", "vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    `--reporter=${path.join(root, "scripts", "vitest-costs-reporter.mjs")}`,
    ...vitestSelection(changed),
    ...projects.flatMap((project) => ["--project", project]),
  ];
  const env = installedEnvironment({ NODE_ENV: "test", VITEST_COSTS_FILE: costs });
  const result = await runReporting(args, env, report);
  const rest = readReport(costs);
  return {
    ...vitestCounts(result, { mayBeEmpty: changed !== undefined }),
    costs: vitestCosts(rest),
    failures: vitestFailures(result.report, rest?.errors),
  };
}

async function build({ write } = {}) {
  await ensureBuilt({ write });
  return { passed: 0, failed: 0 };
}

async function browser(changed) {
  const report = path.join(reports, "playwright.json");
  const args = [
    programOf(path.join(root, "e2e"), "@playwright/test", "cli.js"),
    "test",
    "-c",
    "e2e/playwright.config.ts",
    "--reporter=list,json",
    ...playwrightSelection(changed),
  ];
  if (changed !== undefined)
    console.log("Stories whose own files changed. All of them: npm test -- --only browser");
  const whole = await ensureBrowser();
  const env = installedEnvironment({
    CHROMIUM_PATH: findQuickBrowser(whole),
    WHOLE_CHROMIUM_PATH: whole,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const result = await runReporting(args, env, report);
  return {
    ...playwrightCounts(result, { mayBeEmpty: changed !== undefined }),
    costs: playwrightCosts(result.report),
    failures: playwrightFailures(result.report),
  };
}

async function runReporting(args, env, file) {
  const exitCode = await run(requireNodeBinary(), args, { env, limitMs: STEP_LIMIT_MS });
  return { exitCode, report: readReport(file) };
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

function programOf(workspace, name, file) {
  const manifest = createRequire(path.join(workspace, "package.json")).resolve(`${name}/package.json`);
  return path.join(path.dirname(manifest), file);
}

/** Steps in order; those of an inner list run side by side. */
function stepsFor({ only, changed }) {
  const types = ["types", script("types")];
  const lint = ["lint", script("lint")];
  // Tests that start the real server need the pages.
  const pages = ["build", build];
  const routeTypes = ["route types", generateTypes];
  const unitAndApi = ["unit and API tests", () => tests(["unit", "server"], changed)];
  const inBrowser = ["browser", () => browser(changed)];
  switch (only) {
    case undefined:
      return [routeTypes, [types, lint, pages], unitAndApi, inBrowser];
    case "types":
      return [routeTypes, types];
    case "lint":
      return [routeTypes, lint];
    case "unit":
      return [[only, () => tests([only])]];
    case "server":
      return [pages, [only, () => tests([only])]];
    case "browser":
      return [pages, inBrowser];
    default:
      throw new Error(`Unknown part: ${only}`);
  }
}

async function main() {
  const steps = stepsFor(readTestArguments(process.argv.slice(2)));
  await ensureInstalled();
  const results = await runSteps(steps);
  const costs = describeCosts(results.flatMap((result) => result.costs ?? []));
  if (costs.length > 0) console.log(["", "Most expensive test files:", ...costs].join("\n"));
  for (const line of describeFailures(results.flatMap((result) => result.failures ?? []))) console.log(line);
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
