import { describe, expect, test } from "vitest";
import { matchPair } from "./match.ts";
import type { PersonInput } from "./match-input.ts";
import { collection, NOW, probateJob, probateParalegal } from "./testkit.ts";

const chance = (person: PersonInput): number =>
  matchPair(probateJob, person, { collection, now: NOW, audience: "poster" }).chance;

const withBio = (bio: string, more: Partial<PersonInput> = {}): PersonInput => ({
  ...probateParalegal,
  bio,
  ...more,
});

describe("what says who a person is changes no score", () => {
  test.each(["Denise Okafor", "Wei Zhang", "Mary Probate", "Ahmed Al-Rashid", "Grace Will"])(
    "the name %s",
    (name) => {
      const named: PersonInput & { name: string } = { ...probateParalegal, name };
      expect(chance(named)).toBe(chance(probateParalegal));
    },
  );

  test("pronouns", () => {
    const bio = (subject: string, whose: string) =>
      `Mentor says ${subject} runs estates alone; ${whose} accountings pass. Eight years of estate administration.`;
    expect(chance(withBio(bio("she", "her")))).toBe(chance(withBio(bio("he", "his"))));
    expect(chance(withBio(bio("they", "their")))).toBe(chance(withBio(bio("he", "his"))));
  });

  test("schools, in education and in prose", () => {
    const schools = [
      "Harvard University",
      "Howard University",
      "Chicago State University",
      "University of Texas at Austin",
    ];
    const chances = schools.map((school) =>
      chance(
        withBio(`Estate administration since my certificate from ${school}. Accountings and inventories.`, {
          education: `Paralegal Certificate, ${school}`,
        }),
      ),
    );
    expect(new Set(chances).size).toBe(1);
  });

  test("years of graduation", () => {
    const chances = ["class of 1979", "class of 2004", "graduated in 2019"].map((year) =>
      chance(withBio(`Estate administration and accountings, ${year}.`, { education: `BA, ${year}` })),
    );
    expect(new Set(chances).size).toBe(1);
  });

  test("ZIP codes", () => {
    const chances = ["Chicago, IL 60601", "Chicago, IL 60621", "Chicago, IL"].map((location) =>
      chance({ ...probateParalegal, location }),
    );
    expect(new Set(chances).size).toBe(1);
  });

  test("a name in the bio", () => {
    const chances = ["My name is Grace Will.", "My name is Jesus Notary Brief.", ""].map((name) =>
      chance(withBio(`${name} Estate administration and accountings.`)),
    );
    expect(new Set(chances).size).toBe(1);
  });

  test("schools that go by short names", () => {
    const chances = ["Georgetown Law", "UCLA Extension", "Howard", "City Colleges of Chicago"].map((school) =>
      chance(withBio(`Paralegal certificate from ${school}. Estate administration and accountings.`)),
    );
    expect(new Set(chances).size).toBe(1);
  });

  test("a gap in the years is no feature: only the stated years count", () => {
    const bio = "Estate administration and accountings";
    const gap = chance(withBio(`${bio}.`, { education: "Paralegal Certificate. Career break 2015-2020" }));
    expect(gap).toBe(chance(withBio(`${bio}.`, { education: "Paralegal Certificate" })));
  });
});
