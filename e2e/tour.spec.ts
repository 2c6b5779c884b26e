import { tourOf } from "@caseload/contract/onboarding-steps";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findBarriers } from "./stage/checkup.ts";
import { expect, test } from "./stage/test.ts";

test.use({ demo: "on" });

/** One of each group of steps, at a desk by day and on a phone by night. */
const people = [
  ["anders", 1440, "light"],
  ["owen", 390, "dark"],
  ["daniel", 1440, "light"],
  ["joan", 390, "dark"],
] as const;

test("newcomers are led through the steps of their role", async ({ enter }) => {
  for (const [name, width, colorScheme] of people) {
    const visitor = await enter({ width, colorScheme, tour: "fresh" });
    const caller = await visitor.carrySession(demoPeople[name].email, demoPassword);
    const steps = tourOf(await caller.ask("me"));
    await visitor.page.goto("/dashboard");
    for (const [at, { title, label }] of steps.entries()) {
      const tour = visitor.dialog(title);
      await expect(tour).toContainText(`Step ${at + 1} of ${steps.length}`);
      await expect(tour.getByRole("link", { name: label })).toBeVisible();
      if (at === 1) expect(await findBarriers(visitor.page)).toEqual([]);
      await visitor.hand.press(tour.getByRole("button", { name: at < steps.length - 1 ? "Next" : "Finish" }));
    }
    await visitor.seesToast("Tour finished");
    await visitor.page.reload();
    await expect(visitor.heading(/^Good /)).toBeVisible();
    await expect(visitor.page.locator("html[data-live]")).toHaveCount(1);
    await expect(visitor.page.getByRole("dialog")).toHaveCount(0);
    await visitor.context.close();
  }
});

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
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await strip.getByRole("button", { name: "Resume Tour" }).click();
  // She has posted: told from rows.
  await expect(visitor.dialog("Post a job").getByText("Done", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(visitor.dialog("Post a job")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await visitor.goTo("Dashboard");
  await expect(visitor.heading(/^Good /)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Skipping has left no marker: the next visit shows it again.
  await page.reload();
  await expect(visitor.dialog("Welcome to Caseload")).toBeVisible();
  await visitor.button("Skip Tour").click();
  await visitor.hand.pick(visitor.button(/, (open )?menu$/), "Take the Tour");
  await expect(visitor.dialog("Welcome to Caseload")).toBeVisible();
});
