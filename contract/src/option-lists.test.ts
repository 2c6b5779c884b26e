import { describe, expect, test } from "vitest";
import {
  certifications,
  experienceBands,
  jobSpecialties,
  ownProfileSpecialties,
  profileSpecialties,
  registrationSpecialties,
} from "./form-options.ts";
import { jobTypes, postedWithinDays, searchExperience, searchReach } from "./search/job-search-options.ts";
import { notificationTypes } from "./notifications/notifications.ts";
import {
  priorities,
  priorityLabels,
  specialtyLabel,
  specialtySpellings,
  workArrangements,
  type Option,
} from "./options.ts";
import { practiceAreas } from "./practice-areas.ts";
import * as profile from "./profiles/profile-options.ts";
import * as preferences from "./search/search-preference-options.ts";
import { usStateOptions } from "./us-states.ts";

const values = (options: readonly Option[]): string => options.map(({ value }) => value).join(", ");
const labels = (options: readonly Option[]): string => options.map(({ label }) => label).join(", ");

/** SPEC.md sections 3 and 9, verbatim. */
const twelve =
  "Corporate Law, Litigation, Real Estate, Family Law, Criminal Law, Immigration, Personal Injury, Employment Law, Tax Law, Intellectual Property, Bankruptcy, Estate Planning";

describe("specialties and practice areas", () => {
  test("of registration", () => {
    expect(values(registrationSpecialties)).toBe(
      "litigation, corporate, realestate, immigration, ip, family, employment, bankruptcy, tax, criminal",
    );
  });
  test("of postings", () => {
    expect(values(jobSpecialties)).toBe(
      "litigation, corporate, realestate, immigration, ip, family, employment, bankruptcy, tax, class-action, daca, spanish, due-diligence, ediscovery, contract-review",
    );
  });
  test("of searches", () => expect(practiceAreas.join(", ")).toBe(twelve));
  test.each(["valueOf", "constructor", "toString", "__proto__"])(
    "free text keeps its spelling, even where it is a property of every object: %s",
    (text) => {
      expect(specialtyLabel(text)).toBe(text);
      expect(specialtySpellings(text)).toEqual([text]);
    },
  );
  test("of the creation forms, by id", () => {
    expect(profileSpecialties).toHaveLength(12);
    expect(values(profileSpecialties)).toMatch(/^corporate_law, .*, estate_planning$/);
  });
  test("of one's own profile and the search preferences", () => {
    const fifteen = `${twelve}, Environmental Law, Healthcare Law, Contract Law`;
    expect(ownProfileSpecialties.join(", ")).toBe(fifteen);
    expect(preferences.preferredPracticeAreas.join(", ")).toBe(fifteen);
  });
  test("of the matching page", () => {
    expect(preferences.matchingPracticeAreas.join(", ")).toBe(
      "Corporate Law, Litigation, Real Estate, Immigration, Intellectual Property, Employment Law, Personal Injury, Bankruptcy, Family Law, Criminal Law, Tax Law, Environmental Law, Health Law, Securities Law",
    );
  });
});

describe("of registration", () => {
  test("years of experience", () => expect(values(experienceBands)).toBe("0-2, 3-5, 6-10, 10+"));
  test("availability", () => {
    expect(values(profile.registrationAvailability)).toBe("part-time, full-time, project, flexible");
  });
  test("work preference", () => {
    expect(values(profile.registrationWorkPreference)).toBe("remote, hybrid, onsite");
  });
  test("a firm's work type", () => {
    expect(values(profile.firmWorkTypes)).toBe("remote, hybrid, onsite, flexible");
  });
  test("firm sizes, the largest one otherwise named in the profile", () => {
    expect(values(profile.registrationFirmSizes)).toBe("solo, small, medium, large");
    expect(labels(profile.registrationFirmSizes)).toMatch(
      /Small \(2-10\), Medium \(11-50\), Large \(50\+\)$/,
    );
    expect(labels(profile.profileFirmSizes)).toMatch(/Small \(2-10\), Medium \(11-50\), Large \(51\+\)$/);
  });
});

describe("of profiles", () => {
  test("the creation form", () => {
    expect(labels(profile.creationExperience)).toBe("Entry Level (0-2), Mid Level (3-5), Senior Level (6+)");
    expect(values(profile.creationExperience)).toBe("entry, mid, senior");
    expect(values(profile.creationAvailability)).toBe("part-time, full-time, project-based, flexible");
  });
  test("the edit form", () => {
    expect(values(profile.editExperience)).toBe("entry, mid, senior, expert");
    expect(values(profile.editAvailability)).toBe("full-time, part-time, contract, flexible");
    expect(values(profile.editWorkTypes)).toBe("remote, on-site, hybrid");
  });
  test("ten certifications", () => {
    expect(certifications.join(", ")).toBe(
      "Certified Paralegal (CP), Registered Paralegal (RP), Advanced Certified Paralegal (ACP), Professional Paralegal (PP), Certified Legal Assistant (CLA), Paralegal Certificate, Legal Studies Degree, Notary Public, E-Discovery Certification, Litigation Support Certification",
    );
  });
});

describe("of the job search", () => {
  test("experience levels", () => {
    expect(labels(searchExperience)).toBe(
      "Entry Level (0-2), Mid Level (3-5), Senior Level (6-10), Expert Level (10+)",
    );
  });
  test("job types", () => {
    expect(labels(jobTypes)).toBe(
      "Full-time Contract, Part-time Contract, Project-based, Ongoing Support, Temporary, Remote",
    );
  });
  test("posted within", () => {
    expect(values(postedWithinDays)).toBe("1, 3, 7, 30");
    expect(postedWithinDays[0].label).toBe("24 hours");
  });
  test("the budget's scale", () => {
    expect(searchReach.budget).toEqual({ min: 15, max: 200, step: 5, first: [25, 150] });
  });
  test("priorities and work arrangements", () => {
    expect(priorities.map((one) => priorityLabels[one]).join(", ")).toBe("Low, Medium, High, Urgent");
    expect(workArrangements.join(", ")).toBe("Remote, Hybrid, Onsite");
  });
});

describe("of preferences", () => {
  test("the matching page", () => {
    const { distance, salary } = preferences.matchingReach;
    expect(distance).toEqual({ min: 5, max: 100, step: 5, first: 25 });
    expect(salary).toEqual({ min: 0, max: 150_000 });
    expect(values(preferences.matchingExperience)).toBe(", entry, mid, senior, expert");
    expect(labels(preferences.matchingExperience)).toBe(
      "Any level, Entry (0-2), Mid (3-5), Senior (6+), Expert (10+)",
    );
    expect(preferences.matchingAvailability.join(", ")).toBe(
      "Full-time, Part-time, Contract, Temporary, As-needed",
    );
  });
  test("the advanced filters", () => {
    expect(preferences.preferredArrangements.join(", ")).toBe("Remote, Hybrid, On-site");
    expect(preferences.availabilityTypes.join(", ")).toBe("Immediate, Within Week, Within Month");
    expect(preferences.projectDurations.join(", ")).toBe("Short-term, Long-term, Ongoing");
    expect(preferences.preferredPriorities.join(", ")).toBe("Low, Medium, High, Urgent");
    expect(preferences.lawSchoolTiers.join(", ")).toBe("any, t14, t50, t100");
    expect(preferences.alertFrequencies).toEqual([
      { value: "instant", label: "Instant" },
      { value: "daily", label: "Daily Digest" },
      { value: "weekly", label: "Weekly Summary" },
    ]);
  });
  test("fifty states and the District of Columbia", () => {
    expect(usStateOptions).toHaveLength(51);
    expect(labels(usStateOptions)).toContain("District of Columbia");
  });
});

test("notification types", () => {
  expect(notificationTypes.join(", ")).toBe("message, application, contract, job_update, system, reminder");
});
