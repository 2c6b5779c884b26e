import { describe, expect, test } from "vitest";
import type { JobInput, PersonInput } from "../match-input.ts";
import { splitByPolarity } from "../text/polarity.ts";
import { jobTerms, personTerms } from "./conditions.ts";

const NOW = new Date("2026-03-02T12:00:00Z");
const asked = (description: string, more: Partial<JobInput> = {}) =>
  jobTerms({ title: "Paralegal", description, ...more });
const termsOf = (person: PersonInput) => personTerms(person, NOW);

describe("languages a posting asks for", () => {
  test.each([
    ["You should be bilingual in English and Haitian Creole.", ["creole:required"]],
    ["Candidates need conversational Russian.", ["russian:required"]],
    ["Client interviews are conducted in Vietnamese.", ["vietnamese:required"]],
    ["Native or near-native Polish.", ["polish:required"]],
    ["You will translate letters from Tagalog.", ["tagalog:required"]],
    ["We serve Spanish-speaking clients; interviews happen without an interpreter.", ["spanish:preferred"]],
    [
      "Must speak Spanish fluently. Most of our clients do not speak English.",
      ["spanish:required:throughout"],
    ],
    ["Arabic would be wonderful but is not essential.", ["arabic:preferred"]],
    ["No Spanish needed, we have an interpreter.", []],
    ["All of our clients are hospitals. French is required.", ["french:required"]],
  ])("%s", (text, expected) => {
    const found = asked(text).languages.map((requirement) =>
      [requirement.language, requirement.strength, ...(requirement.throughout ? ["throughout"] : [])].join(
        ":",
      ),
    );
    expect(found).toEqual(expected);
  });
});

describe("languages a person speaks", () => {
  test.each([
    ["I grew up speaking Korean at home.", ["korean"]],
    ["Trilingual: English, French, Haitian Creole.", ["french", "creole"]],
    ["My Spanish is rusty.", []],
    ["Learning Spanish.", []],
    ["I worked at the Polish consulate.", []],
    ["I read some German but do not speak it.", []],
  ])("%s", (bio, expected) => {
    expect([...termsOf({ bio }).languages]).toEqual(expected);
  });
});

describe("credentials a posting asks for", () => {
  test.each<[string | null, string, readonly string[]]>([
    [null, "Certified paralegals only.", ["certified paralegal:required"]],
    [null, "CEDS is a plus.", ["e-discovery certification:preferred"]],
    [null, "We need a licensed registered nurse.", ["registered nurse:required"]],
    [null, "Our registered nurse reads the charts.", []],
    [null, "An active secret clearance is required.", ["security clearance:required"]],
    [null, "JD preferred.", ["juris doctor:preferred"]],
    [null, "Enrolled agents welcome.", ["enrolled agent:preferred"]],
    [null, "Bar admission is not required.", []],
    ["Notary Public (not required)", "", []],
    ["ABA-approved certificate or bachelor's degree", "", ["paralegal certificate:required"]],
    ["Bachelor's degree", "", ["bachelor's degree:required"]],
    [null, "A bachelor's degree is required.", []],
    ["Certified Paralegal (CP)", "", ["certified paralegal:required"]],
    ["Legal Studies Degree", "", ["paralegal degree:required"]],
    ["Certified Fraud Examiner (CFE), preferred", "", ["Certified Fraud Examiner (CFE):preferred"]],
    ["None", "", []],
  ])("%s %s", (listed, text, expected) => {
    const found = asked(text, { requiredCredentials: listed === null ? [] : [listed] }).credentials;
    expect(found.map(({ credential, strength }) => `${credential}:${strength}`)).toEqual(expected);
  });

  test("what serves as well is kept beside it", () => {
    const [requirement] = asked("", {
      requiredCredentials: ["ABA-approved certificate or bachelor's"],
    }).credentials;
    expect(requirement?.alternatives).toEqual(["bachelor's degree"]);
  });
});

describe("credentials a person holds", () => {
  test.each<[PersonInput, readonly string[]]>([
    [{ certifications: ["Notary Public, State of Florida (exp. 05/2028)"] }, ["notary"]],
    [{ certifications: ["Notary Public (exp. 01/2025)"] }, []],
    [{ certifications: ["Notary Public (expires 03/2026)"] }, ["notary"]],
    [{ bio: "My notary commission lapsed last year." }, []],
    [{ bio: "Active Top Secret clearance." }, ["security clearance"]],
    [{ education: "A.A.S. Paralegal Studies" }, ["paralegal degree", "paralegal certificate"]],
    [{ education: "B.A. Political Science" }, ["bachelor's degree"]],
  ])("%j", (person, expected) => {
    expect([...termsOf(person).credentials]).toEqual(expected);
  });
});

describe("places", () => {
  test.each([
    ["Quarterly in-person meetings in Denver.", { rarePresence: true, opensPlace: false }],
    ["You come in a couple of times a month.", { rarePresence: true, opensPlace: false }],
    ["One visit a month to our office.", { rarePresence: true, opensPlace: false }],
    ["One visit a week to our office.", { rarePresence: false, opensPlace: false }],
    ["We would consider a remote paralegal.", { rarePresence: false, opensPlace: true }],
    ["We will not consider remote work.", { rarePresence: false, opensPlace: false }],
  ])("%s", (text, expected) => {
    expect(asked(text)).toMatchObject(expected);
  });

  test.each([
    ["You need to know New York Surrogate's Court practice.", ["NY"]],
    ["Applicants must live in New Jersey.", ["NJ"]],
    ["Texas residents only. Other states considered for the right person.", []],
    ["Experience with Illinois law preferred.", []],
  ])("states in %s", (text, expected) => {
    expect(asked(text).requiredStates).toEqual(expected);
  });

  test.each([
    ["Happy to travel for trials.", true],
    ["I am not willing to travel.", false],
    ["I can come to the office twice a month.", true],
    ["I will not relocate.", false],
  ])("travel: %s", (bio, expected) => {
    expect(termsOf({ bio }).willTravel).toBe(expected);
  });

  test("miles stated in the bio count where the form is empty", () => {
    expect(termsOf({ bio: "I drive up to 25 miles." }).maxMiles).toBe(25);
    expect(termsOf({ bio: "I drive up to 25 miles.", maxTravelMiles: 40 }).maxMiles).toBe(40);
  });
});

describe("time and pay", () => {
  test.each([
    ["in a month", 30],
    ["mid-May", 74],
    ["end of March", 26],
    ["March", 0],
    ["05/01/2026", 60],
    ["within 48 hours", 2],
    ["two to three weeks", 14],
    ["summer", 91],
    ["Q3", 121],
    ["I know not when", null],
  ])("free %s", (availableFrom, days) => {
    expect(termsOf({ availableFrom }).daysUntilAvailable).toBe(days);
  });

  test.each([
    ["flexible", "I have a full-time job.", 20],
    ["flexible", "Evenings and weekends only.", 20],
    ["20 hrs/week", "", 20],
    ["flexible", "", undefined],
  ])("hours of %s, %s", (availability, bio, max) => {
    expect(termsOf({ availability, bio }).hours?.max).toBe(max);
  });

  test.each([
    ["2-3 days a week", { min: 16, max: 24 }],
    ["as needed", null],
  ])("hours asked for: %s", (hoursPerWeek, expected) => {
    expect(asked("", { hoursPerWeek }).hours).toEqual(expected);
  });

  test.each([
    ["$250/day", 31.25],
    ["$65k", 31.25],
    ["$5k flat", undefined],
    ["$2,000/week", undefined],
  ])("pay of %s", (budgetRange, max) => {
    expect(asked("", { budgetRange }).pay?.hourly?.max).toBe(max);
  });

  test.each([
    ["a year", { weeks: 52, openEnded: false }],
    ["half a year", { weeks: 26, openEnded: false }],
    ["through trial in September", { weeks: null, openEnded: false }],
  ])("length: %s", (duration, expected) => {
    expect(asked("", { duration }).duration).toEqual(expected);
  });
});

describe("what is refused", () => {
  test.each([
    ["Retired from trial work.", "trial work"],
    ["I am done with evictions.", "evictions"],
    ["I do everything but appeals.", "appeals"],
    ["I decline foreclosure matters.", "foreclosure"],
    ["Medical malpractice defense is off the table.", "medical malpractice defense"],
    ["Probate is fine, but residential closing experience does not translate.", "residential closing"],
    ["Personal injury background will not help.", "personal injury"],
  ])("%s", (text, refused) => {
    const split = splitByPolarity(text);
    expect(split.refused).toContain(refused);
    expect(split.affirmed).not.toContain(refused);
  });

  test.each([
    "No-fault claims and no-asset cases.",
    "Currently not collectible status.",
    "Books for a not-for-profit.",
    "Certificates of no objection.",
    "I work without supervision.",
  ])("%s is no refusal", (text) => {
    expect(splitByPolarity(text).refused).toBe("");
  });
});
