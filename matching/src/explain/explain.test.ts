import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extractConcepts } from "../ontology/extract-concepts.ts";
import { normalizedWords } from "../ontology/tokens.ts";
import { concepts } from "../ontology/concepts.ts";
import { findConcept } from "../ontology/ontology.ts";
import { matchPair } from "../match.ts";
import type { JobInput, PersonInput } from "../match-input.ts";
import type { Audience } from "./reasons.ts";
import { collection, NOW, otherJob, otherParalegal, probateJob, probateParalegal } from "../testkit.ts";
import { salaryFit } from "./terms-fit.ts";
import { jobTerms, personTerms } from "../features/conditions.ts";

const match = (job: JobInput, person: PersonInput, audience: Audience = "paralegal") =>
  matchPair(job, person, { collection, now: NOW, audience });

/** Words of work; credentials and languages come in their own fields only. */
const phrase = fc.constantFrom(
  ...concepts
    .filter(({ kind }) => kind !== "credential" && kind !== "language")
    .flatMap((concept) => [concept.name, ...concept.aliases])
    .filter((alias) => !/spanish|notar|bachelor|certificate|polish|studies/i.test(alias)),
);
const words = fc.array(phrase, { maxLength: 6 });
/** What a person says of work: done, refused, never done, only wished for. */
const saying = fc
  .tuple(
    fc.constantFrom("", "", "", "No ", "I no longer do ", "I have never done ", "Interested in "),
    phrase,
  )
  .map(([before, work]) => `${before}${work}`);
const job: fc.Arbitrary<JobInput> = fc.record({
  title: phrase,
  description: words.map((parts) => parts.join(", ")),
  location: fc.constantFrom("Chicago, IL", "Remote (CA only)", "Springfield", null),
  workArrangement: fc.constantFrom("Remote", "Hybrid", "Onsite", null),
  budgetRange: fc.constantFrom("$40-50/hr", "$5k flat", "Negotiable", null),
  experienceRequired: fc.option(fc.integer({ min: 0, max: 12 })),
  languages: fc.constantFrom([], ["Spanish"], ["Polish (preferred)"]),
  requiredCredentials: fc.constantFrom([], ["Notary Public"], ["ABA-approved certificate or bachelor's"]),
  specialties: fc.constantFrom([], ["Litigation"], ["Family Law"]),
});
const person: fc.Arbitrary<PersonInput> = fc.record({
  bio: fc.array(saying, { maxLength: 6 }).map((parts) => parts.join(". ")),
  skills: words,
  certifications: fc.constantFrom([], ["Notary Public"], ["Notary Public (expired)"], ["Fluent in Spanish"]),
  education: fc.constantFrom(null, "B.A. History", "Paralegal Certificate", "A.S. Paralegal Studies"),
  maxTravelMiles: fc.constantFrom(null, 5, 40),
  location: fc.constantFrom("Evanston, IL", "San Juan, PR", null),
  hourlyRate: fc.option(fc.integer({ min: 0, max: 150 })),
  yearsExperience: fc.option(fc.integer({ min: 0, max: 40 })),
  workPreference: fc.constantFrom("remote", "hybrid", "onsite", null),
  specialties: fc.constantFrom([], ["Litigation"], ["Family Law", "Tax Law"]),
});

/** What the texts name as done or asked for, by the extraction alone. */
const named = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      extractConcepts(text)
        .filter(({ polarity, standing }) => polarity === "affirmed" && standing === "current")
        .map((mention) => mention.id),
    ),
  );
/** Everything that the concept is called, without commas. */
const names = (id: string): string[] => {
  const { name = "", aliases = [], ambiguous = [] } = findConcept(id) ?? {};
  return [name, ...aliases, ...ambiguous.map(({ alias }) => alias)].map((each) => each.replaceAll(",", ""));
};
const opens = (fact: string, name: string): boolean =>
  `${fact.toLowerCase()} and `.startsWith(`${name.toLowerCase()} and `) ||
  normalizedWords(fact).join(" ").startsWith(normalizedWords(name).join(" "));
/** Word by word, plurals and hyphens apart. */
const holds = (text: string, wording: string): boolean =>
  ` ${normalizedWords(text).join(" ")} `.includes(` ${normalizedWords(wording).join(" ")} `);
/** The concept's own name replaces a word that has other meanings. */
const isNamed = (text: string, wording: string): boolean =>
  holds(text, wording) ||
  extractConcepts(text).some(({ id }) => findConcept(id)?.name.replaceAll(",", "") === wording);

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
    fc.assert(
      fc.property(
        job,
        person,
        fc.constantFrom<Audience>("paralegal", "poster"),
        (posting, profile, audience) => {
          const { matchReasons } = match(posting, profile, audience);
          expect(matchReasons.length).toBeLessThanOrEqual(3);
          const asked = named([`${posting.title}. ${posting.description}`]);
          const had = named([profile.bio ?? "", ...(profile.skills ?? [])]);
          for (const reason of matchReasons) {
            const [fact = "", detail = ""] = reason.split(/, (.*)/);
            expect(detail).not.toBe("");
            if (/^also on (?:your|the) profile/.test(detail)) {
              const id = [...asked].find(
                (each) => had.has(each) && names(each).some((name) => opens(fact, name)),
              );
              expect(id, reason).toBeDefined();
            }
            if (detail === "one of your specialties" || detail === "one of their specialties")
              expect(posting.specialties?.some((label) => profile.specialties?.includes(label))).toBe(true);
            if (fact === "Remote")
              expect([
                posting.workArrangement === "Remote" || posting.location?.startsWith("Remote"),
                profile.workPreference,
              ]).toEqual([true, "remote"]);
            if (detail.startsWith("covers"))
              expect(posting.budgetRange === "$40-50/hr" && (profile.hourlyRate ?? 99) <= 50).toBe(true);
            if (fact === "Spanish")
              expect([posting.languages, profile.certifications]).toEqual([
                ["Spanish"],
                ["Fluent in Spanish"],
              ]);
            if (fact === "Notary")
              expect([posting.requiredCredentials, profile.certifications]).toEqual([
                ["Notary Public"],
                ["Notary Public"],
              ]);
            if (detail.startsWith("counts as"))
              expect([posting.requiredCredentials?.[0]?.slice(0, 3), fact, profile.education]).toEqual([
                "ABA",
                "Paralegal degree",
                "A.S. Paralegal Studies",
              ]);
            if (fact === "Paralegal certificate" || fact === "Bachelor's degree") {
              expect(posting.requiredCredentials?.[0]).toMatch(/^ABA/);
              expect(profile.education).toBe(
                fact.startsWith("Bach") ? "B.A. History" : "Paralegal Certificate",
              );
            }
            if (detail.endsWith("away") || detail === "in the same city") {
              expect(fact).toBe(posting.workArrangement === "Onsite" ? "On-site" : posting.workArrangement);
              expect([posting.location, profile.location]).toEqual(["Chicago, IL", "Evanston, IL"]);
              expect(Number.parseInt(detail, 10)).toBeLessThanOrEqual(profile.maxTravelMiles ?? 50);
            }
            if (detail.endsWith("asked for"))
              expect(profile.yearsExperience).toBeGreaterThanOrEqual(Number(posting.experienceRequired));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test("every gap and every addition is missing from the profile and named by the posting", () => {
    fc.assert(
      fc.property(job, person, (posting, profile) => {
        const { gaps, additions } = match(posting, profile);
        const has = [profile.bio ?? "", ...(profile.skills ?? [])];
        for (const name of additions) {
          expect(isNamed(`${posting.title}. ${posting.description}`, name), name).toBe(true);
          for (const text of has) expect(isNamed(text, name), name).toBe(false);
        }
        for (const gap of gaps) {
          if (gap === "Not on your profile: Spanish (required)")
            expect([posting.languages, profile.certifications?.includes("Fluent in Spanish")]).toEqual([
              ["Spanish"],
              false,
            ]);
          if (gap.startsWith("Not on your profile: Notary"))
            expect(profile.certifications).not.toContain("Notary Public");
        }
      }),
      { numRuns: 100 },
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
  ["$48-58/hr", 45, "$48–58/hr, above your $45 floor"],
  ["$40-50/hr", 45, "$40–50/hr, covers your $45 rate"],
  ["$30-40/hr", 45, "$30–40/hr, below your $45 rate"],
  ["$40-50/hr", null, "$40–50/hr"],
  ["$5k flat", 45, "$5,000 flat"],
  ["$85,000 per year", 60, "About $41/hr, below your $60 rate"],
  ["$4,500 per month", 24, "$4,500 per month"],
  ["$500 per QDRO", 65, "$500 per QDRO"],
  ["Negotiable", 45, "Negotiable"],
  ["$0", 45, "Budget not stated"],
  [null, 45, "Budget not stated"],
])("salary %j at %j", (budgetRange, hourlyRate, text) => {
  const job = jobTerms({ ...probateJob, budgetRange });
  const person = personTerms({ hourlyRate }, NOW);
  expect(salaryFit({ job, person, budget: budgetRange }, "your")).toBe(text);
});

test.each([
  ["Chicago, IL", "Hybrid", /^Hybrid, \d+ miles$/],
  ["Evanston, IL", "Onsite", /^On-site, same city$/],
  ["Nowhere, KS", "Hybrid", /^Hybrid, distance unknown$/],
  ["Springfield", "Onsite", /^On-site, distance unknown$/],
  ["Chicago, IL", "Remote", /^Remote$/],
  ["Remote (CA only)", "Remote", /^Remote, CA only$/],
])("location %s, %s", (location, workArrangement, text) => {
  expect(match({ ...probateJob, location, workArrangement }, probateParalegal).locationFit).toMatch(text);
});

test("a gap says what does not fit", () => {
  const gapsOf = (posting: Partial<JobInput>, profile: Partial<PersonInput>) =>
    match({ ...probateJob, ...posting }, { ...probateParalegal, ...profile }).gaps;
  expect(gapsOf({}, { workPreference: "remote" })).toContain("Hybrid, and your profile asks for remote work");
  expect(gapsOf({ location: "Springfield, IL" }, {}).join()).toMatch(/The place of work is \d{3} miles away/);
  expect(gapsOf({ hoursPerWeek: "40" }, { availability: "part-time" })).toContain(
    "The posting asks for 40 hours a week, your profile says part-time",
  );
  expect(gapsOf({ hoursPerWeek: "Full-time" }, { availability: "part-time", hoursPerWeek: 20 })).toContain(
    "The posting asks for full-time work, your profile offers 20",
  );
  expect(gapsOf({ duration: "Ongoing" }, { availability: "project" })).toContain(
    "The work has no end date, and your profile asks for projects",
  );
});

describe("requirements", () => {
  const arbitrary = fc.record({
    posting: fc.record({
      hoursPerWeek: fc.constantFrom("10", "40", "Full-time"),
      budgetRange: fc.constantFrom("$20-25/hr", "$60/hr", null),
      location: fc.constantFrom("Chicago, IL", "Boston, MA"),
      description: fc
        .subarray(["Clio", "Relativity", "trial binders", "privilege logs", "Spanish is required"], {
          minLength: 1,
        })
        .map((names) => `${probateJob.description} ${names.join(". ")}.`),
    }),
    profile: fc.record({
      availability: fc.constantFrom("part-time", "full-time"),
      hourlyRate: fc.constantFrom(20, 45, 90),
      skills: fc.subarray([
        "Clio",
        "Relativity",
        "trial binders",
        "privilege logs",
        "Spanish",
        "inventories",
      ]),
    }),
  });

  test("what is unmet costs points of those that the score lacks, and 100 lacks nothing", () => {
    fc.assert(
      fc.property(arbitrary, ({ posting, profile }) => {
        const { requirements, matchScore, gaps } = match(
          { ...probateJob, ...posting },
          { ...probateParalegal, ...profile },
        );
        const { met, total, unmet } = requirements;
        expect(met + unmet.length).toBe(total);
        expect(met).toBeGreaterThanOrEqual(0);
        const cost = unmet.reduce((sum, { points }) => sum + points, 0);
        expect(cost).toBeLessThanOrEqual(100 - matchScore);
        for (const { points } of unmet) expect(points).toBeGreaterThanOrEqual(0);
        expect(cost > 0).toBe(unmet.length > 0);
        if (matchScore === 100) expect([...gaps, ...unmet]).toEqual([]);
      }),
    );
  });

  test("a strong profile that lacks one tool stays below 100, and the tool is what the rest is lost to", () => {
    const strong = { ...probateParalegal, bio: `${probateParalegal.bio ?? ""} ${probateJob.description}` };
    const { requirements } = match(
      { ...probateJob, description: `${probateJob.description} Relativity.` },
      strong,
    );
    expect(requirements.unmet.map(({ text }) => text)).toEqual(["Not on your profile: Relativity"]);
    expect(requirements.met).toBe(requirements.total - 1);
    expect(requirements.unmet[0]?.points).toBeGreaterThan(0);
  });

  test("a profile that leaves out what decides a match is tentative, and says what to add", () => {
    const short = match(probateJob, {
      specialties: ["Estate Planning"],
      bio: "Probate.",
      location: "Evanston, IL",
    });
    expect(short).toMatchObject({
      isTentative: true,
      missing: ["bio", "skills", "years", "rate", "hours", "start"],
    });
    expect(match(probateJob, probateParalegal).isTentative).toBe(false);
  });
});

test("an area is no city, and a name of several cities counts as none", () => {
  const bayAreaJob: JobInput = { ...probateJob, location: "Bay Area" };
  const place = (from: string, job = bayAreaJob) =>
    match(job, { ...probateParalegal, specialties: [], bio: "", skills: [], location: from });
  expect(place("Oakland, CA").locationFit).toBe("Hybrid, same area");
  expect(place("Oakland, CA").matchReasons).toContain("Hybrid, in the same area");
  expect(place("Oakland, CA", { ...bayAreaJob, location: "Oakland" }).matchReasons).toContain(
    "Hybrid, in the same city",
  );
  const springfield = place("Springfield, IL", { ...bayAreaJob, location: "Springfield" });
  expect(springfield.matchReasons.join()).not.toMatch(/city|area|miles/);
});

describe("in the words of the texts", () => {
  const remote = { location: null, workArrangement: null };

  test("a product keeps the name that both sides use", () => {
    const patents = { title: "Patent Paralegal", description: "Docket in FoundationIP.", ...remote };
    const { matchReasons } = match(patents, { bio: "Patent docketing in FoundationIP." });
    expect(matchReasons[0]).toMatch(/FoundationIP/);
    expect(matchReasons.join()).not.toMatch(/CPA Global/);
  });

  test("an order of a tribunal is no domestic violence", () => {
    const protest = {
      title: "Government Contracts Paralegal",
      description: "Bid protests at GAO and protective order applications.",
    };
    const { matchReasons, additions } = match(protest, {
      bio: "Bid protests at GAO, protective order admissions.",
    });
    expect(matchReasons[0]).toMatch(/^(?:GAO|Bid protests|Protective order)/i);
    expect([...matchReasons, ...additions].join()).not.toMatch(/domestic/i);
  });

  test("a word with other meanings is shown by its meaning here", () => {
    const plan = { title: "Chapter 13 Paralegal", description: "Prepare petitions, means tests and plans." };
    const { additions } = match(plan, { bio: "Means tests for consumer debtors." });
    expect(additions).toContain("Chapter 13 plans");
    expect(additions).not.toContain("Plans");
  });

  test("what the profile has is never missing from it, whatever it was taken for", () => {
    const health = { title: "Health Care Paralegal", description: "HIPAA policies and Stark reviews." };
    const { additions, gaps } = match(health, { bio: "Ordered records with HIPAA authorizations." });
    expect([...additions, ...gaps].join()).not.toMatch(/HIPAA/);
  });

  test("a band of years names the least, and a sign language its full name", () => {
    const { matchReasons } = match(
      { title: "Help", description: "ASL fluency preferred.", experienceRequired: "3-5" },
      { bio: "Fluent in American Sign Language.", yearsExperience: "expert" },
    );
    expect(matchReasons).toEqual([
      "American Sign Language, preferred",
      "10+ years of experience, 3 asked for",
    ]);
  });

  test("pay worked out of a salary says so", () => {
    const { matchReasons, gaps } = match(
      { title: "Help", description: "", budgetRange: "$104,000 per year" },
      { hourlyRate: 45.5 },
    );
    expect(matchReasons).toEqual(["About $50/hr, covers your $45.50 rate"]);
    expect(gaps).toEqual([]);
    const low = match({ title: "Help", description: "", budgetRange: "$62,400 a year" }, { hourlyRate: 45 });
    expect(low.gaps).toEqual(["The budget of about $30/hr is below your rate"]);
  });
});
