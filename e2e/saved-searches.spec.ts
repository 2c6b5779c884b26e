import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { linkInEmail } from "./stage/emails.ts";
import { expect, test } from "./stage/test.ts";

const { daniel, margaret } = demoPeople;

test("a search is saved with alerts, reports a new job, is applied again, and stops by its email", async ({
  enter,
  site,
}) => {
  // Other stories may have used up the emails of the hour.
  await site.runSql("delete from sent_emails");
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(daniel.email, demoPassword);
  await page.goto("/search?q=guardianship");
  await visitor.button("Show Filters").first().click();
  const save = visitor.button("Save & Get Alerts");
  await expect(save).toBeDisabled();
  await page.getByRole("textbox", { name: "Save this search" }).fill("Guardianship work");
  await save.click();
  await visitor.seesToast("Search saved");
  await expect(page.getByRole("textbox", { name: "Save this search" })).toHaveValue("");
  await page.getByRole("checkbox", { name: "Get notifications" }).check();
  await visitor.button("Save Preferences").click();
  await visitor.seesToast("Preferences saved");

  await visitor.link("Saved Searches").first().click();
  await expect(visitor.heading("My match preferences")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Guardianship work" });
  await expect(row).toContainText('"guardianship"');
  await row.getByRole("combobox").click();
  await page.getByRole("option", { name: "Instant" }).click();
  await expect(row.getByRole("combobox")).toHaveText("Instant");
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  const partner = await signInOverWeb(() => site.server.url, margaret.email, demoPassword);
  await partner.ask("postJob", {
    body: {
      title: "Annual accounts of a guardianship",
      location: "Philadelphia, PA",
      workArrangement: "Remote",
      hoursPerWeek: "10 hrs/week",
      duration: "4 weeks",
      specialties: ["litigation"],
      description: "Prepare the annual guardianship accounts from bank statements.",
    },
  });
  await visitor.seesToast('New job for "Guardianship work"', "Annual accounts of a guardianship");
  await row.getByRole("link", { name: "Guardianship work" }).click();
  await expect(visitor.heading("Annual accounts of a guardianship").first()).toBeVisible();
  await visitor.link("Edit Filters").click();
  await visitor.seesToast("Applied saved search", "Guardianship work");
  await expect(page).toHaveURL(/\/search\?q=guardianship&saved=\d+$/);
  await expect(visitor.button("Update Search")).toBeDisabled();
  await visitor.button("Litigation").click();
  await visitor.button("Update Search").click();
  await visitor.seesToast("Search updated");
  await visitor.link("Done").click();
  await expect(page.getByText("Litigation", { exact: true }).first()).toBeVisible();
  await visitor.link("All Saved Searches").click();

  const reader = await enter({ width: 390 });
  await reader.page.goto(await linkInEmail(site, daniel.email, "/unsubscribe"));
  await expect(reader.heading('Emails about new jobs for "Guardianship work"')).toBeVisible();
  await reader.button("Stop These Emails").click();
  await expect(reader.heading(/^No more emails/)).toBeFocused();

  await reader.carrySession(daniel.email, demoPassword);
  await reader.page.goto("/search/saved");
  const phoneRow = reader.page.getByRole("listitem").filter({ hasText: "Guardianship work" });
  await expect(phoneRow.getByRole("switch")).not.toBeChecked();
  expect(await findViolationsInBothThemes(reader.page)).toEqual([]);
  await phoneRow.getByRole("button", { name: "Rename" }).click();
  await reader.page.getByRole("textbox", { name: "Name" }).fill("Guardianships");
  await reader.dialog("Rename saved search").getByRole("button", { name: "Rename" }).click();
  await expect(reader.heading("Guardianships")).toBeVisible();
  const renamed = reader.page.getByRole("listitem").filter({ hasText: "Guardianships" });
  await renamed.getByRole("button", { name: "Delete" }).click();
  await reader.button("Delete Search").click();
  await expect(renamed).toBeHidden();
});
