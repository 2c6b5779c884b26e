import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

test("a law office finds a paralegal, keeps her in mind and invites her; she accepts and applies", async ({
  site,
  enter,
}) => {
  const page = await (await fetch(`${site.server.url}/paralegals?specialty=Real+Estate`)).text();
  expect([page.includes("Hannah Brandt"), page.includes("Daniel Reyes")]).toEqual([true, false]);

  const office = await enter();
  await office.carrySession(demoPeople.margaret.email, demoPassword);
  await office.page.goto("/paralegals?specialty=Real+Estate");
  await expect(office.page.getByText("Showing 1 of 1")).toBeVisible();
  // The live update overtakes the call's own answer; the toast still says what was pressed.
  await office.page.route(/\/shortlist$/, async (route) => {
    const response = await route.fetch();
    await expect(office.button("Shortlist Hannah Brandt")).toHaveAttribute("aria-pressed", "true");
    await route.fulfill({ response });
  });
  await office.button("Shortlist Hannah Brandt").click();
  await expect(office.page.getByText("Added to the shortlist").first()).toBeVisible();
  await office.button("Invite Hannah Brandt to a job").click();
  await office.page.getByRole("radio", { name: /Trademark docket/ }).check();
  expect(await findViolationsInBothThemes(office.page)).toEqual([]);
  await office.button("Send Invite").click();
  await expect(office.page.getByText("Invite sent").first()).toBeVisible();
  await office.page.getByRole("switch", { name: "Shortlist only" }).check();
  await expect(office.page).toHaveURL(/shortlisted=true/);
  await expect(office.link("Hannah Brandt")).toBeVisible();
  expect(await findViolationsInBothThemes(office.page)).toEqual([]);

  const hannah = await enter({ width: 390 });
  await hannah.carrySession(demoPeople.hannah.email, demoPassword);
  await hannah.page.goto("/job-invites");
  await expect(hannah.button("Accept & Apply")).toBeVisible();
  expect(await findViolationsInBothThemes(hannah.page)).toEqual([]);
  await hannah.button("Accept & Apply").click();
  await expect(hannah.page).toHaveURL(/\/jobs\/\d+\?apply=1$/);
  await expect(hannah.page.getByRole("dialog")).toBeVisible();
});
