import type { Contract } from "@caseload/contract/engagements/contracts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

const posting = {
  title: "Trial exhibits for Ostrow, second volume",
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "20 hrs/week",
  duration: "4 weeks",
  specialties: ["litigation"],
  description: "Mark, index and bind the second volume of trial exhibits.",
};

test("each role sees its dashboard at /dashboard, whose figures lead to rows and move with them", async ({
  enter,
}) => {
  const admin = await enter();
  await admin.carrySession(demoPeople.ruth.email, demoPassword);
  await admin.page.goto("/dashboard");
  await expect(admin.heading("Executive Dashboard")).toBeVisible();
  const projects = admin.page.getByRole("link", { name: /^Active Projects/ });
  await expect(admin.page.getByRole("link", { name: "1 about to start" })).toBeVisible();
  const figure = projects.getByText(/^\d+$/);
  const before = Number(await figure.innerText());

  const attorney = await enter({ width: 390, colorScheme: "dark" });
  const margaret = await attorney.carrySession(demoPeople.margaret.email, demoPassword);
  await attorney.page.goto("/dashboard");
  await expect(attorney.heading("Attorney Dashboard")).toBeVisible();
  await expect(attorney.page.getByRole("link", { name: /^\d+ pending$/ })).toBeVisible();

  // What others do is seen without a reload, by those who lead the firm and by its attorneys.
  await admin.markPage();
  await attorney.markPage();
  const contracts = await margaret.ask<Contract[]>("listContracts");
  const agreed = contracts.find(({ status }) => status === "terms_agreed");
  await margaret.ask("startContract", { params: { id: agreed?.id ?? 0 } });
  await expect(figure).toHaveText(String(before + 1));
  await expect(admin.link(/started work/).first()).toContainText(agreed?.job.title ?? "");
  await margaret.ask("postJob", { body: posting });
  const published = attorney.page.getByRole("link", { name: new RegExp(posting.title) });
  await expect(published).toContainText("Posted by Margaret Okafor");
  await admin.expectNoReload();
  await attorney.expectNoReload();

  await projects.click();
  await expect(admin.page).toHaveURL(/\/reports\?table=hours&period=30-days&only=in_progress$/);
  const table = admin.page.getByRole("table", { name: "Hours" });
  await expect(table.getByText(`${before + 1} rows`)).toBeVisible();
  await attorney.input.press(published);
  await expect(attorney.page.getByRole("heading", { level: 1, name: posting.title })).toBeVisible();
});

test("a managing partner finds what needs an answer, and the rows behind every stage of the pipeline", async ({
  enter,
}) => {
  const partner = await enter();
  const { page } = partner;
  await partner.carrySession(demoPeople.anders.email, demoPassword);
  await page.goto("/dashboard");
  const queue = page.getByRole("region", { name: /^Needs You/ });
  const rows = queue.getByRole("listitem");
  for (const scope of ["Yours", "Firm"]) {
    const choice = page.getByRole("radio", { name: new RegExp(`^${scope} \\d+$`) });
    // By keyboard: the strip is one stop, and arrow keys choose.
    if (scope === "Yours") await choice.focus();
    else await page.keyboard.press("ArrowRight");
    await expect(choice).toBeChecked();
    const label = queue.locator("label").filter({ has: choice });
    const [count] = /\d+$/.exec(await label.innerText()) ?? [];
    await expect(rows).toHaveCount(Number(count));
  }
  await expect(page).toHaveURL(/tasks=firm/);
  const payment = rows.filter({ hasText: "Invoice" });
  await expect(payment).toContainText(/Pay.*(Due|Overdue since) /);
  await payment.getByRole("link", { name: "Open Invoice" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Invoice");
  await page.goBack();
  await expect(queue.getByRole("radio", { name: /^Firm/ })).toBeChecked();

  // Activity is as long as the queue, until all of it is asked for.
  const showAll = page.getByRole("button", { name: /^Show All \d+$/ });
  const [events] = /\d+$/.exec(await showAll.innerText()) ?? [];
  const activity = page
    .getByRole("listitem")
    .filter({ hasText: /Posted by|applied|accepted|agreed|started|completed|canceled/ });
  await showAll.click();
  await expect(activity.and(page.locator("h2:has-text('Recent Activity') + ul > li"))).toHaveCount(
    Number(events),
  );
  await page.getByRole("button", { name: /^Show the First \d+$/ }).click();
  await expect(showAll).toBeVisible();

  const pipeline = page.getByRole("region", { name: "Pipeline" });
  for (const [stage, report] of [
    ["Posted", "Jobs"],
    ["Applied", "Applications"],
    ["Shortlisted", "Applications"],
    ["Hired", "Contracts"],
    ["In progress", "Hours"],
  ] as const) {
    const figure = pipeline.getByRole("link", { name: new RegExp(`^${stage} \\d+$`) });
    const [count] = /\d+$/.exec(await figure.innerText()) ?? [];
    await figure.press("Enter");
    const table = page.getByRole("table", { name: report });
    await expect(table.getByText(new RegExp(`^${count} rows?$`))).toBeVisible();
    await page.goBack();
  }

  // Each month beside the same one of the year before: by arrow key, and in the table, which leads to the rows.
  const spend = page.getByRole("figure", { name: "Spend by Month" });
  const months = spend.getByRole("slider");
  await months.press("ArrowLeft");
  await expect(months).toHaveAttribute(
    "aria-valuetext",
    /^Month \w+ \d{4}: \$[\d,]+\. Before, \w+ \d{4}: \$[\d,]+\.$/,
  );
  await spend.getByText("Show as a table").click();
  await expect(spend.getByRole("row")).toHaveCount(13);
  await spend.getByRole("link", { name: / to date$/ }).click();
  await expect(page).toHaveURL(/\/reports\?table=spend&from=\d{4}-\d\d-01&to=/);
  await expect(page.getByRole("table", { name: "Spend" })).toBeVisible();
});
