import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import { rowOf } from "./story/hiring.ts";

test("an applicant reads how a firm answers and that it pauses; the last answer opens the position again, and the firm pauses it itself", async ({
  site,
  enter,
}) => {
  await site.runSql(`update jobs set paused_at = now() where title like 'Deposition summaries%'`);
  await site.runSql(`update applications set created_at = now() - interval '15 days', viewed_at = null
    where status = 'pending' and job_id in (select id from jobs where paused_at is not null)`);
  await site.runSql("delete from job_views");
  const attorney = await enter();
  await attorney.carrySession(demoPeople.margaret.email, demoPassword);
  await attorney.page.goto("/dashboard/attorney");
  const listing = attorney.page
    .getByRole("listitem")
    .filter({ has: attorney.page.getByRole("heading", { name: /^Deposition summaries/ }) });
  await expect(listing).toContainText("Paused");
  await expect(listing).toContainText("1 applicant is waiting for a response, the first since");
  const address = await listing.getByRole("heading").getByRole("link").getAttribute("href");

  const leila = await enter({ width: 390 });
  await leila.carrySession(demoPeople.leila.email, demoPassword);
  await leila.page.goto(address ?? "");
  await expect(leila.button("This Position is Paused").first()).toBeDisabled();
  await expect(leila.page.getByText("Responds to 85% of applicants")).toBeVisible();
  expect(await findViolationsInBothThemes(leila.page)).toEqual([]);

  await listing.getByRole("link", { name: "Respond to Applicants" }).click();
  await rowOf(attorney.page, "Hannah Brandt").click();
  const planned = attorney.page.waitForResponse(/\/api\/applicants\/decisions$/);
  await attorney.page
    .getByRole("article", { name: "Hannah Brandt" })
    .getByRole("button", { name: "Shortlist" })
    .click();
  const applicants = attorney.page.getByRole("region", { name: "Applicants" }).getByRole("listitem");
  await expect(applicants.filter({ hasText: "Hannah Brandt" })).toContainText("Shortlisted");
  // It is shown at once, and leaving the page before it is saved would lose it.
  expect((await planned).ok()).toBe(true);
  await attorney.page.goto("/dashboard/attorney");
  // The decision can be undone for ten seconds.
  await expect(listing).toContainText("Open", { timeout: 30_000 });
  await expect(listing).not.toContainText("Paused");
  // Without a reload: a live update changes the posting.
  await expect(leila.button("Apply Now").first()).toBeEnabled();

  await attorney.page.goto(address ?? "");
  await expect(attorney.page.getByRole("region", { name: "Interest" })).toContainText("Today: 1");
  await attorney.button("Pause").click();
  await attorney.seesToast("Posting paused");
  await expect(leila.button("This Position is Paused").first()).toBeDisabled();
  await attorney.button("Resume").click();
  await attorney.seesToast("Posting resumed");
});
