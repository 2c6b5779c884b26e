import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extract } from "../ontology/extract.ts";
import { concepts } from "../ontology/ontology.ts";
import { matchPair } from "../match.ts";
import type { JobSide, PersonSide } from "../sides.ts";
import { collection, NOW, otherJob, otherParalegal, probateJob, probateParalegal } from "../testkit.ts";
import { salaryFit } from "./terms-fit.ts";
import { jobTerms, personTerms } from "../features/conditions.ts";

const match = (job: JobSide, person: PersonSide) =>
  matchPair(job, person, { collection, now: NOW, reader: "paralegal" });

const phrase = fc.constantFrom(...concepts.flatMap((concept) => [concept.name, ...concept.aliases]));
const words = fc.array(phrase, { maxLength: 6 });
const job: fc.Arbitrary<JobSide> = fc.record({
  title: phrase,
  description: words.map((parts) => parts.join(", ")),
  location: fc.constantFrom("Chicago, IL", "Remote (CA only)", "Springfield", null),
  workArrangement: fc.constantFrom("Remote", "Hybrid", "Onsite", null),
  budgetRange: fc.constantFrom("$40-50/hr", "$5k flat", "Negotiable", null),
  experienceRequired: fc.option(fc.integer({ min: 0, max: 12 })),
  languages: fc.constantFrom([], ["Spanish"], ["Polish (preferred)"]),
  specialties: fc.constantFrom([], ["Litigation"], ["Family Law"]),
});
const person: fc.Arbitrary<PersonSide> = fc.record({
  bio: words.map((parts) => parts.join(". ")),
  skills: words,
  location: fc.constantFrom("Evanston, IL", "San Juan, PR", null),
  hourlyRate: fc.option(fc.integer({ min: 0, max: 150 })),
  yearsExperience: fc.option(fc.integer({ min: 0, max: 40 })),
  workPreference: fc.constantFrom("remote", "hybrid", "onsite", null),
  specialties: fc.constantFrom([], ["Litigation"], ["Family Law", "Tax Law"]),
});

const named = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => extract(text).map((mention) => mention.id)));

describe("for any two texts", () => {
  test("the breakdown adds up to the score, each factor within its bounds", () => {
    fc.assert(
      fc.property(job, person, (posting, profile) => {
        const { matchScore, breakdown } = match(posting, profile);
        expect(breakdown.reduce((sum, share) => sum + share.earned, 0)).toBe(matchScore);
        expect(breakdown.reduce((sum, share) => sum + share.possible, 0)).toBe(100);
        for (const { earned, possible } of breakdown) {
          expect(earned).toBeGreaterThanOrEqual(0);
          expect(earned).toBeLessThanOrEqual(possible + 1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("every reason is true of both texts and has a fact and a detail", () => {
    const byName = new Map(concepts.map((concept) => [concept.name.replaceAll(",", ""), concept.id]));
    fc.assert(
      fc.property(job, person, (posting, profile) => {
        const { matchReasons } = match(posting, profile);
        expect(matchReasons.length).toBeLessThanOrEqual(3);
        const asked = named([`${posting.title}. ${posting.description}`]);
        const had = named([profile.bio ?? "", ...(profile.skills ?? [])]);
        for (const reason of matchReasons) {
          const [fact = "", detail = ""] = reason.split(/, (.*)/);
          expect(detail).not.toBe("");
          if (detail.startsWith("on your profile too")) {
            const id = [...byName].find(([name]) => fact === name || fact.startsWith(`${name} and `))?.[1];
            expect(id !== undefined && asked.has(id) && had.has(id), reason).toBe(true);
          }
          if (detail === "one of your specialties")
            expect(posting.specialties?.some((label) => profile.specialties?.includes(label))).toBe(true);
          if (fact === "Remote")
            expect([
              posting.workArrangement === "Remote" || posting.location?.startsWith("Remote"),
              profile.workPreference,
            ]).toEqual([true, "remote"]);
          if (detail.startsWith("covers"))
            expect(posting.budgetRange === "$40-50/hr" && (profile.hourlyRate ?? 99) <= 50).toBe(true);
          if (detail.endsWith("asked for"))
            expect(profile.yearsExperience).toBeGreaterThanOrEqual(Number(posting.experienceRequired));
        }
      }),
      { numRuns: 150 },
    );
  });

  test("scores and shares are whole numbers from 0 to 100", () => {
    fc.assert(
      fc.property(job, person, (posting, profile) => {
        const { matchScore, skillsMatch, confidence } = match(posting, profile);
        for (const share of [matchScore, skillsMatch ?? 0]) {
          expect(Number.isInteger(share) && share >= 0 && share <= 100).toBe(true);
        }
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });
});

test("what the posting names and the profile does not is offered, not presumed", () => {
  const { additions, gaps } = match(
    { ...probateJob, description: `${probateJob.description} Relativity is required.` },
    probateParalegal,
  );
  expect(additions).toContain("Relativity");
  expect(gaps.some((gap) => gap.startsWith("Not on your profile: "))).toBe(true);
  expect(match(otherJob, otherParalegal).additions.length).toBeLessThanOrEqual(3);
});

test.each([
  ["$48-58/hr", 45, "$48-58/hr, above your $45 floor"],
  ["$40-50/hr", 45, "$40-50/hr, covers your $45 rate"],
  ["$30-40/hr", 45, "$30-40/hr, below your $45 rate"],
  ["$40-50/hr", null, "$40-50/hr"],
  ["$5k flat", 45, "$5,000 for the whole"],
  [null, 45, "Budget not stated"],
])("salary %j at %j", (budgetRange, hourlyRate, text) => {
  const job = jobTerms({ ...probateJob, budgetRange });
  expect(salaryFit(job, personTerms({ hourlyRate }, NOW), "your")).toBe(text);
});

test.each([
  ["Chicago, IL", "Hybrid", /^Hybrid, \d+ miles$/],
  ["Evanston, IL", "Onsite", /^On-site, same city$/],
  ["Nowhere, KS", "Hybrid", /^Hybrid, distance unknown$/],
  ["Chicago, IL", "Remote", /^Remote$/],
  ["Remote (CA only)", "Remote", /^Remote, CA only$/],
])("location %s, %s", (location, workArrangement, text) => {
  expect(match({ ...probateJob, location, workArrangement }, probateParalegal).locationFit).toMatch(text);
});
