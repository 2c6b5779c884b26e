import type { Page } from "@playwright/test";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

test.use({ demo: "on" });

/** Long after the first paint, as on a slow line. */
const fontsArriveAfterMs = 800;
/** Below what rounds to 0.00 in every report; a word's width differs a little between two fonts. */
const unnoticed = 0.001;

const observe = `globalThis.moved = 0; new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) globalThis.moved += shift.value;
}).observe({ type: "layout-shift", buffered: true });`;

async function arriveLate(page: Page): Promise<void> {
  await page.addInitScript(observe);
  await page.route(/\.woff2$|\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontsArriveAfterMs));
    await route.continue();
  });
}

/** Loads a page with late fonts and late answers of the API; answers its cumulative layout shift. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate("document.fonts.ready");
  await page.evaluate(
    "new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))",
  );
  return page.evaluate<number>("globalThis.moved");
}

for (const width of [1440, 390] as const)
  test(`public pages stand still while they load at ${width} px`, async ({ enter, site }) => {
    const [job] = (await (await fetch(`${site.server.url}/api/jobs?limit=1`)).json()) as { id: number }[];
    const visitor = await enter({ width });
    await arriveLate(visitor.page);
    for (const path of ["/", "/ExecutiveSummary", "/auth", "/auth?role=attorney", `/jobs/${job?.id}`])
      expect.soft(await shiftOf(visitor.page, path), path).toBeLessThan(unnoticed);
  });

for (const width of [1440, 390] as const)
  test(`settings stand still while they load at ${width} px`, async ({ enter }) => {
    const visitor = await enter({ width });
    await visitor.carrySession(demoPeople.daniel.email, demoPassword);
    await arriveLate(visitor.page);
    for (const path of ["/settings", "/settings/two-factor", "/settings/leave"])
      expect.soft(await shiftOf(visitor.page, path), path).toBeLessThan(unnoticed);
  });
