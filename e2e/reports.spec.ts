import { readFile } from "node:fs/promises";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { readPdf } from "@caseload/server/testkit/read-pdf";
import { expect, test } from "./stage/test.ts";

test("a figure leads to its rows, which are ordered, chosen, taken along and sent", async ({ enter }) => {
  const partner = await enter();
  await partner.carrySession(demoPeople.anders.email, demoPassword);
  const { page } = partner;
  await page.goto("/analytics?period=90-days");
  const applications = page.getByRole("link", { name: /^of \d+ applications$/ });
  const [, count] = /of (\d+) applications/.exec(await applications.innerText()) ?? [];
  await page.getByText("Show as a table").first().click();
  await expect(page.getByRole("link", { name: "Work started" })).toBeVisible();
  // Values of the two lines, by keyboard and by pointer: those that the table below states.
  const trend = page.getByRole("figure", { name: /^Spend by (week|month|year)$/ });
  const plot = trend.getByRole("slider");
  await trend.getByText("Show as a table").click();
  const second = trend.getByRole("row").nth(2);
  const [now, before] = await second
    .getByRole("cell")
    .allInnerTexts()
    .then((cells) => cells.slice(1));
  await plot.focus();
  await page.keyboard.press("Home");
  await expect(plot).toHaveAttribute("aria-valuenow", "1");
  await page.keyboard.press("ArrowRight");
  await expect(plot).toHaveAttribute("aria-valuenow", "2");
  const values = new RegExp(`: \\${now}\\. Before, .+: \\${before}\\.$`);
  await expect(plot).toHaveAttribute("aria-valuetext", values);
  await page.keyboard.press("Escape");
  await plot.hover({ position: { x: 2, y: 40 } });
  await expect(plot).toHaveAttribute("aria-valuenow", "1");
  // What a figure counts is said where it is shown, and Escape returns to the button.
  const info = page.getByRole("button", { name: "How we calculate this" }).first();
  await info.focus();
  await page.keyboard.press("Enter");
  const definitions = page.getByRole("dialog", { name: "How we calculate this" });
  await expect(definitions.getByText("An accepted application, on the day it was accepted.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(definitions).toBeHidden();
  await expect(info).toBeFocused();
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

test("chosen columns are kept in a view, which is renamed, changed, deleted and brought back", async ({
  enter,
}) => {
  const partner = await enter();
  await partner.carrySession(demoPeople.anders.email, demoPassword);
  const { page } = partner;
  await page.goto("/reports?table=jobs&period=12-months");
  const table = page.getByRole("table", { name: "Jobs" });
  await expect(table.locator("tbody tr").first()).toBeVisible();
  await page.getByRole("button", { name: "Columns, 7 of 7" }).click();
  const columns = page.getByRole("dialog", { name: "Choose columns" });
  await expect(columns.getByRole("checkbox", { name: /^Posting/ })).toBeDisabled();
  for (const name of ["Department", "Posted by", "Status"])
    await columns.getByRole("checkbox", { name }).uncheck();
  await columns.getByRole("button", { name: "Apply" }).click();
  await expect(table.getByRole("columnheader")).toHaveText(["Posting", "Published", "Applications", "Hires"]);
  // Hires before Published, by keyboard: the focus stays with the column that moves.
  await page.getByRole("button", { name: "Columns, 4 of 7" }).click();
  const up = columns.getByRole("button", { name: "Move Hires Up" });
  await up.focus();
  for (const place of [3, 2]) {
    await page.keyboard.press("Enter");
    await expect(columns.getByRole("status")).toHaveText(`Hires: ${place} of 7`);
    await expect(up).toBeFocused();
  }
  await columns.getByRole("button", { name: "Apply" }).click();
  const heads = ["Posting", "Hires", "Published", "Applications"];
  await expect(table.getByRole("columnheader")).toHaveText(heads);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect((await readFile(await file.path(), "utf8")).slice(1).split("\r\n")[0]).toBe(heads.join(","));

  await page.getByRole("button", { name: "Save View" }).click();
  const saving = page.getByRole("dialog", { name: "Save view" });
  await saving.getByRole("button", { name: "Save View" }).click();
  await expect(saving.getByText("Please name this view")).toBeVisible();
  await saving.getByLabel("Name").fill("Hires of the year");
  await saving.getByLabel("Name").press("Enter");
  const choice = page.getByRole("combobox", { name: "Saved view" });
  await expect(choice).toHaveText("Hires of the year");

  // Another table is no view; the view brings back its own.
  await page.getByRole("tab", { name: "Spend" }).click();
  await expect(choice).toHaveText("No saved view");
  await choice.click();
  await page.getByRole("option", { name: "Hires of the year" }).click();
  await expect(table.getByRole("columnheader")).toHaveText(heads);
  await table.getByRole("button", { name: "Hires" }).click();
  await page.getByRole("button", { name: "Update View" }).click();
  await expect(page.getByRole("button", { name: "Update View" })).toBeHidden();

  const act = async (name: string) => {
    await page.getByRole("button", { name: /^More actions for the view/ }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await act("Rename View");
  const renaming = page.getByRole("dialog", { name: "Rename view" });
  await renaming.getByLabel("Name").fill("Most hires first");
  await renaming.getByRole("button", { name: "Rename" }).click();
  await expect(choice).toHaveText("Most hires first");
  await act("Delete View");
  await expect(choice).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await choice.click();
  await page.getByRole("option", { name: "Most hires first" }).click();
  await expect(page).toHaveURL(/sort=hires/);
  await expect(table.getByRole("columnheader")).toHaveText(heads);
});
