import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { SmartSearchJob, SmartSearchPerson } from "./smart-search-score.ts";
import { FACTOR_WEIGHTS, smartSearchScore } from "./smart-search-score.ts";

const emptyPerson: SmartSearchPerson = {
  practiceAreas: [],
  yearsExperience: null,
  location: null,
  hourlyRate: null,
  availability: null,
};
const nothing: SmartSearchJob = {
  practiceAreas: [],
  experienceYears: null,
  location: null,
  budgetMax: null,
  urgent: null,
};
const maya: SmartSearchPerson = {
  practiceAreas: ["Litigation", "Tax Law"],
  yearsExperience: 5,
  location: "Austin, TX",
  hourlyRate: 45,
  availability: "flexible",
};
const trial: SmartSearchJob = {
  practiceAreas: ["litigation"],
  experienceYears: 5,
  location: "Austin",
  budgetMax: 58,
  urgent: false,
};

type Pair = [Partial<SmartSearchPerson>, Partial<SmartSearchJob>];

function earned([person, job]: Pair): number | null {
  const { breakdown } = smartSearchScore({ ...emptyPerson, ...person }, { ...nothing, ...job });
  expect(breakdown.length).toBeLessThan(2);
  return breakdown[0]?.earned ?? null;
}

describe("one factor at a time", () => {
  test.each<[string, Pair, number | null]>([
    ["one shared area of several", [{ practiceAreas: ["A", "B"] }, { practiceAreas: ["B", "C"] }], 30],
    ["the same area in other letters", [{ practiceAreas: [" tax law"] }, { practiceAreas: ["Tax Law"] }], 30],
    ["a part of an area's name", [{ practiceAreas: ["Tax"] }, { practiceAreas: ["Tax Law"] }], 0],
    ["no area on the person's side", [{ practiceAreas: [] }, { practiceAreas: ["Tax Law"] }], null],
    ["only blank areas on the job's side", [{ practiceAreas: ["Tax"] }, { practiceAreas: [" "] }], null],
    ["years exceed", [{ yearsExperience: 6 }, { experienceYears: 5 }], 25],
    ["years meet", [{ yearsExperience: 5 }, { experienceYears: 5 }], 25],
    ["one year short", [{ yearsExperience: 4 }, { experienceYears: 5 }], 15],
    ["two years short", [{ yearsExperience: 3 }, { experienceYears: 5 }], 0],
    ["a beginner where none is needed", [{ yearsExperience: 0 }, { experienceYears: 0 }], 25],
    ["years not stated", [{ yearsExperience: null }, { experienceYears: 5 }], null],
    ["years not a number", [{ yearsExperience: Number.NaN }, { experienceYears: 5 }], null],
    ["the job's place within the person's", [{ location: "Austin, TX" }, { location: "austin" }], 20],
    ["the person's place within the job's", [{ location: "TX" }, { location: "Austin, tx" }], 20],
    ["two places", [{ location: "Austin, TX" }, { location: "Dallas, TX" }], 0],
    ["a blank place", [{ location: "  " }, { location: "Austin" }], null],
    ["a budget of exactly 80% of the rate", [{ hourlyRate: 45 }, { budgetMax: 36 }], 15],
    ["a budget just below 80%", [{ hourlyRate: 45 }, { budgetMax: 35.99 }], 0],
    ["a budget above the rate", [{ hourlyRate: 45 }, { budgetMax: 60 }], 15],
    ["a rate of 0 and a budget of 0", [{ hourlyRate: 0 }, { budgetMax: 0 }], 15],
    ["no budget", [{ hourlyRate: 45 }, { budgetMax: null }], null],
    ["immediate and urgent", [{ availability: "Immediate" }, { urgent: true }], 10],
    ["immediate and not urgent", [{ availability: "immediate" }, { urgent: false }], 0],
    ["flexible and not urgent", [{ availability: "flexible" }, { urgent: false }], 10],
    ["the label of flexible", [{ availability: "Flexible / varies" }, { urgent: false }], 10],
    ["flexible and urgent", [{ availability: "flexible" }, { urgent: true }], 0],
    ["full-time", [{ availability: "full-time" }, { urgent: false }], 0],
    ["urgency not stated", [{ availability: "flexible" }, { urgent: null }], null],
  ])("%s", (_case, pair, points) => {
    expect(earned(pair)).toBe(points);
  });
});

describe("together", () => {
  test.each<[string, Partial<SmartSearchPerson>, Partial<SmartSearchJob>, number | null]>([
    ["everything fits", {}, {}, 100],
    ["one year short", { yearsExperience: 4 }, {}, 90],
    ["two years short", { yearsExperience: 3 }, {}, 75],
    ["another area", { practiceAreas: ["Immigration"] }, {}, 70],
    ["another place", { location: "Boston, MA" }, {}, 80],
    ["a rate beyond the budget", { hourlyRate: 90 }, {}, 85],
    ["an urgent job for a flexible person", {}, { urgent: true }, 90],
    ["a job without budget or urgency", { yearsExperience: 4 }, { budgetMax: null, urgent: null }, 87],
    ["only experience, one year short", { ...emptyPerson, yearsExperience: 4 }, {}, 60],
    ["nothing stated by the person", emptyPerson, {}, null],
    ["nothing stated by the job", {}, nothing, null],
    ["no factor stated by both", { ...emptyPerson, location: "Austin" }, { location: null }, null],
  ])("%s", (_case, person, job, score) => {
    expect(smartSearchScore({ ...maya, ...person }, { ...trial, ...job }).score).toBe(score);
  });

  it("lists the applicable factors with their points", () => {
    const half = smartSearchScore({ ...maya, hourlyRate: null, yearsExperience: 4 }, trial);
    expect(half.breakdown).toEqual([
      { factor: "practiceArea", earned: 30, possible: 30 },
      { factor: "experience", earned: 15, possible: 25 },
      { factor: "location", earned: 20, possible: 20 },
      { factor: "availability", earned: 10, possible: 10 },
    ]);
    expect(half.score).toBe(88); // 75 of 85 points
  });

  it("weighs 100 points in all", () => {
    expect(Object.values(FACTOR_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
});

describe("for every person and job", () => {
  const area = fc.constantFrom("Litigation", "Tax Law", "Immigration", "Real Estate");
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
  const years = fc.integer({ min: 0, max: 40 });
  const place = fc.oneof(fc.constantFrom("Austin", "Austin, TX", "TX", "tx", "Boston, MA", ""), fc.string());
  const persons: fc.Arbitrary<SmartSearchPerson> = fc.record({
    practiceAreas: fc.array(area, { maxLength: 3 }),
    yearsExperience: maybe(years),
    location: maybe(place),
    hourlyRate: maybe(fc.double({ min: 0, max: 500, noNaN: true })),
    availability: maybe(fc.constantFrom("immediate", "flexible", "full-time", "part-time", "project")),
  });
  const jobs: fc.Arbitrary<SmartSearchJob> = fc.record({
    practiceAreas: fc.array(area, { maxLength: 3 }),
    experienceYears: maybe(years),
    location: maybe(place),
    budgetMax: maybe(fc.double({ min: 0, max: 500, noNaN: true })),
    urgent: maybe(fc.boolean()),
  });

  it("is a whole percent that its breakdown adds up to", () => {
    fc.assert(
      fc.property(persons, jobs, (person, job) => {
        const { score, breakdown } = smartSearchScore(person, job);
        expect(score === null).toBe(breakdown.length === 0);
        const sums = { earned: 0, possible: 0 };
        for (const points of breakdown) {
          expect(points.earned).toBeGreaterThanOrEqual(0);
          expect(points.earned).toBeLessThanOrEqual(points.possible);
          sums.earned += points.earned;
          sums.possible += points.possible;
        }
        if (score === null) return;
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        // rounding moves the score by half a percent at most
        expect(Math.abs(score * sums.possible - sums.earned * 100)).toBeLessThanOrEqual(sums.possible / 2);
      }),
    );
  });

  it("never falls when the person has more years, or the job a higher budget", () => {
    fc.assert(
      fc.property(persons, jobs, years, years, (person, job, one, other) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        const score = (yearsExperience: number, budgetMax: number | null) =>
          smartSearchScore({ ...person, yearsExperience }, { ...job, budgetMax }).score ?? 0;
        expect(score(many, job.budgetMax)).toBeGreaterThanOrEqual(score(few, job.budgetMax));
        expect(score(few, many)).toBeGreaterThanOrEqual(score(few, few));
      }),
    );
  });

  it("reads the two places the same either way round", () => {
    fc.assert(
      fc.property(persons, jobs, maybe(place), maybe(place), (person, job, here, there) => {
        const one = smartSearchScore({ ...person, location: here }, { ...job, location: there });
        const other = smartSearchScore({ ...person, location: there }, { ...job, location: here });
        expect(one).toEqual(other);
      }),
    );
  });
});
