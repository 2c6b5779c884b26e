import type { Page } from "@playwright/test";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { acquaint } from "./story/acquainted.ts";

/** Long after the first paint, as on a slow line. */
const fontsArriveAfterMs = 800;
/** Below what rounds to 0.00 in every report; a word's width differs a little between two fonts. */
const unnoticed = 0.001;

const observe = `globalThis.moved = 0; new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) globalThis.moved += shift.value;
}).observe({ type: "layout-shift", buffered: true });`;

/** Lets fonts and answers of the API arrive late. */
async function arriveLate(page: Page): Promise<void> {
  await page.addInitScript(observe);
  await page.route(/\.woff2$|\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontsArriveAfterMs));
    await route.continue();
  });
}

/** Loads a page; returns its cumulative layout shift. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate("document.fonts.ready");
  await page.evaluate(
    "new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))",
  );
  return page.evaluate<number>("globalThis.moved");
}

/** Opens each page in a tab of its own, all at once: most of the time is spent waiting for what is late. */
async function expectSteady({ context, consoleErrors }: ClientInfo, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage();
      consoleErrors.listenTo(page);
      await arriveLate(page);
      expect.soft(await shiftOf(page, path), path).toBeLessThan(unnoticed);
    }),
  );
}

for (const width of [1440, 390] as const)
  test(`public pages do not shift while they load at ${width} px`, async ({ enter, site }) => {
    const [job] = (await (await fetch(`${site.server.url}/api/jobs?limit=1`)).json()) as { id: number }[];
    const visitor = await enter({ width });
    await expectSteady(visitor, [
      "/",
      "/ExecutiveSummary",
      "/auth",
      "/auth?role=attorney",
      `/jobs/${job?.id}`,
    ]);
  });

for (const width of [1440, 390] as const)
  test(`settings do not shift while they load at ${width} px`, async ({ enter }) => {
    const visitor = await enter({ width });
    await visitor.carrySession(demoPeople.daniel.email, demoPassword);
    await expectSteady(visitor, ["/settings", "/settings/two-factor", "/settings/leave"]);
  });

test("what an account still lacks stays above the screen until its code is there", async ({
  enter,
  site,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  const { paralegal, jobId } = await acquaint(site.server.url);
  await visitor.carry(paralegal);
  await page.addInitScript(observe);
  await page.route(/\/account-notices-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontsArriveAfterMs));
    await route.continue();
  });
  expect(await shiftOf(page, `/jobs/${jobId}`)).toBeLessThan(unnoticed);
  await expect(page.getByText("Confirm your email address.")).toBeVisible();
});

/** Records every change of the form or of its placeholder. */
const watchForm = `globalThis.shown = []; (function look() {
  const form = document.querySelector("main form[novalidate], main [role='status']");
  const now = !form ? "nothing" : form.localName !== "form" ? "blocks" : form.closest("fieldset:disabled") ? "waiting" : "ready";
  if (globalThis.shown.at(-1) !== now) globalThis.shown.push(now);
  requestAnimationFrame(look);
})();`;

for (const [form, path, code] of [
  ["sign-in", "/auth", /\/sign-in-[^/]*\.js$/],
  ["registration", "/auth?role=paralegal", /\/paralegal-registration-form-[^/]*\.js$/],
] as const)
  test(`the server draws the ${form} form, and it stays when its code arrives late`, async ({
    enter,
    site,
  }) => {
    // The first page after a start may send the form a moment after the rest.
    await (await fetch(site.server.url + path)).text();
    const { page } = await enter({ width: 390 });
    await page.addInitScript(watchForm);
    let isHeld = false;
    await page.route(code, async (route) => {
      isHeld = true;
      await new Promise((resolve) => setTimeout(resolve, 2 * fontsArriveAfterMs));
      await route.continue();
    });
    await page.goto(path);
    await page.getByLabel("Email").fill("ada@example.com");
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
    expect(isHeld).toBe(true);
    const shown = await page.evaluate<string[]>("globalThis.shown");
    expect(shown.filter((state) => state !== "nothing")).toEqual(["waiting", "ready"]);
  });
