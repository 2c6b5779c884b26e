import { readFile } from "node:fs/promises";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

test("a paralegal sees projects by date, what they earned, and a calendar that other programs read", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  await page.goto("/projects");
  const row = page.getByRole("listitem").filter({ hasText: "Production volume 4" });
  await expect(row).toContainText("In progress");

  await visitor.link("Earnings").first().click();
  await expect(page.getByRole("group", { name: /^Earnings in/ })).toContainText("Outstanding");
  const [file] = await Promise.all([page.waitForEvent("download"), visitor.link("Download CSV").click()]);
  expect(await readFile(await file.path(), "utf8")).toContain("Month,Contract,Job,Payer,Status");

  await visitor.link("Calendar").first().click();
  const month = page.getByRole("grid");
  const chosen = month.getByRole("gridcell", { selected: true }).getByRole("button");
  await expect(chosen).toHaveAttribute("aria-current", "date");
  const before = await month.getAttribute("aria-labelledby");
  const title = page.locator(`[id="${before}"]`);
  const thisMonth = await title.innerText();
  await chosen.focus();
  await page.keyboard.press("PageDown");
  await expect(title).not.toHaveText(thisMonth);
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
  await expect(chosen).toBeFocused();
  await visitor.button("Today").click();
  await expect(title).toHaveText(thisMonth);

  await page.getByText("Week", { exact: true }).click();
  await expect(page).toHaveURL(/\?view=week$/);
  const chosenDay = page.getByRole("toolbar", { name: "Days" }).getByRole("button", { pressed: true });
  await chosenDay.focus();
  await page.keyboard.press("PageDown");
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  await expect(chosenDay).toBeFocused();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.goto("/calendar?view=agenda");
  await expect(page.getByRole("listitem").filter({ hasText: "Timesheet due" }).first()).toBeVisible();

  await visitor.button("Compute a Deadline").click();
  const deadline = visitor.dialog("Compute a deadline");
  await deadline.getByLabel("Date of the event").fill("2026-06-19");
  await deadline.getByLabel("Number of days").fill("14");
  await deadline.getByRole("button", { name: "Compute Deadline" }).click();
  await expect(deadline).toContainText("Computed, verify");
  await expect(deadline).toContainText("Under another reading of the rule: Monday, July 6");
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  const [event] = await Promise.all([
    page.waitForEvent("download"),
    deadline.getByRole("link", { name: "Download for Your Calendar" }).click(),
  ]);
  expect(await readFile(await event.path(), "utf8")).toContain("DTSTART;VALUE=DATE:20260703");
  await deadline.getByRole("button", { name: "Close" }).last().click();

  await visitor.button("Create Calendar Link").click();
  const address = await page.getByRole("textbox", { name: "Private link" }).inputValue();
  const feed = await fetch(address);
  expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await feed.text()).toContain("SUMMARY:Work is due: Production volume 4");
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await visitor.button("Remove").click();
  await visitor.dialog("Remove the calendar link?").getByRole("button", { name: "Remove" }).click();
  await visitor.seesToast("Link removed");
  expect((await fetch(address)).status).toBe(404);
});
