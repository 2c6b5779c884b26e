import { expect, test } from "vitest";
import type { OwnProfile } from "@caseload/contract/profiles/profiles";
import {
  availabilityOptions,
  certificationOptions,
  editValues,
  experienceOptions,
  specialtyOptions,
  workTypeOptions,
} from "./stored-values.ts";

const profile: OwnProfile = {
  id: 1,
  name: "Daniel Reyes",
  email: "daniel@example.com",
  experience: "6-10",
  specialties: ["corporate_law", "realestate", "daca", "Corporate Law"],
  skills: [],
  location: "Philadelphia, PA",
  availability: "project-based",
  education: "Temple University",
  certifications: ["Certified Paralegal (CP)", "Relativity Certified User"],
  hourlyRate: 54,
  workType: "onsite",
  description: "Privilege review.",
  languages: ["Spanish"],
  courts: [],
  efilingSystems: ["CM/ECF"],
  hoursPerWeek: 25,
  workingHours: null,
  availableFrom: null,
  showRate: true,
  isPublic: false,
};

const labelsOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.filter((option) => option.value === value).map(({ label }) => label);

test.each([
  ["0-2", "entry", "Entry Level (0-2)"],
  ["3-5", "mid", "Mid Level (3-5)"],
  ["6-10", "senior", "Senior Level (6-10)"],
  ["10+", "expert", "Expert Level (10+)"],
  ["senior", "senior", "Senior Level (6-10)"],
  ["decades", "decades", "decades"],
])("experience %s shows as %s, %s", (stored, value, label) => {
  const { experience } = editValues({ ...profile, experience: stored });
  expect(experience).toBe(value);
  expect(labelsOf(experienceOptions(experience), value)).toEqual([label]);
});

test.each([
  ["project", "Project-based only"],
  ["project-based", "Project-based only"],
  ["contract", "Contract"],
  ["full-time", "Full-time"],
])("availability %s shows as %s", (stored, label) => {
  const { availability } = editValues({ ...profile, availability: stored });
  expect(labelsOf(availabilityOptions(availability), availability)).toEqual([label]);
});

test.each(["onsite", "on-site"])("work arrangement %s shows as On-site", (stored) => {
  const { workType } = editValues({ ...profile, workType: stored });
  expect(labelsOf(workTypeOptions(workType), workType)).toEqual(["On-site"]);
});

test("specialty ids show as their names, once, and further ones stay", () => {
  const { specialties } = editValues(profile);
  expect(specialties).toEqual(["Corporate Law", "Real Estate", "DACA"]);
  expect(specialtyOptions(specialties).map(({ value }) => value)).toHaveLength(16);
});

test("a certification of one's own words stays a choice", () => {
  const options = certificationOptions(profile.certifications);
  expect(options).toHaveLength(11);
  expect(options.at(-1)?.value).toBe("Relativity Certified User");
});
