import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

/** The menu's own file, not that of its button. */
const menuCode = /\/user-menu-(?!slot)[^/]*\.js$/;

/** The first code of a page: until it has run, no control hears anything. */
const firstCode = /\/entry\.client-[^/]*\.js$/;

test("a press on the user menu counts, even when its code arrives while the button is down", async ({
  enter,
}) => {
  const visitor = await enter();
  await visitor.carrySession(demoPeople.margaret.email, demoPassword);
  const { page } = visitor;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(menuCode, async (route) => {
    await held;
    await route.continue();
  });
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route(firstCode, async (route) => {
    await started;
    await route.continue();
  });
  await page.goto("/dashboard/attorney", { waitUntil: "commit" });
  const [requested, arrived] = [page.waitForRequest(menuCode), page.waitForResponse(menuCode)];
  await visitor.button(/, (open )?menu$/).hover();
  start();
  await requested;
  await page.mouse.down();
  release();
  await (await arrived).finished();
  // Time for React to put the menu in the button's place, as it once did under the pressed finger.
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expect(page.getByRole("menu")).toBeVisible();
  for (const entry of ["Dashboard", "Messages", "Logout"])
    await expect(page.getByRole("menuitem", { name: entry, exact: true })).toBeVisible();
});

test("nothing in the header covers anything else at 320 px, which is 1280 px at 400% zoom", async ({
  enter,
}) => {
  const visitor = await enter({ width: 390 });
  await visitor.carrySession(demoPeople.margaret.email, demoPassword);
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/jobs");
  await expect(visitor.button("Search")).toBeVisible();
  const overlaps = `[...document.querySelectorAll("header .brand > *, header button")]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .toSorted((one, other) => one.left - other.left)
    .flatMap((box, at, boxes) => (at > 0 && box.left < boxes[at - 1].right - 1 ? [at] : []))`;
  expect(await page.evaluate(overlaps)).toEqual([]);
});

test("each label of the phone's bar fits its cell at 320 px", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  await visitor.carrySession(demoPeople.margaret.email, demoPassword);
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/dashboard");
  const bar = page.locator("[data-phone-bar=shown]");
  await expect(bar.getByRole("link", { name: /Applications/ })).toBeVisible();
  const cutLabels = `[...document.querySelectorAll("[data-phone-bar=shown] > :is(a, button)")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ innerText }) => innerText)`;
  expect(await page.evaluate(cutLabels)).toEqual([]);
});
