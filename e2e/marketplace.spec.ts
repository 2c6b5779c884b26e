import { errorMessages } from "@caseload/contract/error-messages";
import { toasts } from "@caseload/contract/toasts";
import { registerOverWeb, signInOverWeb, type WebCaller } from "@caseload/server/testkit/web-caller";
import { findViolations, findViolationsInBothThemes } from "./stage/axe.ts";
import type { TestSite } from "./stage/site.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { newcomer } from "./story/people.ts";

const estate =
  "Draft petitions for letters testamentary, inventories and accountings, and final distributions.";
const posting = {
  location: "Chicago, IL",
  workArrangement: "Remote",
  hoursPerWeek: "20 hrs/week",
  duration: "6 months",
  specialties: ["Estate Planning"],
  experienceRequired: "3-5",
};
const profile = {
  location: "Evanston, IL",
  // Enough for a match score.
  bio: "Ten years of estate administration in probate court: petitions for letters, notices to creditors, and final accountings. I prepare inventories and schedules for attorneys to review, track filing deadlines, and answer questions of heirs in writing. I am used to remote teams and can start right away.",
  yearsExperience: "senior",
  hourlyRate: 45,
  workPreference: "remote",
  availability: "full-time",
  education: "Paralegal Certificate",
  specialties: ["Estate Planning"],
  skills: ["letters testamentary", "inventories and accountings", "final distributions"],
};
const coverLetter = "I have administered estates for ten years, from the petition to the final distribution.";

/** A firm with three postings in one field, and a person whose field it is in each role. */
async function openMarket({ server, runSql }: TestSite) {
  const origin = () => server.url;
  const attorney = await registerOverWeb(origin, { ...newcomer("Ada", "Marsh"), userType: "attorney" });
  const titles = [
    "Estate of Lindgren, accounting",
    "Estate of Pryor, inventory",
    "Estate of Vale, distribution",
  ];
  for (const [at, title] of titles.entries()) {
    const description = at === 0 ? estate : `${estate} Our files are kept in Clio.`;
    const budgetRange = `$${40 + at}-50/hr`;
    await attorney.ask("postJob", { body: { ...posting, title, description, budgetRange } });
  }
  const join = async (firstName: string): Promise<WebCaller> => {
    const person = { ...newcomer(firstName, "Okoro"), userType: "paralegal" } as const;
    const paralegal = await registerOverWeb(origin, person);
    await paralegal.ask("createParalegalProfile", { body: profile });
    return paralegal;
  };
  const freelancer = await join("Ruben");
  const { userId, email } = await join("Mara");
  await runSql(`update users set primary_role = 'paralegal' where id = ${userId}`);
  // The first question starts the matching thread, which takes its time on a busy machine.
  await expect(() => freelancer.ask("listIntelligentMatches")).toPass({ timeout: 60_000 });
  return { attorney, freelancer, member: await signInOverWeb(origin, email) };
}

async function followGap({ page }: ClientInfo): Promise<void> {
  await page.goto("/dashboard");
  const jobs = page.getByRole("region", { name: "Recommended Jobs" });
  await expect(jobs.getByRole("listitem").first()).toContainText(/\d+% match/);
  await expect(page.getByRole("group", { name: "Summary" })).toContainText("none scheduled");
  const gap = page.getByRole("link", { name: /^Clio/ });
  const count = Number(/^Clio\s*(\d+)/.exec(await gap.innerText())?.[1]);
  expect(count).toBeGreaterThanOrEqual(2);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await gap.click();
  await expect(page).toHaveURL(/\/search\/smart\?keyword=Clio$/);
  await expect(page.getByRole("region", { name: "Results" }).getByRole("article")).toHaveCount(count);
}

test("paralegals see what fits: skills lead to jobs, and one applies from the marketplace, once", async ({
  enter,
  site,
}) => {
  const { attorney, freelancer: paralegal, member } = await openMarket(site);
  const mara = await enter();
  await mara.carry(member);
  await followGap(mara);

  const visitor = await enter({ width: 390, colorScheme: "dark" });
  const { page } = visitor;
  await visitor.carry(paralegal);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Freelance Marketplace" })).toBeVisible();
  const rowOf = (title: string) =>
    page.getByRole("region", { name: "Projects for You" }).getByRole("listitem").filter({ hasText: title });
  const first = rowOf("Estate of Lindgren");
  await expect(first).toContainText(/\d+% match/);
  const rate = page.getByRole("link", { name: /^Estate Planning/ });
  await expect(rate).toContainText("$45.50/hr");
  await expect(rate).toContainText("median of 3 projects");
  expect(await findViolations(page)).toEqual([]);

  await first.getByRole("button", { name: "Quick Apply" }).click();
  const dialog = visitor.dialog("Apply for this position");
  const submit = dialog.getByRole("button", { name: "Submit Application" });
  await dialog.getByLabel("Cover Letter").fill("Too short");
  await submit.click();
  await expect(dialog.getByText("Cover letter must be at least 20 characters")).toBeVisible();
  await dialog.getByLabel("Cover Letter").fill(coverLetter);
  await submit.dblclick();
  await visitor.seesToast(toasts.applied.title, toasts.applied.text);
  await expect(first.getByRole("button", { name: "Already Applied" })).toBeDisabled();
  await expect(first.getByText("Pending Review")).toBeVisible();
  const summary = page.getByRole("group", { name: "Summary" });
  await expect(summary.getByRole("link", { name: /^Applications\s*1$/ })).toBeVisible();
  await expect(summary.getByRole("link", { name: "1 pending" })).toBeVisible();
  expect(await paralegal.ask<unknown[]>("listOwnApplications")).toHaveLength(1);

  const second = rowOf("Estate of Pryor");
  const href = await second.getByRole("link").getAttribute("href");
  const id = Number(href?.split("/").at(-1));
  await second.getByRole("button", { name: "Quick Apply" }).click();
  await dialog.getByLabel("Cover Letter").fill(coverLetter);
  await attorney.ask("changeJobStatus", { params: { id }, body: { status: "closed" } });
  // Behind the dialog nothing has a role.
  await expect(page.getByText("2 projects, too few for a median")).toBeVisible();
  await expect(dialog.getByLabel("Cover Letter")).toHaveValue(coverLetter);
  visitor.consoleErrors.expect(/status of 409/);
  await submit.click();
  await visitor.seesToast(toasts.applyFailed.title, errorMessages.positionClosed);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(second.getByRole("button", { name: "This Position is Closed" })).toBeDisabled();
});
