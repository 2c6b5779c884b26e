import type { ApplicantMatch, JobMatch, SuggestedParalegal } from "@caseload/contract/matching/matches";
import { errorMessages } from "@caseload/contract/error-messages";
import { matchFilters } from "@caseload/contract/search/filter-counts";
import type { FilterCounts } from "@caseload/contract/search/job-search";
import { preferencesOfSearch, searchOfPreferences } from "@caseload/contract/search/preference-search";
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { makeApplication, makePerson } from "../../../demo/factories.ts";
import {
  createFirmWithPartner,
  createParalegal,
  patentPosting,
  probatePosting,
  probateProfile,
} from "../../../testkit/market.ts";
import { openSite, type Caller, type Site } from "../../../testkit/site.ts";

const dayMs = 86_400_000;
let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let rival: Awaited<ReturnType<typeof createFirmWithPartner>>;
let probate: number;
let patents: number;
let expert: Awaited<ReturnType<typeof createParalegal>>;
beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  rival = await createFirmWithPartner(site, "Rival & Sons");
  probate = (await firm.post(probatePosting)).id;
  patents = (await firm.post(patentPosting)).id;
  expert = await createParalegal(site, probateProfile);
});
afterAll(() => site.close());

const matchesOf = (who: Caller, query: Record<string, string | number | string[]> = {}) =>
  who.ask<JobMatch[]>("listIntelligentMatches", { query });
/** Without what is undefined. */
const asQuery = (values: object) =>
  JSON.parse(JSON.stringify(values)) as Record<string, string | number | string[]>;
const listed = (name: string, value: string) => (name === "experienceLevel" ? value : [value]);
const idsOf = async (...asked: Parameters<typeof matchesOf>) =>
  (await matchesOf(...asked)).map(({ job }) => job.id);

describe("matches for a paralegal", () => {
  test("newest first, each with the match that it has among the best, and only what passes the preferences", async () => {
    const best = await matchesOf(expert);
    const newest = await matchesOf(expert, { order: "newest" });
    expect(newest.map(({ job }) => job.id)).toEqual([patents, probate]);
    for (const match of newest) expect(best).toContainEqual(match);
    expect(await idsOf(expert, { order: "newest", limit: 1 })).toEqual([patents]);
    const hybrid = { preferences: "given", workArrangement: ["Hybrid"] };
    expect(await idsOf(expert, { order: "newest", limit: 1, ...hybrid })).toEqual([probate]);
  });

  test("the work that fits comes first, with its reasons, and the breakdown adds up", async () => {
    const [first, second] = await matchesOf(expert);
    expect(first).toMatchObject({
      job: { id: probate, firmName: "Harrow Street Legal", status: "open" },
      isFit: true,
      fromProfile: true,
      applicationStatus: null,
      salaryFit: "$40–50/hr, covers your $45 rate",
      locationFit: expect.stringMatching(/^Hybrid, \d+ miles$/),
    });
    expect(first?.matchReasons).toHaveLength(3);
    for (const reason of first?.matchReasons ?? []) expect(reason).toMatch(/^[^,]+, .+/);
    expect(first?.breakdown.reduce((sum, share) => sum + share.earned, 0)).toBe(first?.matchScore);
    expect(second?.job.id).toBe(patents);
    expect(second?.matchScore).toBeLessThan(first?.matchScore ?? 0);
  });

  test("one's own posting, closed, hidden, unapproved and expired ones never appear", async () => {
    const gone = [
      await firm.post({ ...probatePosting, status: "closed" }),
      await firm.post({ ...probatePosting, status: "filled" }),
      await firm.post({ ...probatePosting, status: "draft" }),
      await firm.post({ ...probatePosting, status: "pending_approval" }),
      await firm.post({ ...probatePosting, hidden: true }),
      await firm.post({ ...probatePosting, closesAt: site.time.now }),
      await firm.post({ ...probatePosting, postedById: expert.id }),
    ].map(({ id }) => id);
    const shown = await idsOf(expert);
    expect(shown).toContain(probate);
    expect(shown.filter((id) => gone.includes(id))).toEqual([]);
  });

  test("a passed deadline removes a posting", async () => {
    const { id } = await firm.post({
      ...probatePosting,
      closesAt: new Date(site.time.now.getTime() + dayMs),
    });
    expect(await idsOf(expert)).toContain(id);
    const { now } = site.time;
    site.time.now = new Date(now.getTime() + 2 * dayMs);
    expect(await idsOf(expert)).not.toContain(id);
    site.time.now = now;
    await site.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
  });

  test("a match shows the person's application and stays listed", async () => {
    const { id } = await firm.post(probatePosting);
    const applied = await makeApplication(site.db, site.time.now, { jobId: id, paralegalId: expert.id });
    const match = (await matchesOf(expert)).find(({ job }) => job.id === id);
    expect(match).toMatchObject({ applicationStatus: "pending", mayReapply: false });
    await site.db.update(applications).set({ status: "withdrawn" }).where(eq(applications.id, applied.id));
    const again = (await matchesOf(expert)).find(({ job }) => job.id === id);
    expect(again).toMatchObject({ applicationStatus: "withdrawn", mayReapply: true });
    await site.db.delete(applications).where(eq(applications.id, applied.id));
    await site.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
  });

  test("the search text leaves only postings with its words, for any input", async () => {
    expect(await idsOf(expert, { q: "inventors" })).toEqual([patents]);
    expect(await idsOf(expert, { q: "testamentary" })).toEqual([probate]);
    expect(await idsOf(expert, { q: "maritime salvage" })).toEqual([]);
    for (const q of ["'\"&|!:* ) (", "toString", "constructor", "__proto__"])
      expect(await idsOf(expert, { q })).toEqual(expect.any(Array));
    const answer = await expert.call("listIntelligentMatches", { query: { q: "x".repeat(121) } });
    expect(answer.statusCode).toBe(400);
  });

  test("given preferences filter, saved ones when none are given", async () => {
    const only = (query: Record<string, string | number | string[]>) =>
      idsOf(expert, { preferences: "given", ...query });
    expect(await only({ specialties: ["Intellectual Property"] })).toEqual([patents]);
    expect(await only({ specialties: ["Bankruptcy", "Tax Law"] })).toEqual([]);
    expect(await only({ workArrangement: ["Hybrid"] })).toEqual([probate]);
    expect(await only({ minSalary: 110_000 })).toEqual([patents]);
    expect(await only({ maxSalary: 90_000 })).toEqual([probate]);
    expect(await only({ experienceLevel: "mid" })).toEqual([probate]);
    expect(await only({ availability: ["Full-time"] })).toEqual([patents]);
    expect(await only({ location: "Milwaukee, WI", maxDistance: 25 })).toEqual([patents]);
    expect(await only({ location: "Chicago, IL", maxDistance: 25 })).toEqual([probate, patents]);
    await expert.ask("saveSearchPreferences", { body: { workArrangement: ["Remote"] } });
    expect(await idsOf(expert)).toEqual([patents]);
    expect(await only({})).toEqual([probate, patents]);
    await expert.ask("saveSearchPreferences", { body: { workArrangement: [] } });
    expect(await idsOf(expert)).toEqual([probate, patents]);
  });

  test("the count of a filter's value is the number of matches with it, whoever hides, blocks or has left what", async () => {
    const reader = await createParalegal(site, { ...probateProfile, isPublic: false });
    const hidden = await firm.post(probatePosting);
    const blocked = await rival.post(patentPosting);
    await reader.ask("hideJob", { params: { id: hidden.id } });
    await reader.ask("blockUser", { body: { userId: rival.id } });
    const expired = await firm.post({ ...probatePosting, closesAt: site.time.now });
    const far = await firm.post({ ...probatePosting, location: "Honolulu, HI", workArrangement: "Onsite" });
    const searches: { preferences: Partial<MatchingPreferences>; keyword?: string }[] = [
      { preferences: {} },
      { preferences: { specialties: ["Intellectual Property"], availability: ["Full-time"] } },
      { preferences: { location: "Milwaukee, WI", maxDistance: 25 } },
      { preferences: { minSalary: 110_000, workArrangement: ["Remote"] }, keyword: "inventors" },
    ];
    for (const { preferences, keyword } of searches) {
      const given = { ...defaultPreferences, ...preferences };
      const counts = await reader.ask<FilterCounts>("countJobFilters", {
        query: asQuery({ ...searchOfPreferences(given), keyword, list: "matches" }),
      });
      expect(Object.keys(counts).toSorted()).toEqual([...matchFilters].toSorted());
      for (const [name, values] of Object.entries(counts))
        for (const [value, { count }] of Object.entries(values)) {
          const chosen = preferencesOfSearch({ ...searchOfPreferences(given), [name]: listed(name, value) });
          const query = asQuery({ q: keyword, preferences: "given", ...chosen, limit: 50 });
          const found = await matchesOf(reader, query);
          expect(count, `${name} ${value}`).toBe(found.length);
        }
      expect(Object.values(counts.practiceAreas ?? {}).some(({ count }) => count > 0)).toBe(true);
    }
    const ids = [hidden.id, blocked.id, expired.id, far.id];
    await site.db.update(jobs).set({ status: "closed" }).where(inArray(jobs.id, ids));
    // Nothing is counted for those who have no matches.
    for (const other of [firm, site.anonymous])
      expect(await other.ask("countJobFilters", { query: { list: "matches" } })).toEqual({});
  });

  test("a value that is not in the list is refused with a message", async () => {
    const wrong = { workArrangement: "Moon", experienceLevel: "guru", minSalary: "much", limit: 51 };
    for (const [name, value] of Object.entries(wrong)) {
      const answer = await expert.call("listIntelligentMatches", { query: { [name]: value } });
      expect(answer.statusCode).toBe(400);
      expect(answer.body.length).toBeGreaterThan(5);
    }
  });

  test("at most two of one firm are among the first ten", async () => {
    for (let n = 0; n < 12; n++) await firm.post({ ...probatePosting, title: `Probate paralegal ${n}` });
    for (let n = 0; n < 9; n++) {
      const other = await createFirmWithPartner(site, `Other Firm ${n}`);
      await other.post({ ...probatePosting, description: "Prepare accountings for estates." });
    }
    const shown = await matchesOf(expert, { limit: 20 });
    const firms = shown.slice(0, 10).map(({ job }) => job.firmId);
    expect(firms.filter((id) => id === firm.firmId)).toHaveLength(2);
    expect(shown).toHaveLength(20);
    await site.db.update(jobs).set({ status: "closed" }).where(eq(jobs.title, "Probate paralegal"));
    expect((await matchesOf(expert, { limit: 3 })).map(({ job }) => job.id)).not.toContain(probate);
    await site.db.update(jobs).set({ status: "open" }).where(eq(jobs.id, probate));
  });

  test("without a profile the registration form leads, and every reason is true", async () => {
    const person = await makePerson(site.db, site.time.now, {
      primaryRole: "freelance_paralegal",
      registration: {
        specialties: ["ip"],
        availability: "flexible",
        workPreference: "remote",
        yearsExperience: "3-5",
      } as NonNullable<(typeof users.$inferSelect)["registration"]>,
    });
    const [first] = await matchesOf(await site.signIn(person.email));
    expect(first).toMatchObject({ job: { id: patents }, fromProfile: false });
    expect(first?.matchReasons).toEqual([
      "Intellectual Property, one of your specialties",
      "Remote, as you prefer",
      "Posted in the last 24 hours, open for applications",
    ]);
  });

  test("a person of whom nothing is known sees recent openings", async () => {
    const newcomer = await createParalegal(site);
    const [first] = await matchesOf(newcomer);
    expect(first?.matchReasons).toContain("Posted in the last 24 hours, open for applications");
    expect(first?.fromProfile).toBe(false);
  });

  test("is for paralegals", async () => {
    expect((await firm.call("listIntelligentMatches")).statusCode).toBe(403);
    expect((await site.anonymous.call("listIntelligentMatches")).statusCode).toBe(401);
  });
});

describe("one posting's match", () => {
  const matchOf = (who: Caller, id: number) => who.call("getJobMatch", { params: { id } });

  test("is what the list says", async () => {
    const one = (await matchOf(expert, patents)).json<JobMatch>();
    const listed = (await matchesOf(expert, { limit: 50 })).find(({ job }) => job.id === patents);
    // A list has more of the posting, for its rows.
    expect(listed).toMatchObject(one);
    expect(listed?.job).toMatchObject({ matchScore: one.matchScore, application: null, mark: null });
  });

  test("exists for a closed posting, and not for one that is not published", async () => {
    const closed = await firm.post({ ...probatePosting, status: "closed" });
    expect((await matchOf(expert, closed.id)).json<JobMatch>().job.status).toBe("closed");
    const draft = await firm.post({ ...probatePosting, status: "draft" });
    const answer = await matchOf(expert, draft.id);
    expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.jobNotFound]);
    expect((await matchOf(firm, probate)).statusCode).toBe(403);
  });
});

describe("paralegals for a posting", () => {
  const suggestionsFor = (who: Caller, id: number) =>
    who.ask<SuggestedParalegal[]>("suggestParalegals", { params: { id } });
  const peopleFor = async (who: Caller, id: number) =>
    (await suggestionsFor(who, id)).map(({ paralegal }) => paralegal.id);

  test("are public profiles that fit, best first, phrased for the poster", async () => {
    const found = await suggestionsFor(firm, probate);
    expect(found[0]).toMatchObject({
      paralegal: { id: expert.id, hourlyRate: 45, location: "Evanston, IL" },
      isFit: true,
      salaryFit: "$40–50/hr, covers their $45 rate",
    });
    expect(found.every(({ isFit }) => isFit)).toBe(true);
  });

  test("say whether the person's email is confirmed", async () => {
    const isConfirmed = async () =>
      (await suggestionsFor(firm, probate)).find(({ paralegal }) => paralegal.id === expert.id)?.paralegal
        .emailConfirmed;
    expect(await isConfirmed()).toBe(true);
    await site.db.update(users).set({ emailVerified: false }).where(eq(users.id, expert.id));
    expect(await isConfirmed()).toBe(false);
    await site.db.update(users).set({ emailVerified: true }).where(eq(users.id, expert.id));
  });

  test("say when the firm invited the person to the posting", async () => {
    const invitedAt = async (id: number) =>
      (await suggestionsFor(firm, id)).find(({ paralegal }) => paralegal.id === expert.id)?.invitedAt;
    const [invited, other] = [await firm.post(probatePosting), await firm.post(probatePosting)];
    expect(await invitedAt(invited.id)).toBeNull();
    await firm.ask("inviteToJob", { params: { id: expert.id }, body: { jobId: invited.id } });
    expect(await invitedAt(invited.id)).toBe(site.time.now.toISOString());
    expect(await invitedAt(other.id)).toBeNull();
  });

  test("private profiles, people who left and those who applied are left out", async () => {
    const hidden = await createParalegal(site, { ...probateProfile, isPublic: false });
    const away = await createParalegal(site, probateProfile);
    const applicant = await createParalegal(site, probateProfile);
    const { id } = await firm.post(probatePosting);
    expect(await peopleFor(firm, id)).toEqual(expect.arrayContaining([expert.id, away.id, applicant.id]));
    await site.db.update(users).set({ deactivatedAt: site.time.now }).where(eq(users.id, away.id));
    await makeApplication(site.db, site.time.now, {
      jobId: id,
      paralegalId: applicant.id,
      status: "withdrawn",
    });
    const people = await peopleFor(firm, id);
    expect(people).toContain(expert.id);
    for (const other of [hidden, away, applicant]) expect(people).not.toContain(other.id);
    const shy = eq(paralegalProfiles.userId, expert.id);
    await site.db.update(paralegalProfiles).set({ isPublic: false }).where(shy);
    expect(await peopleFor(firm, id)).not.toContain(expert.id);
    await site.db.update(paralegalProfiles).set({ isPublic: true }).where(shy);
    expect(await peopleFor(firm, id)).toContain(expert.id);
  });

  test("are only for those who manage the posting", async () => {
    const junior = await makePerson(site.db, site.time.now, {
      primaryRole: "junior_associate",
      firmId: firm.firmId,
    });
    for (const who of [rival, await site.signIn(junior.email)]) {
      const answer = await who.call("suggestParalegals", { params: { id: probate } });
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.jobNotFound]);
    }
    expect((await expert.call("suggestParalegals", { params: { id: probate } })).statusCode).toBe(403);
  });
});

describe("applicants", () => {
  const applicantsOf = (who: Caller, id: number) => who.call("listApplicantMatches", { params: { id } });

  test("all of them, best first, those without a profile last; no application changes", async () => {
    const { id: jobId } = await firm.post(probatePosting);
    const unfit = await createParalegal(site, {
      bio: "Patent filings at the USPTO.",
      specialties: ["Tax Law"],
    });
    const unknown = await createParalegal(site);
    const gone = await createParalegal(site, probateProfile);
    const apply = (paralegalId: number, status: "pending" | "rejected" | "withdrawn") =>
      makeApplication(site.db, site.time.now, { jobId, paralegalId, status });
    await apply(unknown.id, "pending");
    await apply(unfit.id, "rejected");
    await apply(expert.id, "pending");
    await apply(gone.id, "withdrawn");
    const found = (await applicantsOf(firm, jobId)).json<ApplicantMatch[]>();
    expect(found.map(({ paralegalId, status }) => [paralegalId, status])).toEqual([
      [expert.id, "pending"],
      [unfit.id, "rejected"],
      [unknown.id, "pending"],
    ]);
    expect(found[0]?.match).toMatchObject({ isFit: true, salaryFit: "$40–50/hr, covers their $45 rate" });
    expect(found[2]?.match).toBeNull();
    const rows = await site.db.select().from(applications).where(eq(applications.jobId, jobId));
    expect(rows.map(({ status }) => status).toSorted()).toEqual([
      "pending",
      "pending",
      "rejected",
      "withdrawn",
    ]);
  });

  test("another firm, and a colleague who may not review, get 404", async () => {
    expect((await applicantsOf(rival, probate)).statusCode).toBe(404);
    expect((await applicantsOf(expert, probate)).statusCode).toBe(403);
    const junior = await makePerson(site.db, site.time.now, {
      primaryRole: "junior_associate",
      firmId: firm.firmId,
    });
    // Junior associates review their own postings only.
    expect((await applicantsOf(await site.signIn(junior.email), probate)).statusCode).toBe(404);
  });

  test("a colleague's draft is not found for a reviewer, as if it did not exist", async () => {
    const { id } = await firm.post({ ...probatePosting, status: "draft" });
    const associate = await makePerson(site.db, site.time.now, {
      primaryRole: "associate",
      firmId: firm.firmId,
    });
    const reviewer = await site.signIn(associate.email);
    const answers = await Promise.all([id, 2_000_000_000].map((each) => applicantsOf(reviewer, each)));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [404, errorMessages.jobNotFound],
      [404, errorMessages.jobNotFound],
    ]);
    expect((await applicantsOf(reviewer, probate)).statusCode).toBe(200);
  });
});
