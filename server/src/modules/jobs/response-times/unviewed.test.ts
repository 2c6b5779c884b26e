import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { Job } from "@caseload/contract/jobs/jobs";
import type { JobMatch } from "@caseload/contract/matching/matches";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { sendDigests } from "../../search/saved-searches/send-digests.ts";
import {
  createFirmWithPartner,
  createParalegal,
  probatePosting,
  probateProfile,
} from "../../../testkit/market.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

// The matching thread starts cold here.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let person: Awaited<ReturnType<typeof createParalegal>>;
let jobId: number;

beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  person = await createParalegal(site, probateProfile);
  jobId = (await firm.post(probatePosting)).id;
});
beforeEach(() => pause(false));
afterAll(() => site.close());

const pause = (isPaused: boolean) =>
  site.db
    .update(jobs)
    .set({ pausedAt: isPaused ? site.time.now : null })
    .where(eq(jobs.id, jobId));
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
const list = async (who: Caller, name: "listJobs" | "searchJobs", query: object = {}) =>
  idsOf(await who.ask<Job[]>(name, { query: { ...query } }));

/** Everywhere that postings are offered: what is found there. */
const places: Record<string, () => Promise<number[]>> = {
  "the job list": () => list(site.anonymous, "listJobs"),
  "the list of open ones": () => list(person, "listJobs", { status: "open" }),
  "the list by words": () => list(person, "listJobs", { q: "probate" }),
  "the search": () => list(person, "searchJobs", { keyword: "probate" }),
  "the search in every status": () => list(person, "searchJobs", { status: "any" }),
  "the firm's page": async () =>
    idsOf(await site.anonymous.ask<Job[]>("listFirmJobs", { params: { id: firm.firmId } })),
  "the matches": async () =>
    (await person.ask<JobMatch[]>("listIntelligentMatches")).map(({ job }) => job.id),
  "the sitemap": async () => {
    const { body } = await site.app.inject({ url: "/sitemaps/jobs-0.xml" });
    return [...body.matchAll(/\/jobs\/(\d+)</g)].map(([, id]) => Number(id));
  },
  "the positions to invite to": async () =>
    idsOf(await firm.ask<{ id: number }[]>("listJobsForInvite", { params: { id: person.id } })),
  "a saved search": async () => {
    const body = { name: "Probate", filters: { keyword: "probate" } };
    const { id } = await person.ask<SavedSearch>("saveSearch", { body });
    return idsOf(await person.ask<Job[]>("listSavedSearchJobs", { params: { id } }));
  },
  "the firm's open tab": async () =>
    idsOf(await firm.ask<ManagedJob[]>("listManagedJobs", { query: { group: "open" } })),
};

test.each(Object.keys(places))(
  "%s leaves out a paused posting, and includes it again when it resumes",
  async (place) => {
    const look = places[place];
    expect(await look?.()).toEqual([jobId]);
    await pause(true);
    expect(await look?.()).toEqual([]);
    await pause(false);
    expect(await look?.()).toEqual([jobId]);
  },
);

/** Figures that count what is open. */
const figures: Record<string, () => Promise<number>> = {
  "the landing page": async () =>
    (await site.anonymous.ask<{ activeJobs: number }>("publicFigures")).activeJobs,
  "the list's count": async () => (await site.anonymous.ask<{ count: number }>("countJobs")).count,
  "the paralegal's dashboard": async () => (await person.ask<DashboardStats>("dashboardStats")).activeJobs,
  "the attorney's dashboard": async () => (await firm.ask<DashboardStats>("dashboardStats")).activeJobs,
};

test.each(Object.keys(figures))("%s does not count it", async (figure) => {
  const count = figures[figure];
  expect(await count?.()).toBe(1);
  await pause(true);
  expect(await count?.()).toBe(0);
});

test("no alert reports it while it is paused", async () => {
  await person.ask("saveSearch", {
    body: {
      name: "Daily",
      filters: { keyword: "probate" },
      alertEnabled: true,
      frequency: "daily",
    },
  });
  await pause(true);
  await site.db.update(jobs).set({ postedAt: new Date(site.time.now.getTime() + 1000) });
  const next = (days: number) => new Date(site.time.now.getTime() + days * 86_400_000);
  expect(await sendDigests(site.db, next(1))).toBe(0);
});

test("its own firm finds it under Paused, and its page stays public", async () => {
  await pause(true);
  expect(await firm.ask<ManagedJob[]>("listManagedJobs", { query: { group: "paused" } })).toMatchObject([
    { id: jobId, status: "open", pausedAt: site.time.now.toISOString() },
  ]);
  expect(await firm.ask("countManagedJobs")).toEqual({
    open: 0,
    paused: 1,
    draft: 0,
    waiting: 0,
    closed: 0,
    filled: 0,
    all: 1,
  });
  expect(await site.anonymous.ask("getJob", { params: { id: jobId } })).toMatchObject({
    status: "open",
    pausedAt: site.time.now.toISOString(),
  });
});
