import { readFile } from "node:fs/promises";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

test.use({ demo: "on" });

test("a figure leads to its rows, which are ordered, chosen and taken along", async ({ enter }) => {
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
  await page.getByRole("option", { name: "Own dates" }).click();
  await page.getByLabel("From").fill("2020-01-01");
  await page.getByLabel("From").press("Enter");
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(page.getByLabel("From")).toBeFocused();
  await table.getByRole("button", { name: "Received" }).click();
  await expect(page).toHaveURL(/order=asc/);
  await page.getByRole("combobox", { name: "Rows" }).click();
  await page.getByRole("option", { name: "Accepted" }).click();
  await expect(table.getByText("Accepted").first()).toBeVisible();
  await expect(table.getByText("Pending Review")).toHaveCount(0);
  const rows = await table.locator("tbody tr").count();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.match(/,Accepted,/g)?.length).toBe(rows);
});
