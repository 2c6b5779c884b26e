import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

/** Opens each entry of the phone's bar; none leads to a refusal. */
async function walkBar({ page }: ClientInfo, entries: readonly string[]): Promise<void> {
  const bar = page.locator("[data-phone-bar=shown]");
  for (const entry of entries) {
    const link = bar.getByRole("link", { name: new RegExp(entry) });
    const to = (await link.getAttribute("href")) ?? "";
    await link.tap();
    await expect(page).toHaveURL(({ pathname }) => pathname === to);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Access Restricted")).toHaveCount(0);
  }
}

test("a firm's paralegal finds the firm's work on a phone, and applies to none of its postings", async ({
  enter,
  site,
}) => {
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  const joan = await visitor.carrySession(demoPeople.joan.email, demoPassword);
  await page.goto("/dashboard");
  const firm = page.getByRole("region", { name: "Lindqvist Okafor LLP" });
  for (const part of ["Assignments", "Colleagues"])
    await expect(firm.getByRole("heading", { name: part })).toBeVisible();
  // The market comes after the firm.
  const [first] = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(first).toBe("Assignments");
  await expect(page.getByText(/We couldn't load/)).toHaveCount(0);

  await firm.getByRole("link", { name: "Submit Timesheets" }).tap();
  await expect(page).toHaveURL(/\/time$/);
  await walkBar(visitor, ["Home", "Contracts", "Time", "Messages"]);

  const jobs = (await (await fetch(`${site.server.url}/api/jobs?status=open`)).json()) as {
    id: number;
    firmName: string;
  }[];
  const own = jobs.find(({ firmName }) => firmName === "Lindqvist Okafor LLP");
  await page.goto(`/jobs/${own?.id}`);
  await expect(page.getByText("Posted by your firm").filter({ visible: true }).first()).toBeVisible();
  await expect(visitor.button(/^Apply/)).toHaveCount(0);
  await expect(page.getByText("Your match")).toHaveCount(0);
  const body = { jobId: own?.id ?? 0, coverLetter: "I would like to work on this matter of our firm." };
  await expect(joan.ask("apply", { body })).rejects.toThrow(/409/);
});

test("a supervisor sees on a phone who is busy, what to review and what is due", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  await visitor.carrySession(demoPeople.grace.email, demoPassword);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Grace$/ })).toBeVisible();
  for (const part of [/^Workload, /, "Time to review", "Postings to review", "Due this week"])
    await expect(page.getByRole("heading", { level: 2, name: part })).toBeVisible();
  const workload = page.getByRole("main").getByRole("listitem").filter({ hasText: "Joan Prairie" });
  await expect(workload.first()).toContainText("Senior Paralegal");
  await visitor.link("Review Posting").first().tap();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  await expect(visitor.button(/^Apply/)).toHaveCount(0);
  // A posting's page has a bar of its own.
  await page.goBack();
  await walkBar(visitor, ["Home", "Contracts", "Applications", "Messages"]);
});
