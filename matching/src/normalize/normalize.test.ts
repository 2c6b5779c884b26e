import { describe, expect, test } from "vitest";
import { parseArrangement } from "./arrangement.ts";
import { credentialRequirements, credentialsHeld } from "./credentials.ts";
import { parseDuration } from "./duration.ts";
import { hoursOffered, hoursPerWeek } from "./hours.ts";
import { languageRequirements, languagesSpoken } from "./languages.ts";
import { numberWordsToDigits } from "./numbers.ts";
import { parsePay } from "./pay.ts";
import { daysUntilAvailable } from "./start.ts";

const NOW = new Date("2026-03-02T12:00:00Z");

test.each([
  ["20+ hrs", { min: 20, max: 40 }],
  ["35-40", { min: 35, max: 40 }],
  ["37.5", { min: 37.5, max: 37.5 }],
  ["up to 25", { min: 0, max: 25 }],
  ["full-time", { min: 35, max: 40 }],
  ["Part time", { min: 10, max: 20 }],
  ["twenty-five", { min: 25, max: 25 }],
  ["varies", null],
  ["10 hrs total", null],
  ["", null],
  [null, null],
])("hours %j", (text, hours) => {
  expect(hoursPerWeek(text)).toEqual(hours);
});

test("hours a person offers: the bio before the label", () => {
  expect(hoursOffered("part-time", "Happy with 25 hours a week.")).toEqual({ min: 25, max: 25 });
  expect(hoursOffered("part-time", "Answers within 24 hours of a call.")).toEqual({ min: 0, max: 20 });
  expect(hoursOffered("full-time", "I bill thirty hours weekly now.")).toEqual({ min: 10, max: 40 });
  expect(hoursOffered("flexible", "")).toBeNull();
});

test.each([
  ["8-10 months", { weeks: 10 * (52 / 12), openEnded: false }],
  ["8 weeks", { weeks: 8, openEnded: false }],
  ["two years", { weeks: 104, openEnded: false }],
  ["Ongoing", { weeks: null, openEnded: true }],
  ["Temp to perm", { weeks: null, openEnded: true }],
  ["Project-based", { weeks: null, openEnded: false }],
  ["", null],
])("duration %j", (text, duration) => {
  expect(parseDuration(text)).toEqual(duration);
});

test.each([
  ["$48-58/hr", { min: 48, max: 58 }, null],
  ["$83,200 - $104,000/year", { min: 40, max: 50 }, null],
  ["$104k salary", { min: 50, max: 50 }, null],
  ["$5k flat", null, 5000],
  ["$2,500 fixed fee", null, 2500],
])("pay %j", (text, hourly, flat) => {
  expect(parsePay(text)).toMatchObject({ hourly, flat });
});

test("pay that is not stated, and pay that can stretch", () => {
  expect(parsePay("Negotiable")).toBeNull();
  expect(parsePay(null)).toBeNull();
  expect(parsePay("$40-50/hr, negotiable")?.canStretch).toBe(true);
  expect(parsePay("$40-50/hr", "The rate for an exceptional person is flexible.")?.canStretch).toBe(true);
  expect(parsePay("$40-50/hr")?.canStretch).toBe(false);
});

test.each([
  ["immediately", 0],
  ["in 2 weeks", 14],
  ["two weeks' notice", 14],
  ["in 30 days", 30],
  ["after April 15", 44],
  ["2026-05-01", 60],
  ["2025-01-01", 0],
  ["January 5", 309],
  ["some day", null],
  ["", null],
])("free %j", (text, days) => {
  expect(daysUntilAvailable(text, NOW)).toBe(days);
});

test.each([
  ["Remote", "remote"],
  ["On-site", "onsite"],
  ["onsite", "onsite"],
  ["flexible", "hybrid"],
  ["Open to Hybrid", "hybrid"],
  ["", null],
])("arrangement %j", (text, arrangement) => {
  expect(parseArrangement(text)).toBe(arrangement);
});

test("written figures", () => {
  expect(numberWordsToDigits("twenty-five hours, six days, seventeen")).toBe("25 hours, 6 days, 17");
  expect(numberWordsToDigits("a tone of stone")).toBe("a tone of stone");
});

describe("languages", () => {
  test.each([
    [["Spanish"], "", [["spanish", "required", false]]],
    [["Spanish (preferred)"], "", [["spanish", "preferred", false]]],
    [[], "You must be fluent in Mandarin.", [["mandarin", "required", false]]],
    [[], "Polish-speaking staff is a plus.", [["polish", "preferred", false]]],
    [
      [],
      "Must speak Haitian Creole; nearly all calls are in Haitian Creole, which is required.",
      [["creole", "required", true]],
    ],
    [[], "We translate Spanish documents elsewhere.", []],
    [[], "Claims intake, and calls with Mandarin-speaking class members.", [["mandarin", "required", false]]],
  ])("%j %s", (listed, text, requirements) => {
    const found = languageRequirements(listed, text);
    expect(
      found.map((requirement) => [requirement.language, requirement.strength, requirement.throughout]),
    ).toEqual(requirements);
  });

  test("spoken, not spoken, spoken a little", () => {
    expect([...languagesSpoken(["Spanish (fluent)", "I take calls in Korean."])]).toEqual([
      "spanish",
      "korean",
    ]);
    expect([...languagesSpoken(["basic Spanish", "no French"])]).toEqual([]);
    expect([...languagesSpoken(["Conversational Spanish only.", "some Mandarin"])]).toEqual([]);
    expect([...languagesSpoken(["Conversational Spanish."])]).toEqual(["spanish"]);
  });
});

describe("credentials", () => {
  test("short forms in capitals only", () => {
    expect([...credentialsHeld(["Advanced Certified Paralegal (ACP)"], NOW)].toSorted()).toEqual([
      "advanced certified paralegal",
      "certified paralegal",
      "paralegal certificate",
    ]);
    expect(credentialsHeld(["cp"], NOW).size).toBe(0);
  });

  test("an expired or pending one is not held", () => {
    expect(credentialsHeld(["Notary Public (expired)"], NOW).size).toBe(0);
    expect(credentialsHeld(["CEDS in progress"], NOW).size).toBe(0);
  });

  test("what a posting asks for", () => {
    expect(credentialRequirements(["E-Discovery Certification (preferred)"], "")).toEqual([
      { credential: "e-discovery certification", strength: "preferred", alternatives: [] },
    ]);
    expect(credentialRequirements([], "A current notary commission is required.")).toEqual([
      { credential: "notary", strength: "required", alternatives: [] },
    ]);
    expect(credentialRequirements([], "You will schedule the notary.")).toEqual([]);
    expect(credentialRequirements([], "CP or ACP preferred.")).toEqual([
      {
        credential: "certified paralegal",
        strength: "preferred",
        alternatives: ["advanced certified paralegal"],
      },
    ]);
  });
});
