import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

test("the sidebar collapses to icons with tooltips by keyboard, and stays so on this device", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.elena.email, demoPassword);
  await page.goto("/contracts");
  const sidebar = page.getByRole("complementary", { name: "Navigation" });
  const widthOf = async () => (await sidebar.boundingBox())?.width;
  expect(await widthOf()).toBe(228);
  expect(await sidebar.getByRole("link").count()).toBeLessThanOrEqual(12);

  await expect(visitor.button("Collapse Sidebar")).toBeEnabled();
  await visitor.button("Collapse Sidebar").press("Enter");
  await expect(visitor.button("Expand Sidebar")).toBeFocused();
  expect(await widthOf()).toBe(64);
  // The server draws the rail, so that nothing moves when the page is loaded.
  await page.reload();
  expect(await widthOf()).toBe(64);
  await visitor.goTo("Reports");
  await expect(page).toHaveURL(/\/reports$/);
  expect(await widthOf()).toBe(64);

  const link = sidebar.getByRole("link", { name: /^Departments/ });
  const tooltip = link.getByText("Departments");
  const isShown = async () => ((await tooltip.boundingBox())?.width ?? 0) > 40;
  await sidebar.getByRole("link", { name: /^Team/ }).focus();
  expect(await isShown()).toBe(false);
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  expect(await isShown()).toBe(true);
  expect((await tooltip.boundingBox())?.x).toBeGreaterThanOrEqual(64);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await isShown()).toBe(false);
  await link.hover();
  expect(await isShown()).toBe(true);

  await expect(visitor.button("Expand Sidebar")).toBeEnabled();
  await visitor.button("Expand Sidebar").press("Enter");
  await expect(visitor.button("Collapse Sidebar")).toBeFocused();
  await page.reload();
  expect(await widthOf()).toBe(228);
});
