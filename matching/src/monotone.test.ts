import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchPair } from "./match.ts";
import type { JobInput, PersonInput } from "./match-input.ts";
import { collection, NOW, probateJob, probateParalegal } from "./testkit.ts";

const chance = (job: Partial<JobInput>, person: Partial<PersonInput>): number =>
  matchPair(
    { ...probateJob, ...job },
    { ...probateParalegal, ...person },
    { collection, now: NOW, audience: "poster" },
  ).chance;

const ASKED = [
  "letters testamentary",
  "inventories",
  "accountings",
  "notices to creditors",
  "final distributions",
  "estate administration",
  "Clio",
];
const skills = fc.subarray(ASKED, { minLength: 0, maxLength: 4 });

describe("more of what a posting asks for never lowers a chance", () => {
  test("skills", () => {
    fc.assert(
      fc.property(skills, fc.constantFrom(...ASKED), (listed, more) => {
        const before = chance({}, { skills: listed });
        expect(chance({}, { skills: [...listed, more] })).toBeGreaterThanOrEqual(before - 1e-9);
      }),
    );
  });

  test("years", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(10), fc.nat(12), (years, more, asked) => {
        const at = (yearsExperience: number): number =>
          chance({ experienceRequired: asked }, { yearsExperience });
        expect(at(years + more)).toBeGreaterThanOrEqual(at(years));
      }),
    );
  });

  test("a lower rate", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 150 }), fc.integer({ min: 1, max: 100 }), (rate, less) => {
        const at = (hourlyRate: number): number => chance({}, { hourlyRate });
        expect(at(Math.max(1, rate - less))).toBeGreaterThanOrEqual(at(rate));
      }),
    );
  });

  test("a nearer home", () => {
    const byDistance = ["Chicago, IL", "Evanston, IL", "Rockford, IL", "Springfield, IL", "Boston, MA"];
    const chances = byDistance.map((location) => chance({}, { location }));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });
});
