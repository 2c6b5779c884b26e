import type { OwnProfile } from "@caseload/contract/profiles/profiles";
import { expect, test } from "vitest";
import { completenessOf } from "./completeness.ts";

const bare: OwnProfile = {
  id: 1,
  name: "Daniel Reyes",
  email: "daniel@example.com",
  experience: "expert",
  specialties: ["Litigation"],
  skills: [],
  location: "Philadelphia, PA",
  availability: "part-time",
  education: "BA",
  certifications: [],
  hourlyRate: null,
  workType: "remote",
  description: "Review.",
  languages: [],
  courts: [],
  efilingSystems: [],
  hoursPerWeek: null,
  workingHours: null,
  availableFrom: null,
  showRate: true,
  isPublic: false,
};

test("a profile of required fields is half complete, and what adds most comes first", () => {
  const { percent, lacks } = completenessOf(bare);
  expect(percent).toBe(50);
  expect(lacks).toHaveLength(8);
  expect(lacks[0]?.title).toBe("Add 3 or more skills");
});

test.each([
  [{ skills: ["Relativity", "Privilege logs", "Docketing"] }, "Add 3 or more skills"],
  [{ description: "x".repeat(200) }, "Write more about your work"],
  [{ hourlyRate: 54 }, "Add your hourly rate"],
  [{ certifications: ["Notary Public"] }, "Add your certifications"],
  [{ hoursPerWeek: 25 }, "Add your weekly hours"],
  [{ efilingSystems: ["CM/ECF"] }, "Add courts or e-filing systems"],
  [{ availableFrom: "2026-12-01" }, "Add your start date"],
  [{ languages: ["Spanish"] }, "Add the languages you work in"],
])("%j is no longer asked for", (given, title) => {
  const { percent, lacks } = completenessOf({ ...bare, ...given });
  expect(percent).toBe(56);
  expect(lacks.map((lack) => lack.title)).not.toContain(title);
});

test("nothing is lacking in a full profile", () => {
  const full = {
    ...bare,
    skills: ["a", "b", "c"],
    description: "x".repeat(200),
    hourlyRate: 1,
    certifications: ["d"],
    hoursPerWeek: 1,
    courts: ["e"],
    availableFrom: "2026-12-01",
    languages: ["f"],
  };
  expect(completenessOf(full)).toEqual({ percent: 100, lacks: [] });
});
