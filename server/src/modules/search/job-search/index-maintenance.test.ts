/** What the database and the scheduled work keep of postings for the search. */
import type { FoundJob } from "@caseload/contract/search/job-search";
import { jobSpecialties } from "@caseload/contract/form-options";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { makeFirm, makeJob, makePerson } from "../../../demo/factories.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { collectWords } from "./collect-words.ts";
import { refreshFacets } from "../../jobs/facets/refresh-facets.ts";

let site: Site;
let poster: { firmId: number; postedById: number };
let email: string;

beforeAll(async () => {
  site = await openSite();
  const { id: firmId } = await makeFirm(site.db, site.time.now, { name: "Harrow Street Legal" });
  const person = await makePerson(site.db, site.time.now, { primaryRole: "managing_partner", firmId });
  poster = { firmId, postedById: person.id };
  email = person.email;
});
afterAll(() => site.close());

const make = (given: Partial<typeof jobs.$inferInsert>) =>
  makeJob(site.db, site.time.now, { ...poster, ...given });
const find = async (query: Record<string, string>): Promise<number[]> =>
  (await site.anonymous.ask<FoundJob[]>("searchJobs", { query })).map(({ id }) => id);

test("a posting is found by its firm's new name, and no longer by the old one", async () => {
  const { id } = await make({ title: "Brewery licensing" });
  expect(await find({ keyword: "brewery harrow" })).toContain(id);
  await site.db.update(firms).set({ name: "Quayside Counsel" }).where(eq(firms.id, poster.firmId));
  expect(await find({ keyword: "brewery quayside" })).toEqual([id]);
});

test("every specialty of the posting form is found by the words that people read", async () => {
  for (const { value, label } of jobSpecialties) {
    const { id } = await make({
      title: "Marsupial",
      description: "Numbat.",
      specialties: [value],
      practiceArea: null,
    });
    expect(await find({ keyword: `marsupial ${label}`, sort: "newest" }), label).toContain(id);
    expect(await find({ keyword: "marsupial", practiceAreas: label }), label).toContain(id);
    await site.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
  }
});

test("a posting stored without the application is found by words at once, and by filters once it is refreshed", async () => {
  const { id } = await make({ title: "Wombat custody", location: "Boise, ID", facts: null });
  expect(await find({ keyword: "wombat" })).toEqual([id]);
  expect(await find({ keyword: "wombat", practiceAreas: "Litigation" })).toEqual([]);
  expect(await refreshFacets(site.db)).toBe(1);
  expect(await find({ keyword: "wombat", practiceAreas: "Litigation" })).toEqual([id]);
  expect(await find({ keyword: "wombat", location: "83702", distance: "25" })).toEqual([id]);
  expect(await refreshFacets(site.db)).toBe(0);
});

test("a posting with outdated facets is found as before, and by the new ones once it is refreshed", async () => {
  const facts = ["area:litigation"];
  const { id } = await make({ title: "Quokka arbitration", experienceRequired: "4 years", facts });
  expect(await find({ keyword: "quokka", practiceAreas: "Litigation" })).toEqual([id]);
  expect(await find({ keyword: "quokka", minYearsExperience: "4" })).toEqual([]);
  expect(await refreshFacets(site.db)).toBe(1);
  expect(await find({ keyword: "quokka", minYearsExperience: "4" })).toEqual([id]);
});

test("a posting is indexed as it was posted", async () => {
  const partner = await site.signIn(email);
  const body = {
    title: "Echidna estate inventory",
    location: "Seattle, WA",
    workArrangement: "Hybrid",
    hoursPerWeek: "20 hrs/week",
    duration: "Ongoing",
    specialties: ["tax"],
    description: "Inventory the estate of a collector of echidnas.",
    budgetRange: "$40-50/hr",
    experienceRequired: "3-5 years",
  };
  const { id } = await partner.ask<{ id: number }>("postJob", { body });
  const every = {
    location: "Tacoma, WA",
    distance: "50",
    jobType: "ongoing",
    experienceLevel: "mid",
    budgetMin: "45",
  };
  expect(await find({ keyword: "echidna", ...every, practiceAreas: "Tax Law" })).toEqual([id]);
});

test("the words of postings are collected again after new postings, at most every quarter of an hour", async () => {
  const { now } = site.time;
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(await collectWords(site.db, now)).toBeGreaterThan(1_000);
  await make({ title: "Bandicoot easements", postedAt: later(1) });
  expect(await collectWords(site.db, later(2))).toBe(0);
  expect(await find({ keyword: "bandicot" })).toEqual([]);
  expect(await collectWords(site.db, later(16))).toBeGreaterThan(1_000);
  expect(await find({ keyword: "bandicot" })).toHaveLength(1);
  expect(await collectWords(site.db, later(40))).toBe(0);
});
