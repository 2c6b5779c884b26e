import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

test("advanced filters are kept, searched with, taken away one by one, and edited in a saved search", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  await page.goto("/preferences");
  await page.getByRole("checkbox", { name: "Litigation" }).check();
  await visitor.button("Save Preferences").click();
  await visitor.seesToast("Preferences saved");
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await visitor.button("Advanced Search Filters").click();
  const filters = visitor.dialog("Advanced Search Filters");
  await expect(filters.getByRole("checkbox", { name: "Litigation" })).toBeChecked();
  await filters.getByRole("checkbox", { name: "Require Bar Certification" }).check();
  await filters.getByRole("combobox", { name: "Specific Bar States" }).click();
  await page.getByRole("option", { name: "Pennsylvania" }).click();
  await filters.getByRole("button", { name: "Remote" }).click();
  await filters.getByRole("button", { name: "Search with Filters" }).click();
  await expect(page).toHaveURL(
    /\/dashboard\/jobs\?practiceAreas=Litigation&barCertificationRequired=true&specificBarStates=PA&workArrangement=Remote$/,
  );
  await expect(visitor.heading("No Opportunities Found")).toBeVisible();

  const applied = page.getByRole("group", { name: "Applied filters" });
  await applied.getByRole("button", { name: "Remove Bar certification" }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\?practiceAreas=Litigation&workArrangement=Remote$/);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ positions?$/ })).toBeVisible();
  await visitor.button("Change Filters").click();
  await expect(filters.getByRole("button", { name: "Remote" })).toHaveAttribute("aria-pressed", "true");
  await filters.getByRole("button", { name: "Short-term" }).click();
  await filters.getByRole("button", { name: "Search with Filters" }).click();
  await expect(applied).toContainText("Short-term");
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await visitor.button("Save Search").click();
  const saving = visitor.dialog("Save Search");
  await expect(saving.getByRole("button", { name: "Save Search" })).toBeDisabled();
  await saving.getByRole("textbox", { name: "Name" }).fill("Short remote litigation");
  await saving.getByRole("button", { name: "Save Search" }).click();
  await visitor.seesToast("Search saved");
  await page.goto("/search/saved");
  const row = page.getByRole("listitem").filter({ hasText: "Short remote litigation" });
  await row.getByRole("link", { name: "Edit Filters" }).click();
  await applied.getByRole("button", { name: "Remove Remote" }).click();
  await visitor.button("Update Search").click();
  await visitor.seesToast("Search updated");
  await visitor.link("Done").click();
  const head = page.getByText("Short-term", { exact: true }).locator("..");
  await expect(head).toHaveText(/^Litigation\s*Short-term$/);
});
