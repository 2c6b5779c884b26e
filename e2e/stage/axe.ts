import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { type ClientInfo, widths } from "./visitor.ts";

/** Waits until the page is hydrated, no navigation is under way, no list is loading and no animation runs. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('fieldset[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "Loading the page" })).toHaveCount(0);
  await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0);
  await finishAnimations(page);
}

async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))");
}

/** Runs every rule of axe on the whole page. Returns a description of each violation. */
export async function findViolations(page: Page): Promise<string[]> {
  await settle(page);
  return runAxe(page);
}

/** Rules of level AA about colors; the tag "cat.color" would add level AAA. */
const colorRules = ["color-contrast", "link-in-text-block"];
const withoutColors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));

/**
 * As findViolations, and then the rules about colors once more in the dark theme: markup, names and order are the same
 * in both. The theme must follow the system.
 */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  found.push(...(await findColorViolationsIn(page, "dark")));
  await setTheme(page, "light");
  return found;
}

/** Runs the rules about colors alone, in the given theme. */
async function findColorViolationsIn(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  await setTheme(page, colorScheme);
  return runAxe(page, { runOnly: colorRules });
}

/**
 * As findViolationsInBothThemes at 1440 px, then all rules but those about colors, which do not depend on the width, at
 * 390 px, where nothing may have to be scrolled sideways. The page is resized, not reloaded.
 */
export async function findViolationsAtBothWidths(page: Page): Promise<string[]> {
  const found = await findViolationsInBothThemes(page);
  await page.setViewportSize(widths[390].viewport);
  await settle(page);
  found.push(...(await runAxe(page, { rules: withoutColors })).map((violation) => `at 390 px: ${violation}`));
  if (await page.evaluate<boolean>(scrollsSideways)) found.push("at 390 px: the page scrolls sideways");
  await page.setViewportSize(widths[1440].viewport);
  return found;
}

const scrollsSideways = "document.documentElement.scrollWidth > document.documentElement.clientWidth";

/** For screens that are tested at both widths: the dark theme is checked at 1440 px only. */
export const findViolationsAtItsWidth = ({ page, isNarrow }: ClientInfo): Promise<string[]> =>
  isNarrow ? findViolations(page) : findViolationsInBothThemes(page);

async function setTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
  await finishAnimations(page);
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The whole page, except the focus guards that Base UI puts around open menus and lists: docs/decisions,
 * 2026-11-21-focus-guards-are-not-hidden.md.
 */
const scope = JSON.stringify({ exclude: [["[data-base-ui-focus-guard]"]] });

/** axe is evaluated once in a document, and stays there during client-side navigation. */
async function runAxe(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  const asked = JSON.stringify({ ...options, iframes: false, resultTypes: ["violations"] });
  const { violations } = await page.evaluate<AxeResults>(`globalThis.axe.run(${scope}, ${asked})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
