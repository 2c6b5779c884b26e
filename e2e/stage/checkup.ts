import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { type ClientInfo, widths } from "./visitor.ts";

/** The page is hydrated, nobody is on the way to another, no list waits for its answer, and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('fieldset[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('[class*="_progressLine_"]')).toHaveCount(0);
  await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0);
  await standStill(page);
}

async function standStill(page: Page): Promise<void> {
  await page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))");
}

/** Every rule of axe, on the whole page as it stands; answers its violations in words. */
export async function findBarriers(page: Page): Promise<string[]> {
  await settle(page);
  return findViolations(page);
}

/** Of level AA; the tag "cat.color" would bring level AAA along. */
const colorRules = ["color-contrast", "link-in-text-block"];
const colorless = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));

/**
 * As findBarriers, and then the rules about colours once more in the other theme: markup, names and order are the same
 * in both. The person must have left the theme to the system.
 */
export async function findBarriersInBothThemes(page: Page): Promise<string[]> {
  const found = await findBarriers(page);
  found.push(...(await findColorBarriersIn(page, "dark")));
  await wear(page, "light");
  return found;
}

/** The rules about colours alone, once the page wears this theme. */
export async function findColorBarriersIn(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  await wear(page, colorScheme);
  return findViolations(page, { runOnly: colorRules });
}

/**
 * As findBarriersInBothThemes at the width of a desk, then all rules but those about colours, which are the same, at
 * that of a phone. The page is not loaded anew in between, as a window that becomes narrow is not.
 */
export async function findBarriersAtBothWidths(page: Page): Promise<string[]> {
  const found = await findBarriersInBothThemes(page);
  await page.setViewportSize(widths[390].viewport);
  await settle(page);
  found.push(...(await findViolations(page, { rules: colorless })).map((barrier) => `at 390 px: ${barrier}`));
  await page.setViewportSize(widths[1440].viewport);
  return found;
}

/** For sights that are shown at both widths: colors are the same on a phone, so that the dark ones are looked at once. */
export const findBarriersAtItsWidth = ({ page, isNarrow }: ClientInfo): Promise<string[]> =>
  isNarrow ? findBarriers(page) : findBarriersInBothThemes(page);

async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
  await standStill(page);
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The whole page, but for the stops that Base UI puts around open menus and lists: docs/decisions,
 * 2026-11-21-focus-guards-are-not-hidden.md.
 */
const looked = JSON.stringify({ exclude: [["[data-base-ui-focus-guard]"]] });

/** axe is read by a page once, and stays while the page leads on without being loaded anew. */
async function findViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  const asked = JSON.stringify({ ...options, iframes: false, resultTypes: ["violations"] });
  const { violations } = await page.evaluate<AxeResults>(`globalThis.axe.run(${looked}, ${asked})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
