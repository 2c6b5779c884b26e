import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import type { SavedFilters, SavedSearch } from "@caseload/contract/search/saved-searches";
import {
  alertFrequencies,
  availabilityTypes,
  barStates,
  defaultPreferences,
  lawSchoolTiers,
  matchingAvailability,
  matchingExperience,
  preferredArrangements,
  preferredPracticeAreas,
  preferredPriorities,
  projectDurations,
} from "@caseload/contract/search/search-preference-options";
import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import { savedFilters } from "@caseload/contract/search/saved-searches";
import { priorities } from "@caseload/contract/options";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { makeSavedSearch } from "../../../demo/factories.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import {
  createFirmWithPartner,
  createParalegal,
  patentPosting,
  probatePosting,
} from "../../../testkit/market.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let person: Awaited<ReturnType<typeof createParalegal>>;
beforeAll(async () => {
  site = await openSite();
  person = await createParalegal(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.delete(savedSearches);
});

const list = () => person.ask<SavedSearch[]>("listSavedSearches");
const save = (body: object) => person.ask<SavedSearch>("saveSearch", { body });

const words = fc.constantFrom("Litigation", "Estate Planning", "I-130", "§ 341 “meeting”", "Núñez & Söhne");
const some = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 });
const whole = (max: number) => fc.integer({ min: 0, max: max });

/** A value for every filter that a search can have. */
const anyFilter: { [Name in keyof Required<SavedFilters>]: fc.Arbitrary<Required<SavedFilters>[Name]> } = {
  keyword: words,
  location: fc.constantFrom("Philadelphia, PA", "19103", ""),
  distance: whole(500),
  practiceAreas: some(preferredPracticeAreas),
  experienceLevel: fc.constantFrom(...matchingExperience.map(({ value }) => value), "Mid Level (3-5)"),
  jobType: fc.constantFrom("Full-time Contract", "temporary"),
  budgetMin: whole(200),
  budgetMax: whole(200),
  priority: some(priorities),
  urgency: fc.constantFrom("immediate", "flexible"),
  postedWithin: fc.constantFrom("1", "3", "7", "30"),
  status: fc.constantFrom("open", "closed", "filled", "any"),
  workArrangement: some([...preferredArrangements, "Onsite"]),
  salaryRange: fc.constantFrom("", "$60,000 to $80,000"),
  locationRadius: whole(100),
  minYearsExperience: fc.option(whole(40)),
  maxYearsExperience: fc.option(whole(40)),
  barCertificationRequired: fc.boolean(),
  specificBarStates: some(barStates),
  lawSchoolTier: fc.constantFrom(...lawSchoolTiers),
  certifications: fc.uniqueArray(words, { maxLength: 3 }),
  availabilityType: some(availabilityTypes),
  projectDuration: some(projectDurations),
  priorityLevel: some(preferredPriorities),
  specialties: fc.uniqueArray(words, { maxLength: 3 }),
  maxDistance: whole(100),
  minSalary: whole(150_000),
  maxSalary: whole(150_000),
  availability: some(matchingAvailability),
};

test("a saved search of every filter survives a round trip, in both payloads", async () => {
  expect(Object.keys(anyFilter).toSorted()).toEqual(Object.keys(savedFilters.shape).toSorted());
  await fc.assert(
    fc.asyncProperty(
      fc.record(anyFilter, { requiredKeys: [] }),
      words,
      fc.constantFrom(...alertFrequencies.map(({ value }) => value)),
      async (filters, query, frequency) => {
        await site.db.delete(savedSearches);
        const one = await save({
          name: "From the job search",
          query,
          filters,
          frequency,
          alertEnabled: false,
        });
        const other = await save({ name: "From the matches", criteria: { query, preferences: filters } });
        const kept = { query, filters };
        expect(await list()).toEqual([
          expect.objectContaining({ ...kept, id: other.id, alertEnabled: true, frequency: "daily" }),
          expect.objectContaining({ ...kept, id: one.id, alertEnabled: false, frequency }),
        ]);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

test("the job search's payload sets alerts as it states, the matching page's on", async () => {
  const quiet = { name: "Remote probate", filters: { keyword: "probate" }, alertEnabled: false };
  expect(await save(quiet)).toEqual({
    id: expect.any(Number),
    name: "Remote probate",
    query: "",
    filters: { keyword: "probate" },
    alertEnabled: false,
    frequency: "daily",
    lastNotifiedAt: null,
    fromPreferences: false,
    createdAt: site.time.now.toISOString(),
  });
  const preferences = { specialties: ["Litigation"], autoNotifications: true, emailAlerts: false };
  const saved = await save({ name: "Mine", criteria: { query: "patents", preferences } });
  expect(saved).toMatchObject({
    query: "patents",
    filters: { specialties: ["Litigation"] },
    alertEnabled: true,
  });
});

test("the frequency follows the search preferences by default", async () => {
  const other = await createParalegal(site);
  await other.ask("saveSearchPreferences", { body: { alertFrequency: "weekly" } });
  const saved = await other.ask<SavedSearch>("saveSearch", { body: { name: "Tax", filters: {} } });
  expect(saved.frequency).toBe("weekly");
});

test.each([
  [{ filters: {} }, "Please name this search (name)"],
  [{ name: "   ", filters: {} }, "Please name this search (name)"],
  [{ name: "Tax" }, "Please send filters or criteria (filters)"],
  [{ name: "Tax", filters: {}, criteria: { preferences: {} } }, "Please send filters or criteria (filters)"],
  [{ name: "Tax", filters: { color: "red" } }, "filters"],
  [{ name: "Tax", filters: { priority: ["soon"] } }, "filters.priority"],
  [{ name: "Tax", filters: {}, frequency: "hourly" }, "Please choose instant, daily or weekly (frequency)"],
])("%j is refused and nothing is saved", async (body, words) => {
  const answer = await person.call("saveSearch", { body });
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(words)]);
  expect(await list()).toEqual([]);
});

test("fifty searches are enough, also for two tabs at once", async () => {
  for (let made = 1; made < limits.savedSearches; made += 1)
    await makeSavedSearch(site.db, site.time.now, { userId: person.id });
  const body = { name: "One more", filters: {} };
  const answers = await Promise.all([1, 2].map(() => person.call("saveSearch", { body })));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe(errorMessages.savedSearchesFull);
});

test("a search is renamed, edited, switched and deleted, and one's other tabs are updated", async () => {
  const { id } = await save({ name: "Tax", filters: { keyword: "tax", priority: ["high"] } });
  const params = { id };
  const announcements = await recordAnnouncements(site.connectionString);
  const change = { name: "Tax returns", alertEnabled: true, frequency: "instant" };
  expect(await person.ask("changeSavedSearch", { params, body: change })).toMatchObject({
    ...change,
    filters: { keyword: "tax", priority: ["high"] },
  });
  expect(topicsFor(await announcements.take(), person.id)).toEqual(["savedSearches"]);
  await announcements.stop();
  await person.ask("changeSavedSearch", { params, body: { filters: {} } });
  expect(await list()).toMatchObject([{ name: "Tax returns", filters: {} }]);
  await person.ask("removeSavedSearch", { params });
  expect(await list()).toEqual([]);
  expect((await person.call("removeSavedSearch", { params })).statusCode).toBe(404);
});

test("another person's search cannot be read, run, changed or deleted", async () => {
  const { id } = await save({ name: "Tax", filters: {} });
  const outsider = await createParalegal(site);
  expect(await outsider.ask("listSavedSearches")).toEqual([]);
  for (const name of ["changeSavedSearch", "removeSavedSearch", "listSavedSearchJobs"] as const) {
    const answer = await outsider.call(name, { params: { id }, body: { name: "Mine" } });
    expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.savedSearchNotFound]);
  }
  expect(await list()).toMatchObject([{ id, name: "Tax" }]);
});

test("it finds open postings by words and by what the matching page filters, newest first, a page at a time", async () => {
  const firm = await createFirmWithPartner(site, "Harrow Street Legal");
  const probate = await firm.post({ ...probatePosting, postedAt: new Date("2026-03-01T12:00:00Z") });
  const patent = await firm.post({ ...patentPosting, postedAt: new Date("2026-03-02T12:00:00Z") });
  await firm.post({ ...probatePosting, status: "closed" });
  await firm.post({ ...probatePosting, status: "draft" });
  const found = async (body: object, query = {}) => {
    const { id } = await save({ name: "Found", ...body });
    const answer = await person.call("listSavedSearchJobs", { params: { id }, query });
    return {
      ids: answer.json<{ id: number }[]>().map((job) => job.id),
      more: answer.headers.link !== undefined,
    };
  };
  expect(await found({ filters: {} })).toEqual({ ids: [patent.id, probate.id], more: false });
  expect(await found({ filters: {} }, { limit: 1 })).toEqual({ ids: [patent.id], more: true });
  expect((await found({ filters: { keyword: "testamentary" } })).ids).toEqual([probate.id]);
  expect((await found({ filters: { practiceAreas: ["Intellectual Property"] } })).ids).toEqual([patent.id]);
  expect((await found({ filters: { budgetMin: 55 } })).ids).toEqual([patent.id]);
  const advanced = {
    priorityLevel: ["High", "Medium"],
    workArrangement: ["On-site", "Hybrid"],
    minYearsExperience: 3,
  };
  expect((await found({ filters: advanced })).ids).toEqual([probate.id]);
  expect((await found({ filters: { ...advanced, barCertificationRequired: true } })).ids).toEqual([]);
  expect((await found({ filters: { ...advanced, specificBarStates: ["PA"] } })).ids).toEqual([probate.id]);
  const near = { location: "Evanston, IL", maxDistance: 25, workArrangement: ["Hybrid"] };
  expect((await found({ criteria: { query: "", preferences: near } })).ids).toEqual([probate.id]);
  expect((await found({ criteria: { query: "office actions", preferences: {} } })).ids).toEqual([patent.id]);
});

test("“Get notifications” is a saved search that follows the preferences, and the other way round", async () => {
  const preferences = () => person.ask<SearchPreferences>("getSearchPreferences");
  await person.ask("saveSearchPreferences", {
    body: { specialties: ["Litigation"], autoNotifications: true },
  });
  const [own] = await list();
  expect(own).toMatchObject({
    name: "My match preferences",
    fromPreferences: true,
    alertEnabled: true,
    frequency: "daily",
    filters: { specialties: ["Litigation"], maxDistance: defaultPreferences.maxDistance },
  });
  await person.ask("saveSearchPreferences", { body: { minSalary: 60_000 } });
  expect(await list()).toMatchObject([{ id: own?.id, filters: { minSalary: 60_000 } }]);
  const params = { id: own?.id ?? 0 };
  await person.ask("changeSavedSearch", { params, body: { alertEnabled: false, frequency: "weekly" } });
  expect(await preferences()).toMatchObject({ autoNotifications: false, alertFrequency: "weekly" });
  await person.ask("saveSearchPreferences", { body: { autoNotifications: true } });
  expect(await list()).toMatchObject([{ id: own?.id, alertEnabled: true }]);
  await person.ask("removeSavedSearch", { params });
  expect(await preferences()).toMatchObject({ autoNotifications: false });
  await person.ask("saveSearchPreferences", { body: { specialties: [] } });
  expect(await list()).toEqual([]);
});

test("the account's deletion takes its searches with it", async () => {
  const leaver = await createParalegal(site);
  await leaver.ask("saveSearch", { body: { name: "Tax", filters: {} } });
  await leaver.ask("deleteAccount", { body: { password: "caseload-demo-1!" } });
  expect(await site.db.select().from(savedSearches).where(eq(savedSearches.userId, leaver.id))).toEqual([]);
});
