import type { Page } from "@playwright/test";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { acquaint } from "./story/acquainted.ts";

/** Long after the skeletons were painted, as on a slow line. */
const answersArriveAfterMs = 300;
/** Below what rounds to 0.00 in every report; a word's width differs a little between two fonts. */
const unnoticed = 0.001;

/** How long a page's own code is held back. */
const codeArrivesAfterMs = 800;

const observe = `globalThis.moved = 0; new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) globalThis.moved += shift.value;
}).observe({ type: "layout-shift", buffered: true });`;

/** Tells once something has been painted, and two frames have passed. */
const tellPaint = `new PerformanceObserver((_, paints) => {
  paints.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => globalThis.hasPainted()));
}).observe({ type: "paint", buffered: true });`;

/** For one load: fonts arrive after the first paint, and what the API answers a while after it was asked for as well. */
async function arriveLate(page: Page): Promise<void> {
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction("hasPainted", () => resolve());
  await page.addInitScript(`${observe} ${tellPaint}`);
  await page.route(/\.woff2$/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.route(/\/api\//, async (route) => {
    await painted;
    await new Promise((answer) => setTimeout(answer, answersArriveAfterMs));
    await route.continue();
  });
}

/** Loads a page with late fonts and late answers of the API. Returns its cumulative layout shift. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate("document.fonts.ready");
  await page.evaluate(
    "new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))",
  );
  return page.evaluate<number>("globalThis.moved");
}

/** Each in a browser of its own, at the same time: nearly all that they do is waiting for what is late. */
const standStill = (paths: readonly string[], enter: () => Promise<ClientInfo>): Promise<unknown> =>
  Promise.all(
    paths.map(async (path) => {
      const { page } = await enter();
      await arriveLate(page);
      expect.soft(await shiftOf(page, path), path).toBeLessThan(unnoticed);
    }),
  );

for (const width of [1440, 390] as const)
  test(`public pages stand still while they load at ${width} px`, async ({ enter, site }) => {
    const [job] = (await (await fetch(`${site.server.url}/api/jobs?limit=1`)).json()) as { id: number }[];
    const paths = ["/", "/ExecutiveSummary", "/auth", "/auth?role=attorney", `/jobs/${job?.id}`];
    await standStill(paths, () => enter({ width }));
  });

for (const width of [1440, 390] as const)
  test(`settings stand still while they load at ${width} px`, async ({ enter }) => {
    await standStill(["/settings", "/settings/two-factor", "/settings/leave"], async () => {
      const visitor = await enter({ width });
      await visitor.carrySession(demoPeople.daniel.email, demoPassword);
      return visitor;
    });
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
    await new Promise((resolve) => setTimeout(resolve, codeArrivesAfterMs));
    await route.continue();
  });
  expect(await shiftOf(page, `/jobs/${jobId}`)).toBeLessThan(unnoticed);
  await expect(page.getByText("Confirm your email address.")).toBeVisible();
});

/** Notes every time that the form or what stands in its place changes. */
const watchForm = `globalThis.shown = []; (function look() {
  const form = document.querySelector("main form");
  const blocks = document.querySelector('main [role="status"][aria-busy="true"]');
  const now = form ? (form.closest("[inert]") ? "waiting" : "ready") : blocks ? "blocks" : "nothing";
  if (globalThis.shown.at(-1) !== now) globalThis.shown.push(now);
  requestAnimationFrame(look);
})();`;

test("the server draws the sign-in form, and it stays when its code arrives late", async ({
  enter,
  site,
}) => {
  // The first page after a start may send the form a moment after the rest.
  await (await fetch(`${site.server.url}/auth`)).text();
  const { page } = await enter({ width: 390 });
  await page.addInitScript(watchForm);
  let isHeld = false;
  await page.route(/sign-in-form-[^/]*\.js$/, async (route) => {
    isHeld = true;
    await new Promise((resolve) => setTimeout(resolve, 2 * codeArrivesAfterMs));
    await route.continue();
  });
  await page.goto("/auth");
  await page.getByLabel("Email").fill("ada@example.com");
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
  expect(isHeld).toBe(true);
  const shown = await page.evaluate<string[]>("globalThis.shown");
  expect(shown.filter((state) => state !== "nothing")).toEqual(["waiting", "ready"]);
});
