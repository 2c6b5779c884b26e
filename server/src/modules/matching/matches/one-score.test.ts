/** A posting and a paralegal have one match score, wherever it is shown. */
import type { Job, JobDetail } from "@caseload/contract/jobs/jobs";
import type { ApplicantMatch, JobMatch, MatchFacts } from "@caseload/contract/matching/matches";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeApplication, makeSavedSearch } from "../../../demo/factories.ts";
import { createFirmWithPartner, createParalegal } from "../../../testkit/market.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const paralegalCount = 10;
const postingCount = 30;

const fields = [
  [
    "probate",
    "Estate Planning",
    "estate_planning",
    "Draft petitions, inventories and accountings for estates.",
  ],
  ["patent", "Intellectual Property", "ip", "Docket office actions and prepare disclosure statements."],
  [
    "e-discovery",
    "E-Discovery",
    "ediscovery",
    "Run second-pass privilege review and keep the privilege log.",
  ],
  ["trial", "Litigation", "litigation", "Assemble trial binders, exhibit lists and witness files."],
  ["immigration", "Immigration", "immigration", "Prepare H-1B petitions, RFE responses and I-485 packets."],
  ["real estate", "Real Estate", "real_estate", "Order title commitments, review surveys and close loans."],
] as const;
const places = ["Philadelphia, PA", "Chicago, IL", "San Jose, CA", "Remote"];
const budgets = ["$30-40/hr", "$55-70/hr", "$1,500 flat", "Negotiable", null];
const levels = ["0-2", "3-5", "6-10", "10+"];

/** Park and Miller's generator, so that every run has the same pairs. */
function createRandom(seed: number): <Value>(values: readonly Value[]) => Value {
  let state = seed;
  return (values) => {
    state = (state * 48_271) % 2_147_483_647;
    const value = values[state % values.length];
    if (value === undefined) throw new Error("There is nothing to choose from.");
    return value;
  };
}

const scoreShown = ({ matchScore, isTentative }: MatchFacts): number | null =>
  isTentative ? null : matchScore;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("the same pair has the same score in eight places", async () => {
  const pick = createRandom(20_261_126);
  const firm = await createFirmWithPartner(site, "Harrow Street Legal");
  const postings: number[] = [];
  for (let at = 0; at < postingCount; at += 1) {
    const [name, , specialty, sentence] = pick(fields);
    const { id } = await firm.post({
      title: `Paralegal for ${name} matters`,
      description: `${sentence} ${pick(fields)[3]}`,
      specialties: [specialty],
      location: pick(places),
      workArrangement: pick(["Remote", "Hybrid", "Onsite"]),
      budgetRange: pick(budgets),
      experienceRequired: pick(levels),
      hoursPerWeek: pick(["10 hrs/week", "25 hrs/week", "40 hrs/week"]),
    });
    postings.push(id);
  }
  const seen = new Set<number | null>();
  const scores = new Map<string, number | null>();
  for (let at = 0; at < paralegalCount; at += 1) {
    const [, field, , sentence] = pick(fields);
    const paralegal = await createParalegal(site, {
      specialties: [field],
      // Two of three say enough for a score.
      ...(at % 3 === 0
        ? { bio: sentence }
        : {
            bio: `${sentence} ${pick(fields)[3]} ${pick(fields)[3]} ${pick(fields)[3]}`,
            skills: ["Relativity", "Clio", "Westlaw"],
            hoursPerWeek: 30,
            availableFrom: "2026-03-01",
          }),
      experience: pick(levels),
      location: pick(places.slice(0, 3)),
      workPreference: pick(["remote", "hybrid", "onsite"]),
      hourlyRate: pick([35, 50, 65]),
      isPublic: true,
    });
    const search = await makeSavedSearch(site.db, site.time.now, { userId: paralegal.id, name: "All" });
    const limit = { limit: 50 };
    const matches = await paralegal.ask<JobMatch[]>("listIntelligentMatches", { query: limit });
    const lists = await Promise.all([
      paralegal.ask<Job[]>("listJobs", { query: limit }),
      paralegal.ask<Job[]>("searchJobs", { query: limit }),
      paralegal.ask<Job[]>("listFirmJobs", { params: { id: firm.firmId }, query: limit }),
      paralegal.ask<Job[]>("listSavedSearchJobs", { params: { id: search.id }, query: limit }),
    ]);
    const explained = new Map<number, number | null>();
    for (const id of postings) {
      const [detail, match] = await Promise.all([
        paralegal.ask<JobDetail>("getJob", { params: { id } }),
        paralegal.ask<JobMatch>("getJobMatch", { params: { id } }),
      ]);
      const score = scoreShown(match);
      expect(detail.matchScore).toBe(score);
      expect(match.matchScore === 100 && match.requirements.unmet.length > 0).toBe(false);
      await makeApplication(site.db, site.time.now, { jobId: id, paralegalId: paralegal.id });
      explained.set(id, score);
      scores.set(`${id} ${paralegal.id}`, score);
      seen.add(score);
    }
    for (const list of lists)
      expect(new Map(list.map(({ id, matchScore }) => [id, matchScore]))).toEqual(explained);
    // The best of them only.
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches) expect(scoreShown(match)).toBe(explained.get(match.job.id));
  }
  for (const id of postings) {
    const applicants = await firm.ask<ApplicantMatch[]>("listApplicantMatches", { params: { id } });
    expect(applicants).toHaveLength(paralegalCount);
    for (const { paralegalId, match } of applicants)
      expect(match && scoreShown(match)).toBe(scores.get(`${id} ${paralegalId}`));
  }
  // The pairs are of every kind.
  expect(seen.size).toBeGreaterThan(20);
  expect(seen).toContain(null);
}, 60_000);
