import type { CDPSession, Page } from "@playwright/test";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import { settle } from "./stage/axe.ts";
import type { TestSite } from "./stage/site.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

/** Bytes of the bodies as they travel. */
const styleLimit = 30_000;
/** Scripts of a page in the public shell. */
const publicLimit = 120_000;
/** Scripts of a page in the signed-in shell. */
const signedInLimit = 140_000;
type Kind = "script" | "style";
/** High enough for every part of a page to be in view, because some load only then. */
const tallWindow = { width: 1_440, height: 4_000 };
/** Bytes below which compression gains nothing. */
const tiny = 1_024;

/** Counts what a first visit without a cache loads. */
class Scale {
  readonly #kinds = new Map<string, Kind>();
  readonly #bytes: Record<Kind, number> = { script: 0, style: 0 };
  /** Addresses of what was sent as it is. */
  readonly #plain: string[] = [];

  static async under(page: Page): Promise<Scale> {
    const scale = new Scale();
    const session: CDPSession = await page.context().newCDPSession(page);
    session.on("Network.responseReceived", ({ requestId, response }) => {
      const kind = kindOf(response.mimeType);
      if (kind === undefined) return;
      scale.#kinds.set(requestId, kind);
      if (response.headers["content-encoding"] !== "br") scale.#plain.push(response.url);
    });
    session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      const kind = scale.#kinds.get(requestId);
      if (kind !== undefined) scale.#bytes[kind] += encodedDataLength;
    });
    await session.send("Network.enable");
    return scale;
  }

  read(): { bytes: Record<Kind, number>; plain: string[] } {
    return { bytes: this.#bytes, plain: this.#plain };
  }
}

function kindOf(mimeType: string): Kind | undefined {
  if (mimeType.includes("javascript")) return "script";
  return mimeType === "text/css" ? "style" : undefined;
}

const sizeOf = async (url: string): Promise<number> => (await (await fetch(url)).arrayBuffer()).byteLength;

/** A page, and the most that its scripts may weigh where it is above the limit of its shell. */
type Screen = string | readonly [path: string, limit: number];

/** A first visit: what it may load, after what it has loaded is known to be complete. */
async function weigh({ page, consoleErrors }: ClientInfo, screen: Screen, shellLimit: number): Promise<void> {
  const [path, limit] = typeof screen === "string" ? [screen, shellLimit] : screen;
  // Broken links and missing pages are pages too.
  consoleErrors.expect(/console error: .*status of 4\d\d /);
  await page.setViewportSize(tallWindow);
  const scale = await Scale.under(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await settle(page);
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
    "/blog",
    "/blog/handover-checklist",
    "/verify",
    "/privacy",
    "/privacy/2026-11",
    "/terms",
    "/terms/2026-11",
    "/nowhere",
  ],
  "of accounts": [
    "/auth",
    ["/auth?role=paralegal", 129_400],
    ["/auth?role=attorney", 129_400],
    ["/contact", 121_500],
    "/reset-password",
    ["/reset-password?token=none", 120_600],
    "/verify-email?token=none",
    ["/invitation?token=none", 122_700],
    "/unsubscribe?token=none",
  ],
  "of the market": [
    ["/paralegals", 128_600],
    ["/paralegals/1", 123_400],
    ["/firms/1", 120_900],
  ],
};

for (const [which, screens] of Object.entries(visitorsScreens)) {
  test(`visitors load little script and style: pages ${which}`, async ({ enter }) => {
    for (const screen of screens) await weigh(await enter(), screen, publicLimit);
  });
}

test("visitors load little script and style: postings", async ({ enter, site }) => {
  const posting = pageOf(await openPostings(site.server.url), () => true);
  for (const path of [posting, posting.replace("jobs", "job")])
    await weigh(await enter(), [path, 120_700], publicLimit);
});

/** The demo's people with a session each. */
const memberOf = (site: TestSite, name: keyof typeof demoPeople) =>
  signInOverWeb(() => site.server.url, demoPeople[name].email, demoPassword);

test("so do members on public pages", async ({ enter, site }) => {
  for (const name of ["daniel", "anders"] as const) {
    const caller = await memberOf(site, name);
    for (const path of ["/", "/about"]) {
      const member = await enter();
      await member.carry(caller);
      await weigh(member, path, publicLimit);
    }
  }
});

const membersScreens: readonly (readonly [who: "daniel" | "anders", screens: readonly Screen[]])[] = [
  [
    "daniel",
    ["/dashboard", "/dashboard/paralegal", "/profile/paralegal", "/jobs", "/messages", "/applications"],
  ],
  [
    "daniel",
    [
      ["/search", 146_600],
      ["/search/smart", 146_400],
      "/search/saved",
      ["/search/saved/1", 140_500],
      ["/dashboard/jobs", 142_100],
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
      "/calendar",
      "/credentials",
      "/job-invites",
      "/settings/rankings",
      "/conflicts",
      "/conflicts/log",
      ["/time", 145_000],
      ["/invoices/1", 141_300],
    ],
  ],
  ["daniel", [["/settings", 147_600], "/paralegals", "/paralegals/1", "/firms/1"]],
  ["anders", ["/dashboard", ["/dashboard/attorney", 143_500], "/jobs/mine", "/jobs", "/messages"]],
  ["anders", [["/jobs/post", 159_700], ["/jobs/2/edit", 162_200], "/jobs/manage", "/approvals", "/team"]],
  [
    "anders",
    [
      "/departments",
      "/invoices",
      "/analytics",
      ["/reports", 141_500],
      "/contracts",
      "/paralegals",
      "/firm/setup",
      "/profile/attorney",
      "/applications/1/conflict",
      "/conflicts/log",
      "/calendar",
    ],
  ],
];

for (const [name, screens] of membersScreens) {
  test(`the signed-in shell brings little more: ${name}, ${screens.flat().at(0)}`, async ({
    enter,
    site,
  }) => {
    const caller = await memberOf(site, name);
    for (const screen of screens) {
      const member = await enter();
      await member.carry(caller);
      await weigh(member, screen, signedInLimit);
    }
  });
}

for (const [name, limit] of [
  // With an amendment to answer the page also compares two versions.
  ["daniel", 156_100],
  // Terms that await an answer are signed on the page.
  ["anders", 149_500],
] as const) {
  test(`the signed-in shell brings little more: ${name}, contracts and postings`, async ({ enter, site }) => {
    const caller = await memberOf(site, name);
    const { firmId } = await caller.ask<{ firmId: number | null }>("me");
    const [contract] = await caller.ask<readonly { id: number }[]>("listContracts");
    if (!contract) throw new Error(`${name} has no contract in the demo.`);
    const postings = await openPostings(site.server.url);
    const screens: Screen[] = [
      [`/contracts/${contract.id}`, limit],
      [`/contracts/${contract.id}/terms`, 203_300],
      pageOf(postings, (posting) => posting.firmId !== firmId),
    ];
    // The firm's own posting says more: who fits it.
    if (firmId !== null) screens.push(pageOf(postings, (posting) => posting.firmId === firmId));
    for (const screen of screens) {
      const member = await enter();
      await member.carry(caller);
      await weigh(member, screen, signedInLimit);
    }
  });
}
