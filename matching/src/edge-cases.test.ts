import { describe, expect, test } from "vitest";
import { matchPair } from "./match.ts";
import type { Match } from "./match.ts";
import type { MisfitDegree, MisfitKind } from "./features/misfits.ts";
import type { JobInput, PersonInput } from "./match-input.ts";
import { collection, NOW, otherParalegal, probateJob, probateParalegal } from "./testkit.ts";

const match = (job: Partial<JobInput>, person: Partial<PersonInput>): Match =>
  matchPair(
    { ...probateJob, ...job },
    { ...probateParalegal, ...person },
    { collection, now: NOW, audience: "paralegal" },
  );

const plain = match({}, {});

describe("what a pair contradicts", () => {
  const cases: readonly [
    string,
    Partial<JobInput>,
    Partial<PersonInput>,
    readonly (readonly [MisfitKind, MisfitDegree])[],
  ][] = [
    ["nothing", {}, {}, []],
    ["no budget", { budgetRange: null }, {}, []],
    ["budget to be agreed", { budgetRange: "Negotiable" }, {}, []],
    ["a budget of 0 is no budget", { budgetRange: "$0/hr" }, {}, []],
    ["no rate", {}, { hourlyRate: null }, []],
    ["a rate of 0 is negotiable", {}, { hourlyRate: 0 }, []],
    ["least above most in a budget", { budgetRange: "$50-40/hr" }, { hourlyRate: 50 }, []],
    ["a rate 10% over the top", {}, { hourlyRate: 55 }, []],
    ["a rate 20% over the top", {}, { hourlyRate: 60 }, [["rate", "soft"]]],
    ["a rate 40% over the top", {}, { hourlyRate: 70 }, [["rate", "hard"]]],
    [
      "a rate far over a budget that can stretch",
      { budgetRange: "$40-50/hr, negotiable" },
      { hourlyRate: 70 },
      [["rate", "soft"]],
    ],
    ["an annual budget", { budgetRange: "$83,200-104,000/year" }, { hourlyRate: 48 }, []],
    ["a flat fee is no hourly bound", { budgetRange: "$5k flat" }, { hourlyRate: 90 }, []],
    ["cheaper than the budget", {}, { hourlyRate: 15 }, []],
    ["one year short", {}, { yearsExperience: 2 }, [["years", "soft"]]],
    ["less than half of the years", {}, { yearsExperience: 1 }, [["years", "hard"]]],
    ["more years than asked for", {}, { yearsExperience: 30 }, []],
    [
      "a beginner is wanted",
      { description: `${probateJob.description} A senior person would be bored.` },
      {},
      [["years", "hard"]],
    ],
    [
      "Anchorage is not Chicago",
      { location: "Anchorage, AK", workArrangement: "Onsite" },
      {},
      [["place", "bar"]],
    ],
    [
      "Juneau is not Anchorage",
      { location: "Anchorage, AK" },
      { location: "Juneau, AK" },
      [["place", "hard"]],
    ],
    ["San Juan is not Miami", { location: "Miami, FL" }, { location: "San Juan, PR" }, [["place", "hard"]]],
    [
      "Ponce is not far from Caguas",
      { location: "Caguas, Puerto Rico" },
      { location: "Ponce, PR", maxTravelMiles: 60 },
      [],
    ],
    ["any Springfield could be meant", { location: "Springfield" }, { location: "Springfield, MO" }, []],
    ["remote only, and the work is hybrid", {}, { workPreference: "remote" }, [["place", "hard"]]],
    ["remote from another state", { workArrangement: "Remote" }, { location: "Honolulu, HI" }, []],
    ["remote, in California only", { location: "Remote (CA only)" }, {}, [["jurisdiction", "hard"]]],
    [
      "half of the hours",
      {},
      { availability: "part-time", bio: "Estate administration, fifteen hours a week." },
      [["hours", "hard"]],
    ],
    [
      "projects only, and the work goes on",
      { duration: "Ongoing" },
      { availability: "project" },
      [["hours", "hard"]],
    ],
    ["projects only, and the work is one", {}, { availability: "project" }, []],
    [
      "free after the work is over",
      { duration: "8 weeks" },
      { availableFrom: "after May 20" },
      [["start", "hard"]],
    ],
    ["some weeks late", {}, { availableFrom: "in 5 weeks" }, [["start", "soft"]]],
    ["a notary is required", { requiredCredentials: ["Notary Public"] }, {}, [["credential", "hard"]]],
    [
      "the commission has expired",
      { requiredCredentials: ["Notary Public"] },
      { certifications: ["Notary Public (expired 2024)"] },
      [["credential", "hard"]],
    ],
    [
      "the commission is current",
      { requiredCredentials: ["Notary Public"] },
      { certifications: ["Notary Public"] },
      [],
    ],
    [
      "JD preferred",
      { description: `${probateJob.description} A JD degree is preferred.` },
      {},
      [["credential", "soft"]],
    ],
    ["Spanish is required", { languages: ["Spanish"] }, {}, [["language", "hard"]]],
    ["Spanish is preferred", { languages: ["Spanish (preferred)"] }, {}, [["language", "soft"]]],
    ["Spanish is spoken", { languages: ["Spanish"] }, { skills: ["probate", "Spanish (fluent)"] }, []],
    ["a negative rate is no rate", {}, { hourlyRate: -5 }, []],
    ["a rate that is no number", {}, { hourlyRate: Number.NaN }, []],
    ["years that are no number", { experienceRequired: Number.NaN }, { yearsExperience: -1 }, []],
    ["a ZIP code alone is no place", { location: "60601" }, { location: "99501" }, []],
    [
      "Honolulu is not San Diego",
      { location: "San Diego, CA" },
      { location: "Honolulu, HI", maxTravelMiles: 5000 },
      [["place", "hard"]],
    ],
    [
      "on the spot once a quarter",
      { description: `${probateJob.description} Quarterly in-person meetings.`, location: "Miami, FL" },
      {},
      [],
    ],
    [
      "a commission that ends this month still holds",
      { requiredCredentials: ["Notary Public"] },
      { certifications: ["Notary Public (exp. 03/2026)"] },
      [],
    ],
    [
      "JD or certificate, and the certificate is there",
      { requiredCredentials: ["JD or paralegal certificate"] },
      {},
      [],
    ],
    [
      "a credential that is not required",
      { description: `${probateJob.description} Bar admission is not required.` },
      {},
      [],
    ],
    [
      "one of two listed languages suffices",
      { languages: ["Mandarin or Cantonese"] },
      { skills: ["probate", "Cantonese"] },
      [],
    ],
    ["a language that no list knows is missing", { languages: ["Chuukese"] }, {}, [["language", "hard"]]],
    [
      "a language that no list knows is told",
      { languages: ["Chuukese (fluent)"] },
      { bio: `${probateParalegal.bio} I grew up with Chuukese.` },
      [],
    ],
    ["English is asked of nobody", { languages: ["English (fluent)", "none"] }, {}, []],
    [
      "a credential that no list knows is missing",
      { requiredCredentials: ["Certified Fraud Examiner (CFE)"] },
      {},
      [["credential", "hard"]],
    ],
    [
      "a credential that no list knows is told by its short form",
      { requiredCredentials: ["Certified Fraud Examiner (CFE)"] },
      { education: "BA History, CFE" },
      [],
    ],
    [
      "one of two listed credentials suffices",
      { requiredCredentials: ["Registered Paralegal (RP) or Certified Fraud Examiner"] },
      { certifications: ["RP, since 2019"] },
      [],
    ],
    [
      "a degree in Spanish is not Spanish",
      { languages: ["Spanish"] },
      { education: "BA Spanish" },
      [["language", "hard"]],
    ],
  ];
  test.each(cases)("%s", (_, job, person, misfits) => {
    expect(match(job, person).misfits.map(({ kind, degree }) => [kind, degree])).toEqual(misfits);
  });
});

describe("scores", () => {
  test("the same work is a fit, other work is not", () => {
    expect(plain.isFit).toBe(true);
    const other = matchPair(probateJob, otherParalegal, { collection, now: NOW, audience: "paralegal" });
    expect(other.isFit).toBe(false);
    expect(other.matchScore).toBeLessThan(plain.matchScore);
  });

  test("a must that is not met keeps a score below 60", () => {
    expect(match({ languages: ["Spanish"] }, {}).matchScore).toBeLessThan(60);
  });

  test("refused work lowers a score", () => {
    const refusing = match({}, { bio: `${probateParalegal.bio ?? ""} I no longer do probate inventories.` });
    expect(refusing.misfits).toContainEqual({ kind: "refusal", degree: "hard" });
    expect(refusing.matchScore).toBeLessThan(plain.matchScore);
  });

  test("no skills, no bio, no specialties: a score, little confidence, nothing invented", () => {
    const empty = matchPair(probateJob, {}, { collection, now: NOW, audience: "paralegal" });
    expect(empty.matchScore).toBeLessThan(plain.matchScore);
    expect(empty.confidence).toBeLessThan(plain.confidence);
    expect(empty.misfits).toEqual([]);
    expect(empty.matchReasons).toEqual([]);
  });

  test("a posting of nothing but a title", () => {
    const bare = match({ description: "", specialties: [], budgetRange: null, title: "Help" }, {});
    expect(bare.skillsMatch).toBeNull();
    expect(bare.salaryFit).toBe("Budget not stated");
  });

  test("naming a skill 200 times is naming it once", () => {
    const stuffed = match({}, { skills: Array.from({ length: 200 }, () => "probate") });
    expect(stuffed.chance).toBe(match({}, { skills: ["probate"] }).chance);
  });

  test("one word for a bio, 300 times over", () => {
    expect(match({}, { bio: "probate ".repeat(300), skills: [] }).chance).toBeLessThan(plain.chance);
  });

  test("a bio pasted twice is a bio", () => {
    const bio = probateParalegal.bio ?? "";
    expect(match({}, { bio: `${bio} ${bio}` }).matchScore - plain.matchScore).toBeLessThanOrEqual(3);
  });

  test("markup, emoji and control characters do no harm", () => {
    const odd = match(
      { description: `<b>${probateJob.description}</b> \u{1F600}\u0000` },
      { skills: ["", "\u200b"] },
    );
    expect(odd.isFit).toBe(true);
  });

  test("what the profile rules out is neither a reason nor offered as an addition", () => {
    const { matchReasons, additions, gaps } = match(
      { description: `${probateJob.description} Relativity is required.` },
      { bio: `${probateParalegal.bio ?? ""} I do not use Relativity.` },
    );
    for (const text of [...matchReasons, ...additions, ...gaps]) expect(text).not.toContain("Relativity");
  });

  test("a list of everything beats no list of what was done", () => {
    const index = [
      "litigation",
      "immigration",
      "patents",
      "divorce",
      "tax",
      "probate",
      "bankruptcy",
      "leases",
    ];
    const everything = match(
      {},
      { bio: "", skills: index.flatMap((word) => [word, `${word} law`, `${word} work`]) },
    );
    expect(everything.chance).toBeLessThan(plain.chance);
  });

  test("a repost scores as the first post", () => {
    expect(match({ id: "again", firmId: 2 }, {}).chance).toBe(plain.chance);
  });

  // Work quadratic in the length would exceed the test's timeout many times over.
  test("text of 100,000 characters is read", () => {
    const long = "Probate accountings and notices to creditors in Cook County. ".repeat(1700);
    expect(match({ description: long }, {}).matchScore).toBeGreaterThan(0);
  });
});
