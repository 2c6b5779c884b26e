import { expect, test } from "vitest";
import { registrationSpecialties } from "@caseload/contract/form-options";
import { firmPrefill, paralegalPrefill, profileSpecialtyIds } from "./prefill.ts";

const nothing = {
  yearsExperience: null,
  availability: null,
  workPreference: null,
  firmName: null,
  location: null,
  firmSize: null,
  workType: null,
  specialties: [],
  practiceAreas: [],
};

test.each([
  ["0-2", "entry"],
  ["3-5", "mid"],
  ["6-10", "senior"],
  ["10+", "senior"],
  [null, ""],
  ["a lifetime", ""],
])("years of experience %s become %j", (yearsExperience, level) => {
  expect(paralegalPrefill({ ...nothing, yearsExperience }).yearsExperience).toBe(level);
});

test.each([
  ["project", "project-based"],
  ["part-time", "part-time"],
  ["flexible", "flexible"],
  [null, ""],
])("availability %s becomes %j", (availability, value) => {
  expect(paralegalPrefill({ ...nothing, availability }).availability).toBe(value);
});

test("every registration specialty has its counterpart among the profile's twelve", () => {
  const ids = registrationSpecialties.map(({ value }) => value);
  expect(profileSpecialtyIds(ids)).toHaveLength(ids.length);
  expect(profileSpecialtyIds(["realestate", "ip", "corporate"])).toEqual([
    "corporate_law",
    "real_estate",
    "intellectual_property",
  ]);
});

test("what the profile form does not offer is left out", () => {
  expect(profileSpecialtyIds(["daca", "spanish", "tax"])).toEqual(["tax_law"]);
});

test("a firm starts from its founder's answers at registration", () => {
  const given = { ...nothing, firmName: "Ferrar Whitlock LLP", firmSize: "small", practiceAreas: ["family"] };
  expect(firmPrefill(given)).toEqual({
    firmName: "Ferrar Whitlock LLP",
    location: "",
    firmSize: "small",
    workType: "",
    description: "",
    practiceAreas: ["family_law"],
  });
});
