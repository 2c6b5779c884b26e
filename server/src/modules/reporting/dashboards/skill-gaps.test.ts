import type { SearchReading } from "@caseload/contract/search/job-search";
import type { SkillGaps } from "@caseload/contract/reporting/dashboards";
import type { JobMatch } from "@caseload/contract/matching/matches";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { shownRankings } from "../../../platform/db/schema/matches.ts";
import { makePerson } from "../../../demo/factories.ts";
import {
  createFirmWithPartner,
  createParalegal,
  patentPosting,
  probatePosting,
  probateProfile,
} from "../../../testkit/market.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

// The matching thread starts cold here.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let expert: Awaited<ReturnType<typeof createParalegal>>;

const asking = (what: string) => ({
  ...probatePosting,
  description: `${probatePosting.description} ${what}`,
});

beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  expert = await createParalegal(site, probateProfile);
  await firm.post(asking("Track every estate in Clio."));
  await firm.post(asking("Our files are kept in Clio and Lexis."));
  await firm.post(probatePosting);
  // Far from the field: what it asks for is no gap of a person in probate.
  await firm.post(patentPosting);
  await firm.post({ ...asking("Everything is in Clio."), status: "closed" });
});
afterAll(() => site.close());

const gapsOf = (who: Caller) => who.ask<SkillGaps>("getSkillGaps");

test("gaps are what the engine names for near postings, each with as many postings as its search finds", async () => {
  const { fromProfile, compared, gaps } = await gapsOf(expert);
  expect([fromProfile, compared]).toEqual([true, 3]);
  expect(gaps[0]).toEqual({ skill: "Clio", asking: 2, postings: 2, more: false });

  const matches = await expert.ask<JobMatch[]>("listIntelligentMatches", { query: { limit: 50 } });
  const near = matches.filter(({ isFit, matchScore }) => isFit || matchScore >= 60);
  for (const { skill, asking: askingCount, postings } of gaps) {
    const naming = near.filter(({ additions }) =>
      additions.some((each) => each.toLowerCase() === skill.toLowerCase()),
    );
    expect(askingCount).toBe(naming.length);
    const found = await expert.ask<SearchReading>("readJobSearch", { query: { keyword: skill } });
    expect(found).toMatchObject({ count: postings, relaxed: false });
    expect(postings).toBeGreaterThanOrEqual(askingCount);
  }
  expect(gaps.some(({ skill }) => /patent|uspto|pct/i.test(skill))).toBe(false);
});

test("reading gaps shows no ranking and logs none", async () => {
  const own = await createParalegal(site, probateProfile);
  await gapsOf(own);
  expect(await site.db.select().from(shownRankings).where(eq(shownRankings.viewerId, own.id))).toEqual([]);
});

test("what is added to the profile is no gap any more", async () => {
  const learned = await createParalegal(site, {
    ...probateProfile,
    skills: [...probateProfile.skills, "Clio"],
  });
  expect((await gapsOf(learned)).gaps.map(({ skill }) => skill)).not.toContain("Clio");
});

test("without a profile nothing is compared", async () => {
  const newcomer = await createParalegal(site);
  expect(await gapsOf(newcomer)).toEqual({ fromProfile: false, compared: 0, gaps: [] });
});

test("no role sees neither rates nor gaps", async () => {
  const { id } = await makePerson(site.db, site.time.now, { primaryRole: "paralegal" });
  await site.db.update(users).set({ primaryRole: null }).where(eq(users.id, id));
  const caller = await site.signInAs(id);
  for (const name of ["getSkillGaps", "getPracticeRates"] as const)
    expect((await caller.call(name)).statusCode).toBe(403);
});
