// npm run asvs: runs the tests that are named after security requirements, and prints which test proves which.

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { playwrightCases, requirementRows, vitestCases } from "./asvs-results.mjs";
import { findNamedTests, readRequirements } from "./asvs-tests.mjs";
import { ensureBrowser, findQuickBrowser } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary, root } from "./repository.mjs";
import { ensureBuilt } from "./site-build.mjs";

/** A runner that hangs is stopped, so that the table is always printed. */
const LIMIT_MS = 20 * 60_000;
/** Tests of many calls take longer on a busy machine, which is no reason to doubt a requirement. */
const TEST_LIMIT_MS = 120_000;
/** Part of every title that is to run, and of no other. */
const PATTERN = String.raw`\(ASVS \d`;

const reports = mkdtempSync(path.join(os.tmpdir(), "caseload-asvs-"));

const programOf = (workspace, name, file) =>
  path.join(
    path.dirname(createRequire(path.join(root, workspace, "package.json")).resolve(`${name}/package.json`)),
    file,
  );

async function reportOf(args, env, file) {
  await run(requireNodeBinary(), args, { env, limitMs: LIMIT_MS });
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

async function runVitest(files) {
  const report = path.join(reports, "vitest.json");
  const args = [
    programOf(".", "vitest", "vitest.mjs"),
    "run",
    ...files,
    "-t",
    PATTERN,
    `--testTimeout=${TEST_LIMIT_MS}`,
  ];
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const env = installedEnvironment({ NODE_ENV: "test" });
  const relative = (file) => path.relative(root, file).replaceAll("\\", "/");
  return vitestCases(await reportOf([...args, ...reporters], env, report), relative);
}

async function runPlaywright(files) {
  const report = path.join(reports, "playwright.json");
  const args = [programOf("e2e", "@playwright/test", "cli.js"), "test", "-c", "e2e/playwright.config.ts"];
  const whole = await ensureBrowser();
  const env = installedEnvironment({
    CHROMIUM_PATH: findQuickBrowser(whole),
    WHOLE_CHROMIUM_PATH: whole,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const names = files.map((file) => path.basename(file));
  return playwrightCases(
    await reportOf([...args, ...names, "--grep", PATTERN, "--reporter=dot,json"], env, report),
  );
}

function printTable(rows) {
  const head = { number: "ASVS", words: "requirement", test: "test", result: "result" };
  const lines = [head, ...rows.map((row) => ({ ...row, test: row.file && `${row.file} › ${row.title}` }))];
  const width = (key) => Math.max(...lines.map((line) => line[key].length));
  const [numbers, words, results] = ["number", "words", "result"].map(width);
  for (const { number, words: text, result, test } of lines)
    console.log(`${number.padEnd(numbers)} | ${text.padEnd(words)} | ${result.padEnd(results)} | ${test}`);
}

async function main() {
  await ensureInstalled();
  await ensureBuilt();
  const tests = findNamedTests();
  const files = [...new Set(tests.map(({ file }) => file))];
  const cases = [
    ...(await runVitest(files.filter((file) => !file.startsWith("e2e/")))),
    ...(await runPlaywright(files.filter((file) => file.startsWith("e2e/")))),
  ];
  const requirements = readRequirements();
  const rows = requirementRows(requirements, tests, cases);
  console.log("");
  printTable(rows);
  const unproven = rows.filter(({ result }) => !result.startsWith("passed"));
  console.log(`\n${requirements.length} requirements, ${rows.length} tests, ${unproven.length} not passed`);
  return unproven.length > 0 ? 1 : 0;
}

process.exitCode = await main()
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  })
  .finally(() => rmSync(reports, { recursive: true, force: true }));
