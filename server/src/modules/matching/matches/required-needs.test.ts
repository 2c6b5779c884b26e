/** What a posting requires in its fields for credentials and languages, as both sides of a match see it. */
import type { JobMatch, SuggestedParalegal } from "@caseload/contract/matching/matches";
import type { FoundJob } from "@caseload/contract/search/job-search";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { makeCredential } from "../../../demo/file-factories.ts";
import {
  createFirmWithPartner,
  createParalegal,
  probatePosting,
  probateProfile,
} from "../../../testkit/market.ts";
import { openSite, type Caller, type Site } from "../../../testkit/site.ts";

// The thread starts cold here.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let lacking: Awaited<ReturnType<typeof createParalegal>>;
let holding: Awaited<ReturnType<typeof createParalegal>>;
beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  lacking = await createParalegal(site, { ...probateProfile, certifications: [] });
  holding = await createParalegal(site, {
    ...probateProfile,
    certifications: ["Certified Paralegal (CP)"],
    languages: ["Haitian Creole (fluent)"],
  });
});
afterAll(() => site.close());

const needs = {
  requiredCredentials: ["Certified Paralegal (CP)"],
  requiredLanguages: ["Haitian Creole"],
};
const matchOf = (who: Caller, id: number) => who.ask<JobMatch>("getJobMatch", { params: { id } });
const post = (given: object = {}) => firm.post({ ...probatePosting, ...needs, ...given });

test("a missing requirement is a gap, with at most an even chance; a met one is a reason", async () => {
  const plain = await matchOf(lacking, (await firm.post(probatePosting)).id);
  expect(plain.gaps).toEqual([]);
  const { id } = await post();
  const without = await matchOf(lacking, id);
  expect(without.gaps).toEqual(
    expect.arrayContaining([
      "Not on your profile: Certified paralegal (required)",
      "Not on your profile: Haitian Creole (required)",
    ]),
  );
  expect(without.matchScore).toBeLessThanOrEqual(45);
  expect(without.matchScore).toBeLessThan(plain.matchScore);
  const having = await matchOf(holding, id);
  expect(having.gaps).toEqual([]);
  expect(having.matchReasons).toContain("Haitian Creole, required");
  expect(having.matchScore).toBeGreaterThan(without.matchScore);
  const { id: certified } = await post({ requiredLanguages: [], specialties: ["litigation"] });
  expect((await matchOf(holding, certified)).matchReasons).toContain("Certified paralegal, required");
});

test("the firm sees the same of the people suggested for its posting", async () => {
  const { id } = await post();
  await vi.waitFor(
    async () => {
      const found = await firm.ask<SuggestedParalegal[]>("suggestParalegals", { params: { id } });
      const of = (who: { id: number }) => found.find(({ paralegal }) => paralegal.id === who.id);
      expect(found[0]?.paralegal.id).toBe(holding.id);
      expect(of(holding)?.matchReasons).toContain("Haitian Creole, required");
      expect(of(lacking)?.gaps).toEqual(
        expect.arrayContaining(["Not on the profile: Certified paralegal (required)"]),
      );
    },
    { timeout: 30_000, interval: 200 },
  );
});

test("preferred requirements, equivalents, and ones outside the vocabulary", async () => {
  const { id } = await post({
    requiredCredentials: ["Registered Paralegal (RP) or CP", "Certified Fraud Examiner (CFE)"],
    requiredLanguages: ["Chuukese", "Polish (preferred)"],
  });
  const { gaps } = await matchOf(holding, id);
  expect(gaps).toContain("Not on your profile: Certified Fraud Examiner (CFE) (required)");
  expect(gaps).toContain("Not on your profile: Chuukese (required)");
  expect(gaps.join()).not.toContain("Registered");
});

test("an amended field is parsed again", async () => {
  const { id } = await post();
  expect((await matchOf(lacking, id)).gaps.join()).toContain("Certified paralegal");
  await site.db.update(jobs).set({ requiredCredentials: [], requiredLanguages: [] }).where(eq(jobs.id, id));
  expect((await matchOf(lacking, id)).gaps).toEqual([]);
});

test("a credential that staff verified counts while it holds, for both sides", async () => {
  const { id } = await post({ requiredLanguages: [] });
  const { id: credential } = await makeCredential(site.db, site.time.now, {
    userId: lacking.id,
    kind: "certification",
    title: "Certified Paralegal (CP)",
    issuer: "NALA",
    status: "verified",
  });
  expect((await matchOf(lacking, id)).gaps).toEqual([]);
  const shown = async () =>
    (await firm.ask<SuggestedParalegal[]>("suggestParalegals", { params: { id } }))
      .find(({ paralegal }) => paralegal.id === lacking.id)
      ?.gaps.join();
  await vi.waitFor(async () => expect(await shown()).toBe(""), { timeout: 30_000, interval: 200 });
  await site.db.update(credentials).set({ status: "lapsed" }).where(eq(credentials.id, credential));
  expect((await matchOf(lacking, id)).gaps.join()).toContain("Certified paralegal (required)");
});

test("a search for their words finds a posting whose description does not say them", async () => {
  const { id } = await post({ requiredCredentials: ["Notary Public"], requiredLanguages: ["Tagalog"] });
  const ids = async (keyword: string) =>
    (await site.anonymous.ask<FoundJob[]>("searchJobs", { query: { keyword } })).map((found) => found.id);
  expect(await ids("tagalog")).toEqual([id]);
  expect(await ids("notary")).toEqual([id]);
  await site.db.update(jobs).set({ requiredLanguages: [] }).where(eq(jobs.id, id));
  expect(await ids("tagalog")).toEqual([]);
});
