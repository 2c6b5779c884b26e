import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { type ClientInfo, widths } from "./visitor.ts";

type Theme = "light" | "dark";

/** Milliseconds. */
const maxBusyMs = 30_000;

/** Runs in the page, whole: asking for each sign by a locator takes the browser longer than the rules of axe that follow. */
const untilSettled = (theme?: Theme): string => `new Promise((resolve, reject) => {
  const busy = 'fieldset[aria-busy="true"], [role="status"][aria-busy="true"], [role="progressbar"][aria-label="Loading the page"]';
  const theme = ${JSON.stringify(theme ?? null)};
  const deadline = performance.now() + ${maxBusyMs};
  (function look() {
    const loading = document.querySelector(busy);
    const isPainted = theme === null || document.documentElement.dataset.theme === theme;
    if (loading === null && isPainted)
      Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))).then(() => resolve(null));
    else if (performance.now() < deadline) requestAnimationFrame(look);
    else reject(new Error(loading === null ? "The theme is not " + theme : "Still busy: " + loading.outerHTML));
  })();
})`;

/** Waits until the page is hydrated, no navigation is under way, no list is loading and no animation runs. */
export async function settle(page: Page, theme?: Theme): Promise<void> {
  await page.evaluate(untilSettled(theme));
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
 * As findViolations, and then the rules about colors once more in the other theme, which stays: markup, names and order
 * are the same in both. The theme must follow the system.
 */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  const other =
    (await page.evaluate<string>("document.documentElement.dataset.theme")) === "dark" ? "light" : "dark";
  await page.emulateMedia({ colorScheme: other });
  await settle(page, other);
  found.push(...(await runAxe(page, { runOnly: colorRules })).map((violation) => `${other}: ${violation}`));
  return found;
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

/** For screens that are tested at both widths: the other theme is checked at 1440 px only. */
export const findViolationsAtItsWidth = ({ page, isNarrow }: ClientInfo): Promise<string[]> =>
  isNarrow ? findViolations(page) : findViolationsInBothThemes(page);

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
