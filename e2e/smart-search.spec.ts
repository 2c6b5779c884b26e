import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

test("the header finds as one types and leads to the smart search, which is narrowed, saved and applied again", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.openSession(demoPeople.daniel.email, demoPassword);
  await page.goto("/dashboard");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.fill("privilege");
  const results = page.getByRole("listbox", { name: "Search results" });
  for (const group of ["Jobs", "Applications", "Messages"])
    await expect(results.getByRole("group", { name: group }).getByRole("option").first()).toBeVisible();
  await box.press("ArrowDown");
  const [first] = await results.getByRole("option").all();
  await expect(box).toHaveAttribute("aria-activedescendant", (await first?.getAttribute("id")) ?? "");
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await box.press("Escape");
  await expect(results).toBeHidden();
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect(box).toHaveValue("privilege");
  await box.press("Escape");
  await expect(box).toHaveValue("");

  await box.fill("privilege");
  await expect(results).toBeVisible();
  await page.getByRole("main").click({ position: { x: 2, y: 2 } });
  await expect(results).toBeHidden();
  await box.fill("subpoena");
  // A pointer that rests on the list does not choose.
  await results.getByRole("option").first().hover();
  await box.press("Enter");
  await expect(visitor.heading("Find Your Perfect Legal Opportunity")).toBeVisible();
  await expect(visitor.heading("Subpoena tracking and custodian interviews").first()).toBeVisible();
  await expect(page).toHaveURL(/\?keyword=subpoena$/);
  await expect(page.getByText("1 position", { exact: true })).toBeVisible();

  await visitor.button("Advanced Filters").click();
  await visitor.button("Litigation").click();
  await page.getByRole("slider", { name: "Hourly Budget, minimum" }).press("ArrowRight");
  await expect(page).toHaveURL(/\?keyword=subpoena&practiceAreas=Litigation&budgetMin=30&budgetMax=150$/);
  await visitor.button("Save Search").click();
  await page.getByRole("textbox", { name: "Name" }).fill("Subpoenas");
  await page.keyboard.press("Enter");
  await visitor.seesToast("Search saved");
  const saved = page.getByRole("group", { name: "Saved searches" });
  await visitor.button("Remove Litigation").click();
  await expect(page).toHaveURL(/\?keyword=subpoena&budgetMin=30&budgetMax=150$/);
  await visitor.button("Clear All").click();
  await expect(page).toHaveURL(/\/search\/smart$/);
  await expect(page.getByText(/^\d+% match$/).first()).toBeVisible();

  const keyword = page.getByRole("searchbox", { name: "Keyword" });
  await keyword.fill("privilege review from home at least $40 an hour");
  await keyword.press("Enter");
  const applied = page.getByRole("group", { name: "Applied filters" });
  for (const filter of ['"privilege review"', "Remote", "$40+/hr"])
    await expect(applied).toContainText(filter);
  await expect(keyword).toHaveValue("privilege review");
  await expect(page.locator("article[data-job]")).toHaveCount(1);
  await visitor.button("Remove Remote").click();
  await expect(applied).not.toContainText("Remote");
  await visitor.button("Clear All").click();
  await saved.getByRole("button", { name: "Subpoenas", exact: true }).click();
  await visitor.seesToast("Applied saved search", "Subpoenas");
  await expect(page).toHaveURL(/\?keyword=subpoena&practiceAreas=Litigation&budgetMin=30&budgetMax=150$/);
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await box.click();
  await page.getByRole("option", { name: "subpoena" }).click();
  await expect(results).toBeVisible();
  await box.fill("");
  await visitor.button("Clear Recent Searches").click();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box).toBeFocused();
  await box.fill("subpoena");
  await box.press("Enter");
  await visitor.logOut();
  // Whether a person has seen the tour is stored on the device.
  expect(
    await page.evaluate("Object.keys(localStorage).filter((key) => !key.startsWith('onboarding-'))"),
  ).toEqual([]);
});
