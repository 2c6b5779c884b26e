import { readFile } from "node:fs/promises";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { readPdf } from "@caseload/server/testkit/read-pdf";
import { expect, test } from "./stage/test.ts";

test("a figure leads to its rows, which are ordered, chosen, taken along and sent", async ({ enter }) => {
  const partner = await enter();
  await partner.carrySession(demoPeople.anders.email, demoPassword);
  const { page } = partner;
  await page.goto("/analytics?period=90-days");
  const applications = page.getByRole("link", { name: /^First response/ });
  await expect(applications).toContainText(/of \d+ applications answered/);
  const [, count] = /of (\d+) applications/.exec(await applications.innerText()) ?? [];
  await page.getByText("Show as a table").first().click();
  await expect(page.getByRole("link", { name: "Work started" })).toBeVisible();
  await applications.click();

  await expect(page).toHaveURL(/\/reports\?table=applications&period=90-days$/);
  const table = page.getByRole("table", { name: "Applications" });
  await expect(table.getByText(`${count} rows`)).toBeVisible();
  await page.getByRole("combobox", { name: "Period" }).click();
  await page.getByRole("option", { name: "Custom range" }).click();
  await page.getByLabel("From").fill("2020-01-01");
  await page.getByLabel("From").press("Enter");
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(page.getByLabel("From")).toBeFocused();
  await table.getByRole("button", { name: "Received" }).click();
  await expect(page).toHaveURL(/order=asc/);
  await page.getByRole("combobox", { name: "Rows" }).click();
  await page.getByRole("option", { name: "Accepted" }).click();
  await expect(page).toHaveURL(/only=accepted/);
  // The rows of the choice before leave first: then there are as many as the sums state, all of the chosen kind.
  const accepted = table.locator("tbody tr").filter({ hasText: "Accepted" });
  await expect(accepted.first()).toBeVisible();
  await expect(table.locator("tbody tr").filter({ hasNotText: "Accepted" })).toHaveCount(0);
  const rowCount = table.locator("tfoot").getByText(/^\d+ rows?$/);
  await expect(rowCount).toBeVisible();
  const rows = Number.parseInt(await rowCount.innerText(), 10);
  await expect(accepted).toHaveCount(rows);
  // On paper there is the report, and nothing to press.
  await page.emulateMedia({ media: "print" });
  await expect(accepted.first()).toBeVisible();
  for (const hidden of [
    page.getByRole("banner"),
    page.getByRole("combobox", { name: "Rows" }),
    page.getByRole("button", { name: "Schedule", exact: true }),
  ])
    await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  const take = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    return readFile(await file.path());
  };
  const csv = (await take("Download CSV")).toString();
  expect(csv.match(/,Accepted,/g)?.length).toBe(rows);
  const pdfText = readPdf(await take("Download PDF")).pages.flat();
  expect(pdfText.filter((text) => text === "Accepted")).toHaveLength(rows);

  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule report" });
  await expect(dialog.getByText("Applications: All departments, Accepted, by received")).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Period" })).toHaveText("Previous month");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(dialog).toBeHidden();
  const schedule = page
    .getByRole("region", { name: "Scheduled by email" })
    .getByRole("listitem")
    .filter({ hasText: "Applications, previous month" });
  await expect(schedule).toContainText("The first of every month at 8:00 AM as PDF, to you");
  await schedule.getByRole("button", { name: "Pause" }).click();
  await expect(schedule).toContainText("Paused.");
  await expect(schedule.getByRole("button", { name: "Resume" })).toBeVisible();
});
