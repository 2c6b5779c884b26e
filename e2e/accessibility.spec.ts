import type { Page } from "@playwright/test";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import type { WebCaller } from "@caseload/server/testkit/web-caller";
import { findViolations, findViolationsAtBothWidths } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

/** Names what is examined, and brings it to the screen. */
type Sight = readonly [what: string, show: (visitor: ClientInfo) => Promise<void>];

const at = (path: string): Sight => [path, async ({ page }) => void (await page.goto(path))];
const then = (what: string, show: (visitor: ClientInfo) => Promise<void>): Sight => [what, show];
/** Where one is open. */
async function closeDialog(page: Page): Promise<void> {
  const dialogs = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  if ((await dialogs.count()) === 0) return;
  await page.keyboard.press("Escape");
  await expect(dialogs).toHaveCount(0);
}

const opened = (button: string | RegExp, title: string | RegExp): Sight =>
  then(`the dialog ${title}`, async (visitor) => {
    await closeDialog(visitor.page);
    await visitor.button(button).first().click();
    await expect(visitor.dialog(title)).toBeVisible();
  });

const tab = (name: string): Sight =>
  then(`the tab ${name}`, async ({ page }) => {
    await closeDialog(page);
    await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
  });

/** Beside an empty pane the newest conversation opens by itself. */
const messages: Sight = [
  "/messages",
  async ({ page }) => {
    await page.goto("/messages");
    await expect(page).toHaveURL(/\/messages\/\d+$/);
  },
];

const chrome: readonly Sight[] = [
  opened(/^Notifications/, "Notifications"),
  then("the user menu", async (visitor) => {
    await visitor.page.keyboard.press("Escape");
    await visitor.button(/, (open )?menu$/).click();
    await expect(visitor.page.getByRole("menu")).toBeVisible();
  }),
];

const narrowChrome: readonly Sight[] = [
  at("/dashboard"),
  opened("Open navigation", "Navigation"),
  opened("Search", "Search"),
];
const wideChrome: readonly Sight[] = [
  at("/dashboard"),
  opened("Advanced Search Filters", "Advanced Search Filters"),
];

const forVisitors = (jobId: number): readonly Sight[] => [
  at("/"),
  tab("Available Talent"),
  at("/auth"),
  tab("Paralegal"),
  tab("Attorney"),
  at(`/jobs/${jobId}`),
  opened("Sign Up to Apply", "Register as Paralegal"),
  at("/paralegals/1"),
  at("/ExecutiveSummary"),
  then("the tables behind its charts", async ({ page }) => {
    for (const summary of await page.getByText("Show as a table").all()) await summary.click();
  }),
  at("/how-matching-works"),
  at("/about"),
  at("/blog"),
  at("/blog/scope-a-privilege-review"),
  at("/blog/handover-checklist"),
  at("/contact"),
  then("the contact form's consoleErrors", async (visitor) => {
    await visitor.button("Send message").click();
    await expect(visitor.page.getByText("Please choose a topic")).toBeVisible();
  }),
  at("/verify"),
  at("/privacy"),
  at("/terms"),
  at("/nowhere"),
];

const forParalegals = (jobId: number, contractId: number): readonly Sight[] => [
  at("/dashboard/paralegal"),
  ...chrome,
  at("/jobs"),
  at(`/jobs/${jobId}`),
  opened("Apply Now", "Apply for this position"),
  at("/search"),
  then("how a score adds up", async ({ page }) => {
    await page.getByText("How this score adds up").first().click();
  }),
  at("/settings/rankings"),
  then("the numbers behind a logged score", async ({ page }) => {
    await page.getByText("Reasons and numbers").first().click();
  }),
  at("/credentials"),
  at("/applications"),
  opened("Withdraw", "Withdraw this application?"),
  messages,
  at(`/messages/5`),
  at("/contracts"),
  tab("Completed"),
  at(`/contracts/${contractId}`),
  opened("Request Completion", "Request completion?"),
  at(`/contracts/${contractId}?tab=time`),
  at("/time"),
  at(`/contracts/${contractId}?tab=invoices`),
  at("/invoices"),
  at("/projects"),
  at("/earnings"),
  at("/calendar"),
  at("/profile/paralegal"),
  then("the profile's edit mode", (visitor) => visitor.button("Edit Profile").click()),
  at("/dashboard/attorney"),
];

const forAttorneys = (jobId: number, contractId: number): readonly Sight[] => [
  at("/dashboard/attorney"),
  ...chrome,
  at("/dashboard/attorney?post=1"),
  then("the posting form's consoleErrors", async (visitor) => {
    await visitor.dialog("Post New Job").getByRole("button", { name: "Post Job" }).click();
    await expect(visitor.page.getByText("Job title must be at least 5 characters")).toBeVisible();
  }),
  at("/jobs/post"),
  then("the posting page's consoleErrors", async (visitor) => {
    await visitor.button("Add Party").click();
    await visitor.button("Post Job").first().click();
    await expect(visitor.page.getByText("Please enter a name")).toBeVisible();
  }),
  at("/jobs/manage"),
  then("several postings selected", ({ page }) => page.getByLabel("Select all shown").check()),
  at("/dashboard/attorney?tab=applications"),
  opened("Accept", "Accept this application?"),
  opened("Reject", "Reject this application?"),
  opened("Read application", /./),
  tab("Messages"),
  tab("Firm Profile"),
  at("/profile/attorney"),
  at("/jobs"),
  at(`/jobs/${jobId}`),
  messages,
  at("/messages/1"),
  at("/contracts"),
  at(`/contracts/${contractId}`),
  opened("Mark Complete", "Mark this project complete?"),
  at("/applications"),
];

interface Ids {
  jobId: number;
  contractId: number;
}

/** The demo's contract in progress, and an open job that Daniel has not applied to. */
async function findIds(caller: WebCaller): Promise<Ids> {
  const contracts = await caller.ask<{ id: number; status: string }[]>("listContracts");
  const jobs = await caller.ask<{ id: number }[]>("listJobs", { query: { status: "open" } });
  const applications = await caller.ask<{ jobId: number }[]>("listOwnApplications");
  const job = jobs.find(({ id }) => applications.every(({ jobId }) => jobId !== id));
  const contract = contracts.find(({ status }) => status === "in_progress");
  if (!job || !contract) throw new Error("The demo lacks an open job or a contract in progress.");
  return { jobId: job.id, contractId: contract.id };
}

/** What a phone shows otherwise than a narrow window does. */
const onPhones: readonly Sight[] = [at("/messages"), ...narrowChrome];

async function examine(
  visitor: ClientInfo,
  sights: readonly Sight[],
  look: typeof findViolations,
): Promise<void> {
  visitor.consoleErrors.expect(/status of 40[34] /);
  for (const [what, show] of sights) {
    await test.step(what, async () => {
      await show(visitor);
      expect.soft(await look(visitor.page), `${what} at ${visitor.page.url()}`).toEqual([]);
    });
  }
}

test.describe("no barrier", () => {
  test.describe.configure({ timeout: 300_000 });

  test("visitors meet none, at both widths", async ({ enter, site }) => {
    const [job] = (await (await fetch(`${site.server.url}/api/jobs?status=open`)).json()) as {
      id: number;
    }[];
    await examine(await enter(), forVisitors(job?.id ?? 0), findViolationsAtBothWidths);
    await examine(await enter({ width: 390 }), [at("/"), opened("Menu", "Menu")], findViolations);
  });

  test("paralegals meet none, at both widths", async ({ enter }) => {
    const visitor = await enter();
    const ids = await findIds(await visitor.carrySession(demoPeople.daniel.email, demoPassword));
    const sights = [...forParalegals(ids.jobId, ids.contractId), ...wideChrome];
    await examine(visitor, sights, findViolationsAtBothWidths);
  });

  test("attorneys meet none, at both widths", async ({ enter }) => {
    const daniel = await enter();
    const ids = await findIds(await daniel.carrySession(demoPeople.daniel.email, demoPassword));
    const visitor = await enter();
    await visitor.carrySession(demoPeople.margaret.email, demoPassword);
    const sights = [...forAttorneys(ids.jobId, ids.contractId), ...wideChrome];
    await examine(visitor, sights, findViolationsAtBothWidths);
  });

  for (const name of ["daniel", "margaret"] as const)
    test(`${name} meets none on a phone`, async ({ enter }) => {
      const visitor = await enter({ width: 390 });
      await visitor.carrySession(demoPeople[name].email, demoPassword);
      await examine(visitor, onPhones, findViolations);
    });
});
