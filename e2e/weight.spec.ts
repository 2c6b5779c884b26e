import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsAtBothWidths, settle } from "./stage/axe.ts";
import { Scale } from "./stage/scale.ts";
import { expect, test } from "./stage/test.ts";
import { type ClientInfo, widths } from "./stage/visitor.ts";
import {
  at,
  examine,
  firmsSights,
  opened,
  paralegalsSights,
  type Sight,
  type Sights,
  visitorsSights,
} from "./story/sights.ts";

/** Bytes of the bodies as they travel. */
const styleLimit = 30_000;
/** Scripts of a page in the public shell. */
const publicLimit = 120_400;
/** Scripts of a page in the signed-in shell. */
const signedInLimit = 142_950;
/** High enough for every part of a page to be in view, because some load only then. */
const tallWindow = { width: 1_440, height: 4_000 };
/** Bytes below which compression gains nothing. */
const tiny = 1_024;

const sizeOf = async (url: string): Promise<number> => (await (await fetch(url)).arrayBuffer()).byteLength;

/** A page, and the most that its scripts may weigh where it is above the limit of its shell. */
type Screen = string | readonly [path: string, limit: number];

// Many screens each, one after the other.
test.describe.configure({ timeout: 300_000 });

interface Visit {
  readonly shellLimit: number;
  /** What is opened on the screens, by their paths. */
  readonly sights: Sights;
}

/** Visits each screen once: weighs a first visit, then looks for barriers there and in what the screen opens. */
async function visit(
  visitor: ClientInfo,
  screens: readonly Screen[],
  { shellLimit, sights }: Visit,
): Promise<void> {
  // Broken links and missing pages are pages too.
  visitor.consoleErrors.expect(/console error: .*status of 4\d\d /);
  const scale = await Scale.under(visitor.page);
  for (const screen of screens) {
    const [path, limit] = typeof screen === "string" ? [screen, shellLimit] : screen;
    await test.step(path, async () => {
      await weigh(visitor, scale, path, limit);
      await visitor.page.setViewportSize(widths[1440].viewport);
      expect.soft(await findViolationsAtBothWidths(visitor.page), path).toEqual([]);
    });
    await examine(visitor, sights[path] ?? [], findViolationsAtBothWidths);
  }
}

/** A first visit: what it may load, after what it has loaded is known to be complete. */
async function weigh({ page }: ClientInfo, scale: Scale, path: string, limit: number): Promise<void> {
  await scale.reset(page);
  await page.setViewportSize(tallWindow);
  await page.goto(path);
  await settle(page);
  // Some code loads once the browser has nothing else to do, and callbacks come in their order.
  await page.evaluate("new Promise((idle) => requestIdleCallback(() => idle(null)))");
  await scale.untilQuiet(page);
  const { bytes, plain } = scale.read();
  test.info().annotations.push({ type: "bytes", description: `${path} ${JSON.stringify(bytes)}` });
  expect.soft(bytes.script, `scripts of ${path}`).toBeGreaterThan(10_000);
  expect.soft(bytes.script, `scripts of ${path}`).toBeLessThan(limit);
  expect.soft(bytes.style, `styles of ${path}`).toBeGreaterThan(1_000);
  expect.soft(bytes.style, `styles of ${path}`).toBeLessThan(styleLimit);
  for (const url of plain) expect(await sizeOf(url), `${url} is sent uncompressed`).toBeLessThan(tiny);
}

interface Posting {
  readonly id: number;
  readonly firmId: number;
}

/** The open postings, in the order of their ids. */
async function openPostings(origin: string): Promise<readonly Posting[]> {
  const postings = (await (await fetch(`${origin}/api/jobs?status=open&limit=100`)).json()) as Posting[];
  return postings.toSorted((one, other) => one.id - other.id);
}

/** The page of the first posting that meets the condition. */
function pageOf(postings: readonly Posting[], meets: (posting: Posting) => boolean): string {
  const posting = postings.find(meets);
  if (!posting) throw new Error("The demo has no such posting.");
  return `/jobs/${posting.id}`;
}

/** The pages of web/app/routes.ts that visitors see. Limits of their own: docs/decisions/2026-11-22-pages-load-whole-libraries.md. */
const visitorsScreens: Readonly<Record<string, readonly Screen[]>> = {
  "about the site": [
    "/",
    "/about",
    "/ExecutiveSummary",
    "/how-matching-works",
    "/how-verification-works",
    "/open-jobs",
    "/blog",
    "/blog/handover-checklist",
    "/blog/scope-a-privilege-review",
    "/verify",
    "/privacy",
    "/privacy/2026-11",
    "/terms",
    "/terms/2026-11",
    "/nowhere",
  ],
  "of accounts": [
    "/auth",
    ["/auth?role=paralegal", 130_300],
    ["/auth?role=attorney", 130_400],
    ["/contact", 122_300],
    "/reset-password",
    ["/reset-password?token=none", 121_400],
    ["/verify-email?token=none", 121_550],
    ["/invitation?token=none", 124_150],
    "/unsubscribe?token=none",
  ],
  "of the market": [
    ["/paralegals", 129_800],
    ["/paralegals/1", 131_150],
    ["/firms/1", 126_350],
  ],
};

for (const [which, screens] of Object.entries(visitorsScreens)) {
  test(`visitors load little and meet no barrier: pages ${which}`, async ({ enter }) => {
    await visit(await enter(), screens, { shellLimit: publicLimit, sights: visitorsSights });
  });
}

test("visitors load little and meet no barrier: postings", async ({ enter, site }) => {
  const posting = pageOf(await openPostings(site.server.url), () => true);
  const register = opened("Sign Up to Apply", "Register as Paralegal");
  const screens = [posting, posting.replace("jobs", "job")].map((path) => [path, 122_650] as const);
  await visit(await enter(), screens, { shellLimit: publicLimit, sights: { [posting]: [register] } });
});

test("members load little on public pages", async ({ enter }) => {
  for (const name of ["daniel", "anders"] as const) {
    const member = await enter();
    await member.carrySession(demoPeople[name].email, demoPassword);
    await visit(member, [["/", 121_100], "/about"], { shellLimit: publicLimit, sights: {} });
  }
});

const membersScreens: readonly (readonly [who: "daniel" | "anders", screens: readonly Screen[]])[] = [
  [
    "daniel",
    [
      ["/dashboard", 145_350],
      "/dashboard/paralegal",
      ["/profile/paralegal", 144_400],
      ["/jobs", 154_750],
      ["/messages", 146_350],
      ["/applications", 148_300],
    ],
  ],
  [
    "daniel",
    [
      ["/search", 160_650],
      ["/search/smart", 162_900],
      "/search/saved",
      ["/search/saved/1", 156_050],
      ["/dashboard/jobs", 158_050],
      // After the searches, whose scores it lists.
      "/settings/rankings",
      "/preferences",
    ],
  ],
  [
    "daniel",
    [
      "/projects",
      "/invoices",
      "/earnings",
      "/contracts",
      ["/calendar", 145_850],
      ["/credentials", 146_800],
      "/job-invites",
      "/conflicts",
      "/conflicts/log",
      ["/time", 150_150],
      ["/invoices/1", 145_850],
    ],
  ],
  ["daniel", [["/settings", 152_300], "/paralegals", "/paralegals/1", "/firms/1"]],
  [
    "anders",
    [
      ["/dashboard", 148_350],
      ["/dashboard/attorney", 149_300],
      ["/jobs/mine", 143_750],
      ["/applicants", 156_350],
      ["/jobs", 154_750],
      ["/messages", 144_500],
    ],
  ],
  [
    "anders",
    [
      ["/jobs/post", 169_250],
      ["/jobs/2/edit", 171_700],
      ["/jobs/manage", 145_350],
      "/approvals",
      ["/team", 143_600],
    ],
  ],
  [
    "anders",
    [
      "/departments",
      "/invoices",
      ["/analytics", 147_250],
      ["/reports", 149_300],
      "/contracts",
      ["/paralegals", 144_500],
      ["/firm/setup", 144_450],
      "/profile/attorney",
      ["/applications/1/conflict", 144_900],
      "/conflicts/log",
      ["/calendar", 145_850],
      "/firms/1",
    ],
  ],
];

const membersSights = { daniel: paralegalsSights, anders: firmsSights };

for (const [name, screens] of membersScreens)
  test(`the signed-in shell brings little more, and no barrier: ${name}, ${screens.flat().at(0)}`, async ({
    enter,
  }) => {
    const member = await enter();
    await member.carrySession(demoPeople[name].email, demoPassword);
    await visit(member, screens, { shellLimit: signedInLimit, sights: membersSights[name] });
  });

/** The editor of terms, which compares versions. */
const termsLimit = 184_350;

/** Pages of postings, by who reads them. */
const postingLimits = { applicant: 147_100, firm: 154_400 };

const contractScreens = {
  daniel: {
    pending: undefined,
    // With an amendment to answer the page also compares two versions.
    inProgress: 162_700,
    step: opened("Request Completion", "Request completion?"),
  },
  anders: {
    // Terms that await an answer are signed on the page.
    pending: 155_550,
    inProgress: 159_700,
    step: opened("Mark Complete", "Mark this project complete?"),
  },
} as const;

for (const name of ["daniel", "anders"] as const)
  test(`the signed-in shell brings little more, and no barrier: ${name}, contracts and postings`, async ({
    enter,
    site,
  }) => {
    const member = await enter();
    const caller = await member.carrySession(demoPeople[name].email, demoPassword);
    const { firmId } = await caller.ask<{ firmId: number | null }>("me");
    const contracts = await caller.ask<readonly { id: number; status: string }[]>("listContracts");
    const contractIn = (status: string): string => {
      const contract = contracts.find((one) => one.status === status);
      if (!contract) throw new Error(`${name} has no contract in the demo that is ${status}.`);
      return `/contracts/${contract.id}`;
    };
    const postings = await openPostings(site.server.url);
    const { pending, inProgress, step } = contractScreens[name];
    const started = contractIn("in_progress");
    const screens: Screen[] = [[started, inProgress]];
    if (pending !== undefined) screens.push([contractIn("pending_terms"), pending]);
    screens.push([`${pending === undefined ? started : contractIn("pending_terms")}/terms`, termsLimit]);
    const sights: Record<string, readonly Sight[]> = {
      [started]: [step, at(`${started}?tab=time`), at(`${started}?tab=invoices`)],
    };
    if (firmId === null) {
      const applications = await caller.ask<readonly { jobId: number }[]>("listOwnApplications");
      const open = pageOf(postings, ({ id }) => applications.every(({ jobId }) => jobId !== id));
      screens.push([open, postingLimits.applicant]);
      sights[open] = [opened("Apply Now", "Apply for this position")];
    } else {
      // The firm's own posting says more: who fits it.
      screens.push(
        [pageOf(postings, (posting) => posting.firmId !== firmId), postingLimits.firm],
        [pageOf(postings, (posting) => posting.firmId === firmId), postingLimits.firm],
      );
    }
    await visit(member, screens, { shellLimit: signedInLimit, sights });
  });
