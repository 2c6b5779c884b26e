import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolations } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

test("the tour steps aside for a step's screen, knows what is done, and comes back until it is finished", async ({
  enter,
}) => {
  const visitor = await enter({ tour: "fresh" });
  const { page } = visitor;
  await visitor.carrySession(demoPeople.margaret.email, demoPassword);
  await page.goto("/dashboard");
  await expect(visitor.dialog("Welcome to Caseload")).toBeVisible();
  await expect(visitor.button("Next")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(visitor.dialog("Complete your profile")).toBeVisible();
  await visitor.button("Next").press("Enter");
  await visitor.dialog("Browse talent").getByRole("link", { name: "Find Paralegals" }).click();
  await expect(page).toHaveURL(/\/paralegals$/);
  const strip = page.getByRole("region", { name: "Onboarding tour" });
  await expect(strip).toContainText("Tour, step 4 of 5: Post a job");
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await strip.getByRole("button", { name: "Resume Tour" }).click();
  // She has posted, as her rows show.
  await expect(visitor.dialog("Post a job").getByText("Done", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(visitor.dialog("Post a job")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await visitor.goTo("Dashboard");
  await expect(visitor.heading("Attorney Dashboard")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Skipped it stays, in every tab, until the browser is closed: the next visit shows it again.
  await page.reload();
  await expect(visitor.heading("Attorney Dashboard")).toBeVisible();
  const tab = await visitor.context.newPage();
  await tab.goto("/dashboard");
  await expect(tab.getByRole("heading", { name: "Attorney Dashboard" })).toBeVisible();
  await tab.waitForLoadState("networkidle");
  await expect(tab.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await visitor.context.clearCookies({ name: "tour-skipped" });
  await page.reload();
  await expect(visitor.dialog("Welcome to Caseload")).toBeVisible();
  await visitor.button("Skip Tour").click();
  await visitor.input.pick(visitor.button(/, (open )?menu$/), "Take the Tour");
  await expect(visitor.dialog("Welcome to Caseload")).toBeVisible();
});
