import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

test("a firm finds a paralegal, keeps her in mind and invites her; she accepts and applies", async ({
  site,
  enter,
}) => {
  const page = await (await fetch(`${site.server.url}/paralegals?specialty=Real+Estate`)).text();
  expect([page.includes("Hannah Brandt"), page.includes("Daniel Reyes")]).toEqual([true, false]);

  const attorney = await enter();
  await attorney.carrySession(demoPeople.margaret.email, demoPassword);
  await attorney.page.goto("/paralegals?specialty=Real+Estate");
  await expect(attorney.page.getByText("Showing 1 of 1")).toBeVisible();
  // The live update overtakes the call's own answer; the toast still says what was pressed.
  await attorney.page.route(/\/shortlist$/, async (route) => {
    const response = await route.fetch();
    await expect(attorney.button("Shortlist Hannah Brandt")).toHaveAttribute("aria-pressed", "true");
    await route.fulfill({ response });
  });
  await attorney.button("Shortlist Hannah Brandt").click();
  await expect(attorney.page.getByText("Added to the shortlist").first()).toBeVisible();
  await attorney.button("Invite Hannah Brandt to a job").click();
  await attorney.page.getByRole("radio", { name: /Trademark docket/ }).check();
  expect(await findViolationsInBothThemes(attorney.page)).toEqual([]);
  await attorney.button("Send Invite").click();
  await expect(attorney.page.getByText("Invite sent").first()).toBeVisible();
  await attorney.page.getByRole("switch", { name: "Shortlist only" }).check();
  await expect(attorney.page).toHaveURL(/shortlisted=true/);
  await expect(attorney.link("Hannah Brandt")).toBeVisible();
  expect(await findViolationsInBothThemes(attorney.page)).toEqual([]);

  const hannah = await enter({ width: 390 });
  await hannah.carrySession(demoPeople.hannah.email, demoPassword);
  await hannah.page.goto("/job-invites");
  await expect(hannah.button("Accept & Apply")).toBeVisible();
  expect(await findViolationsInBothThemes(hannah.page)).toEqual([]);
  await hannah.button("Accept & Apply").click();
  await expect(hannah.page).toHaveURL(/\/jobs\/\d+\?apply=1$/);
  await expect(hannah.page.getByRole("dialog")).toBeVisible();
});
