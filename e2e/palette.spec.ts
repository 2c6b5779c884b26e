import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

test("Ctrl K goes anywhere, finds anybody and does the common thing", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  const palette = visitor.dialog("Search");
  const box = palette.getByRole("combobox");
  /** The option that Enter would choose. */
  const expectChosen = async (name: string) => {
    const option = palette.getByRole("option", { name, exact: true });
    await expect(option).toHaveAttribute("data-highlighted");
    await expect(box).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
  };
  const open = async () => {
    await page.keyboard.press("Control+k");
    await expect(box).toBeFocused();
  };
  await visitor.carrySession(demoPeople.anders.email, demoPassword);
  await page.goto("/calendar");
  // The hint appears once the key is handled.
  await expect(page.getByRole("banner").locator("kbd")).toBeVisible();

  await open();
  await expectChosen("Post Job");
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Control+k");
  await expect(palette).toBeHidden();

  await open();
  await page.keyboard.type("rep");
  await expectChosen("Go to Reports");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/reports$/);

  await open();
  await expect(palette.getByRole("group", { name: "Recent", exact: true })).toHaveText(/Reports/);
  await page.keyboard.type("voss");
  await expect(palette.getByRole("group", { name: "Colleagues" })).toContainText("Samuel Voss");
  await box.fill("daniel rey");
  await expect(palette.getByRole("group", { name: "Paralegals" })).toContainText("Daniel Reyes");
  await box.fill("iac");
  await expect(palette.getByRole("option", { name: "Invite a Colleague" })).toBeVisible();
  await palette.getByRole("option", { name: "Invite a Colleague" }).click();
  const invite = visitor.dialog(/Invite/);
  await expect(invite).toBeVisible();

  // Not over an open dialog, but at once when that is closed, however long it fades.
  await page.keyboard.press("Control+k");
  await expect(palette).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(`document.documentElement.style.setProperty("--fast", "2s")`);
  await page.keyboard.press("Escape");
  await open();
  await expect(page.locator('[role="dialog"][data-closed]')).toBeAttached();
  await page.keyboard.type("dark th");
  await expectChosen("Dark Theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
