import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { Visitor } from "./visitor.ts";

/** React has taken over the page, no list waits for its answer, and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator("html[data-live]")).toHaveCount(1);
  await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0);
  await standStill(page);
}

async function standStill(page: Page): Promise<void> {
  await page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))");
}

/** Every rule of axe, on the whole page as it stands; answers its violations in words. */
export async function findBarriers(page: Page): Promise<string[]> {
  await settle(page);
  return violations(axeOn(page));
}

/** Of level AA; the tag "cat.color" would bring level AAA along. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * As findBarriers, and then the rules about colours once more in the other theme: markup, names and order are the same
 * in both. The person must have left the theme to the system.
 */
export async function findBarriersInBothThemes(page: Page): Promise<string[]> {
  const found = await findBarriers(page);
  await wear(page, "dark");
  found.push(...(await violations(axeOn(page).withRules(colorRules))));
  await wear(page, "light");
  return found;
}

/** For sights that are shown at both widths: colors are the same on a phone, so that the dark ones are looked at once. */
export const findBarriersAtItsWidth = ({ page, isNarrow }: Visitor): Promise<string[]> =>
  isNarrow ? findBarriers(page) : findBarriersInBothThemes(page);

async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
  await standStill(page);
}

/** There are no frames, for which axe would open a page of its own; and only violations are written out. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

async function violations(axe: AxeBuilder): Promise<string[]> {
  const answer = await axe.analyze();
  return answer.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
