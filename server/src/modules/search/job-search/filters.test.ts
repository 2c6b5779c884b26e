/** Every filter alone and with every other one, over HTTP, against what the postings were made of. */
import type { FilterCounts, FoundJob, SearchReading } from "@caseload/contract/search/job-search";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeFirm, makeJob, makePerson } from "../../../demo/factories.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import {
  places,
  specialties,
  levels,
  credentials,
  hours,
  durations,
  pays,
  anyStart,
  urgencies,
  words,
  statuses,
  arrangements,
  agesInDays,
  type Made,
} from "./posting-texts.fixture.ts";

interface Filter {
  query: Record<string, string | number | readonly string[]>;
  fits: (job: Made) => boolean;
}

const oneOf = <Value>(values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);
const within = (miles: number) => (job: Made) =>
  job.place.milesToPhiladelphia !== null && job.place.milesToPhiladelphia <= miles;
const isIn = (text: string) => (job: Made) =>
  text === "PA" ? job.place.state === "PA" : job.place.text.toLowerCase().includes(text.toLowerCase());

let now: Date;
const filters: Readonly<Record<string, fc.Arbitrary<Filter>>> = {
  keyword: oneOf(words).map((keyword) => ({ query: { keyword }, fits: (job) => job.word === keyword })),
  location: oneOf(["PA", "Philadelphia", "phila", "New York, NY", "Camden"]).map((location) => ({
    query: { location },
    fits: isIn(location),
  })),
  distance: oneOf([10, 60, 100, 499]).chain((distance) =>
    oneOf(["Philadelphia, PA", "19103", "Philly"]).map((location) => ({
      query: { location, distance },
      fits: within(distance),
    })),
  ),
  zip: fc.constant({ query: { location: "19107" }, fits: within(25) }),
  practiceAreas: fc
    .subarray(["Real Estate", "Tax Law", "Immigration", "Estate Planning"], { minLength: 1 })
    .map((practiceAreas) => ({
      query: { practiceAreas },
      fits: (job) => job.areas.some((area) => practiceAreas.includes(area)),
    })),
  experienceLevel: oneOf(["entry", "mid", "senior", "expert"]).map((experienceLevel) => ({
    query: { experienceLevel },
    fits: (job) => job.level === experienceLevel,
  })),
  minYearsExperience: oneOf([0, 1, 3, 7, 10, 70]).map((minYearsExperience) => ({
    query: { minYearsExperience },
    fits: (job) => job.years !== null && job.years >= minYearsExperience,
  })),
  maxYearsExperience: oneOf([0, 2, 3, 9, 99]).map((maxYearsExperience) => ({
    query: { maxYearsExperience },
    fits: (job) => job.years !== null && job.years <= maxYearsExperience,
  })),
  barCertificationRequired: fc.constant({
    query: { barCertificationRequired: "true" },
    fits: (job) => job.bars !== null,
  }),
  specificBarStates: fc
    .subarray(["PA", "NY", "WV", "VA", "IL"], { minLength: 1 })
    .map((specificBarStates) => ({
      query: { specificBarStates },
      fits: (job) => job.bars !== null && job.bars.some((state) => specificBarStates.includes(state)),
    })),
  availabilityType: fc.subarray(anyStart, { minLength: 1 }).map((availabilityType) => ({
    query: { availabilityType },
    fits: (job) => job.starts.some((start) => availabilityType.includes(start)),
  })),
  projectDuration: fc
    .subarray(["Short-term", "Long-term", "Ongoing"], { minLength: 1 })
    .map((projectDuration) => ({
      query: { projectDuration },
      fits: (job) => job.lasts.some((length) => projectDuration.includes(length)),
    })),
  jobType: oneOf(["full-time", "part-time", "project", "ongoing", "temporary", "remote"]).map((jobType) => ({
    query: { jobType },
    fits: (job) => (jobType === "remote" ? job.arrangement === "Remote" : job.types.includes(jobType)),
  })),
  workArrangement: fc.subarray([...arrangements], { minLength: 1 }).map((workArrangement) => ({
    query: { workArrangement },
    fits: (job) => workArrangement.some((each) => each === job.arrangement),
  })),
  budgetMin: oneOf([0, 30, 34.5, 45, 61, 200, 400]).map((budgetMin) => ({
    query: { budgetMin },
    fits: (job) => job.pay !== null && job.pay[1] >= budgetMin,
  })),
  budgetMax: oneOf([10, 28, 44.5, 45, 150, 400]).map((budgetMax) => ({
    query: { budgetMax },
    fits: (job) => job.pay !== null && job.pay[0] <= budgetMax,
  })),
  priority: fc.subarray(["low", "medium", "high", "urgent"], { minLength: 1 }).map((priority) => ({
    query: { priority },
    fits: (job) => priority.includes(job.priority),
  })),
  urgency: oneOf(["immediate", "flexible"]).map((urgency) => ({
    query: { urgency },
    fits: (job) => job.isUrgent === (urgency === "immediate"),
  })),
  postedWithin: oneOf(["1", "3", "7", "30"]).map((postedWithin) => ({
    query: { postedWithin },
    fits: (job) => job.postedAt.getTime() >= now.getTime() - Number(postedWithin) * 86_400_000,
  })),
  status: oneOf(["open", "closed", "filled", "any"]).map((status) => ({
    query: { status },
    fits: (job) => status === "any" || job.status === status,
  })),
};

let site: Site;
const made: Made[] = [];

beforeAll(async () => {
  site = await openSite();
  now = site.time.now;
  const { id: firmId } = await makeFirm(site.db, now, { name: "Harrow Street Legal" });
  const { id: postedById } = await makePerson(site.db, now, { primaryRole: "managing_partner", firmId });
  const drawn = fc.sample(
    fc.record({
      place: oneOf(places),
      specialty: oneOf(specialties),
      level: oneOf(levels),
      credential: oneOf(credentials),
      hour: oneOf(hours),
      duration: oneOf(durations),
      pay: oneOf(pays),
      haste: oneOf(urgencies),
      word: oneOf(words),
      status: oneOf(statuses),
      arrangement: oneOf(arrangements),
      age: oneOf(agesInDays),
      hidden: fc.integer({ min: 1, max: 10 }).map((of) => of === 10),
    }),
    { numRuns: 400, seed: 20_261_121 },
  );
  for (const {
    place,
    specialty,
    level,
    credential,
    hour,
    duration,
    pay,
    haste,
    word,
    status,
    arrangement,
    age,
    hidden,
  } of drawn) {
    const postedAt = new Date(now.getTime() - Math.round(age * 86_400_000));
    const row = {
      firmId,
      postedById,
      title: `Matter of ${word}`,
      location: place.text,
      specialties: [specialty.stored],
      experienceRequired: level.text,
      requiredCredentials: credential.listed,
      hoursPerWeek: hour.text,
      duration: duration.text,
      budgetRange: pay.text,
      urgency: haste.urgency,
      priority: haste.priority as "low",
      workArrangement: arrangement,
      status,
      hidden,
      postedAt,
    };
    const { id } = await makeJob(site.db, now, row);
    made.push({
      id,
      isPublished: !hidden && status !== "draft" && status !== "pending_approval",
      status,
      postedAt,
      word,
      place,
      areas: specialty.areas,
      level: level.level,
      years: level.years,
      bars: credential.bars === "own" ? (place.state === null ? [] : [place.state]) : credential.bars,
      starts: haste.starts,
      lasts: duration.lasts,
      types: [...hour.types, ...duration.types],
      arrangement,
      pay: pay.pay,
      priority: haste.priority,
      isUrgent: haste.isUrgent,
    });
  }
});
afterAll(() => site.close());

/** Every page of a search, one after the other. */
async function searchAll(query: Filter["query"], limit = 100): Promise<number[]> {
  const ids: number[] = [];
  let cursor = "";
  for (let page = 0; page < 100; page++) {
    const answer = await site.anonymous.call("searchJobs", { query: { ...query, limit, cursor } });
    expect(answer.statusCode, answer.body).toBe(200);
    ids.push(...answer.json<FoundJob[]>().map(({ id }) => id));
    const [, next] = /<([^>]*)>; rel="next"/.exec(String(answer.headers.link)) ?? [];
    if (next === undefined) return ids;
    cursor = new URL(next, "http://localhost").searchParams.get("cursor") ?? "";
  }
  throw new Error("The pages do not end.");
}

const newestFirst = (jobs: readonly Made[]): number[] =>
  jobs.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b.id - a.id).map(({ id }) => id);

async function compare(chosen: readonly Filter[]): Promise<number> {
  const query = Object.assign({}, ...chosen.map((filter) => filter.query)) as Filter["query"];
  const open = query.status === undefined ? [(job: Made) => job.status === "open"] : [];
  const expected = made.filter(
    (job) => job.isPublished && [...open, ...chosen.map(({ fits }) => fits)].every((fits) => fits(job)),
  );
  const found = await searchAll({ ...query, sort: "newest" });
  expect(found, JSON.stringify(query)).toEqual(newestFirst(expected));
  return expected.length;
}

const names = Object.keys(filters);
/** Both say where. */
const clash = (one: string, other: string): boolean =>
  [one, other].every((name) => ["location", "distance", "zip"].includes(name));
const pairs = names.flatMap((one, at) =>
  names.slice(at + 1).flatMap((other) => (clash(one, other) ? [] : [[one, other] as const])),
);
/** Postings found by each pair, over all its draws. */
const foundBy = new Map<string, number>();
const drawOf = (name: string): fc.Arbitrary<Filter> =>
  filters[name] ?? fc.constant({ query: {}, fits: () => true });

describe("a search by", () => {
  test.each(names)("%s finds what the postings say, newest first", async (name) => {
    let found = 0;
    for (const filter of fc.sample(drawOf(name), { numRuns: 12, seed: 7 })) found += await compare([filter]);
    expect(found).toBeGreaterThan(0);
  });

  test.each(names.filter((name) => pairs.some(([one]) => one === name)))(
    "%s and every other filter finds what both leave",
    async (name) => {
      for (const [at, [one, other]] of pairs.entries()) {
        if (one !== name) continue;
        const drawn = fc.sample(fc.tuple(drawOf(one), drawOf(other)), { numRuns: 3, seed: at });
        let found = 0;
        for (const pair of drawn) found += await compare(pair);
        foundBy.set(`${one} and ${other}`, found);
      }
    },
  );

  test("pairs is more than finding nothing", () => {
    const some = [...foundBy.values()].filter((found) => found > 0);
    expect(foundBy.size).toBe(pairs.length);
    expect(some.length).toBeGreaterThan(pairs.length * 0.8);
  });
});

test("the best come first, and small pages in any order show every match once", async () => {
  const expected = made.filter((job) => job.isPublished && job.status === "open" && job.word === "bluestem");
  const best = await searchAll({ keyword: "bluestem" }, 7);
  expect(best.length).toBe(new Set(best).size);
  expect(new Set(best)).toEqual(new Set(newestFirst(expected)));
  expect(await searchAll({ keyword: "bluestem", sort: "newest" }, 7)).toEqual(newestFirst(expected));
});

test("the count is what is found, and the place is named", async () => {
  const read = await site.anonymous.ask<SearchReading>("readJobSearch", {
    query: { location: "philly", distance: 60, status: "any" },
  });
  expect(read).toEqual({
    count: made.filter((job) => job.isPublished && within(60)(job)).length,
    more: false,
    didYouMean: null,
    relaxed: false,
    place: "Philadelphia, PA",
  });
});

test("the count of a filter's value is what the search finds with it", async () => {
  const searches: Filter["query"][] = [
    {},
    { keyword: "bluestem" },
    { workArrangement: ["Remote"], priority: ["urgent"], postedWithin: "7" },
    { location: "Philadelphia, PA", distance: 100, experienceLevel: "senior" },
    { status: "filled", practiceAreas: ["Tax Law", "Immigration"] },
  ];
  for (const query of searches) {
    const counts = await site.anonymous.ask<FilterCounts>("countJobFilters", { query });
    for (const [name, values] of Object.entries(counts)) {
      for (const [value, { count, more }] of Object.entries(values)) {
        const chosen = { ...query, [name]: value };
        const { count: found } = await site.anonymous.ask<SearchReading>("readJobSearch", { query: chosen });
        expect({ count, more }, JSON.stringify(chosen)).toEqual({ count: found, more: false });
      }
    }
    expect(Object.values(counts.status ?? {}).some(({ count }) => count > 0)).toBe(true);
  }
});

test("words that no posting holds leave nothing, and the job list's words must all be there", async () => {
  const open = async (query: Filter["query"]) =>
    (await site.anonymous.ask<FilterCounts>("countJobFilters", { query })).status?.open?.count;
  expect(await open({ keyword: "the" })).toBe(0);
  const keyword = `${words[0]} ${words[1]}`;
  expect(await open({ keyword })).toBeGreaterThan(0);
  expect(await open({ keyword, list: "jobs" })).toBe(0);
});

test("miles count from the place asked for", async () => {
  const [found] = await site.anonymous.ask<FoundJob[]>("searchJobs", {
    query: { location: "Philadelphia, PA", distance: 60, workArrangement: "Onsite", keyword: "" },
  });
  expect(found?.miles).toBeLessThanOrEqual(60);
  const [nowhere] = await site.anonymous.ask<FoundJob[]>("searchJobs", { query: { location: "remote" } });
  expect(nowhere?.miles).toBeNull();
});

test.each([
  ["distance", { location: "Camden, NJ", distance: 0 }],
  ["experienceLevel", { experienceLevel: "guru" }],
  ["budgetMin", { budgetMin: "lots" }],
  ["minYearsExperience", { minYearsExperience: -1 }],
  ["maxYearsExperience", { maxYearsExperience: "ten" }],
  ["barCertificationRequired", { barCertificationRequired: "maybe" }],
  ["specificBarStates.0", { specificBarStates: "Pennsylvania" }],
  ["availabilityType.0", { availabilityType: "Someday" }],
  ["projectDuration.0", { projectDuration: "Forever" }],
  ["postedWithin", { postedWithin: 2 }],
  ["status", { status: "draft" }],
  ["cursor", { cursor: "bm8gY3Vyc29y" }],
])("%s that means nothing is refused", async (field, query) => {
  const answer = await site.anonymous.call("searchJobs", { query });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(`(${field})`);
});
