/** The job list, the job search and saved searches find the same postings for the same criteria. */
import type { jobFilters } from "@caseload/contract/jobs/jobs";
import type { JobSearchFilters, SearchReading } from "@caseload/contract/search/job-search";
import type { SavedFilters, SavedSearch } from "@caseload/contract/search/saved-searches";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import {
  createFirmWithPartner,
  createParalegal,
  patentPosting,
  probatePosting,
} from "../../../testkit/market.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { collectWords } from "./collect-words.ts";

const postings = {
  probate: { ...probatePosting, priority: "high" },
  closedProbate: { ...probatePosting, priority: "urgent", status: "closed" },
  filledProbate: { ...probatePosting, priority: "low", status: "filled" },
  draft: { ...probatePosting, status: "draft" },
  hidden: { ...probatePosting, hidden: true },
  patent: { ...patentPosting, priority: "low" },
  motions: {
    ...patentPosting,
    title: "Litigation paralegal",
    description: "Draft motions for summary judgment and requests for production in federal court.",
    location: "Camden, NJ",
    workArrangement: "Onsite",
    specialties: ["litigation"],
    budgetRange: "$30-35/hr",
    priority: "urgent",
  },
} as const;
type Name = keyof typeof postings;
type SearchQuery = Omit<JobSearchFilters, "barCertificationRequired">;

let site: Site;
let person: Awaited<ReturnType<typeof createParalegal>>;
const names = new Map<number, Name>();
beforeAll(async () => {
  site = await openSite();
  person = await createParalegal(site);
  const firm = await createFirmWithPartner(site, "Harrow Street Legal");
  let minutes = 0;
  for (const [name, posting] of Object.entries(postings)) {
    const { id } = await firm.post({
      ...posting,
      specialties: [...posting.specialties],
      postedAt: new Date(site.time.now.getTime() - (minutes += 10) * 60_000),
    });
    names.set(id, name as Name);
  }
  await collectWords(site.db, new Date(site.time.now.getTime() + 3_600_000));
});
afterAll(() => site.close());

const namesOf = (rows: readonly { id: number }[]): (Name | undefined)[] =>
  rows.map(({ id }) => names.get(id));

const calls = {
  list: async (query: z.input<typeof jobFilters>) => {
    const rows = await person.ask<{ id: number }[]>("listJobs", { query });
    const { count } = await person.ask<{ count: number }>("countJobs", { query });
    expect(count).toBe(rows.length);
    return namesOf(rows);
  },
  search: async (query: SearchQuery) => {
    const newest = { ...query, sort: "newest" };
    const rows = await person.ask<{ id: number }[]>("searchJobs", { query: newest });
    const reading = await person.ask<SearchReading>("readJobSearch", { query });
    expect(reading.count).toBe(rows.length);
    return { found: namesOf(rows), relaxed: reading.relaxed };
  },
  saved: async (filters: SavedFilters) => {
    const { id } = await person.ask<SavedSearch>("saveSearch", { body: { name: "The same", filters } });
    const rows = await person.ask<{ id: number }[]>("listSavedSearchJobs", { params: { id } });
    await person.ask("removeSavedSearch", { params: { id } });
    return namesOf(rows);
  },
};

interface Case {
  what: string;
  /** Null where the job list has no such filter. */
  list: z.input<typeof jobFilters> | null;
  search: SearchQuery;
  saved: SavedFilters;
  found: Name[];
}

const withWords = (what: string, words: string, found: Name[]): Case => ({
  what,
  list: { q: words, status: "open" },
  search: { keyword: words },
  saved: { keyword: words },
  found,
});

test.each<Case>([
  {
    what: "every published posting",
    list: {},
    search: { status: "any" },
    saved: { status: "any" },
    found: ["probate", "closedProbate", "filledProbate", "patent", "motions"],
  },
  {
    what: "open postings",
    list: { status: "open" },
    search: {},
    saved: {},
    found: ["probate", "patent", "motions"],
  },
  {
    what: "closed postings",
    list: { status: "closed" },
    search: { status: "closed" },
    saved: { status: "closed" },
    found: ["closedProbate"],
  },
  {
    what: "a priority",
    list: { priority: "urgent" },
    search: { priority: ["urgent"], status: "any" },
    saved: { priorityLevel: ["Urgent"], status: "any" },
    found: ["closedProbate", "motions"],
  },
  {
    what: "a priority and a status",
    list: { priority: "low", status: "open" },
    search: { priority: ["low"] },
    saved: { priority: ["low"] },
    found: ["patent"],
  },
  withWords("a word", "testamentary", ["probate"]),
  {
    what: "a word in every status",
    list: { q: "testamentary" },
    search: { keyword: "testamentary", status: "any" },
    saved: { keyword: "testamentary", status: "any" },
    found: ["probate", "closedProbate", "filledProbate"],
  },
  {
    what: "a word and a priority",
    list: { q: "paralegal", priority: "urgent" },
    search: { keyword: "paralegal", priority: ["urgent"], status: "any" },
    saved: { keyword: "paralegal", priority: ["urgent"], status: "any" },
    found: ["closedProbate", "motions"],
  },
  withWords("an abbreviation", "MSJ", ["motions"]),
  withWords("another abbreviation", "RFPs", ["motions"]),
  withWords("a typo", "testamentery", ["probate"]),
  withWords("the beginning of a word", "testam", ["probate"]),
  withWords("the name of the firm", "Harrow Street", ["probate", "patent", "motions"]),
  withWords("no word to search for", "the", []),
  {
    what: "an arrangement and a pay range",
    list: null,
    search: { workArrangement: ["Onsite", "Remote"], budgetMax: 40 },
    saved: { workArrangement: ["On-site", "Remote"], budgetMax: 40 },
    found: ["motions"],
  },
  {
    what: "a place",
    list: null,
    search: { location: "Philadelphia, PA", distance: 25 },
    saved: { location: "Philadelphia, PA", distance: 25 },
    found: ["motions"],
  },
  {
    what: "a practice area and years of experience",
    list: null,
    search: { practiceAreas: ["Estate Planning"], minYearsExperience: 0, maxYearsExperience: 5 },
    saved: { practiceAreas: ["Estate Planning"], minYearsExperience: 0, maxYearsExperience: 5 },
    found: ["probate"],
  },
  {
    what: "a level of experience",
    list: null,
    search: { experienceLevel: "mid" },
    saved: { experienceLevel: "Mid Level (3-5)" },
    found: ["probate"],
  },
  {
    what: "what begins with zero years",
    list: null,
    search: { minYearsExperience: 0 },
    saved: { minYearsExperience: 0 },
    found: ["probate", "patent", "motions"],
  },
])("all three find $what", async ({ list, search, saved, found }) => {
  if (list) expect(await calls.list(list)).toEqual(found);
  expect(await calls.saved(saved)).toEqual(found);
  expect(await calls.search(search)).toEqual({ found, relaxed: false });
});

test("words that no posting has together are relaxed by the search alone, which says so", async () => {
  const words = "testamentary inventors";
  expect(await calls.list({ q: words })).toEqual([]);
  expect(await calls.saved({ keyword: words })).toEqual([]);
  expect(await calls.search({ keyword: words })).toEqual({ found: ["probate", "patent"], relaxed: true });
});
