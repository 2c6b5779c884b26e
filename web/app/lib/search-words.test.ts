import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

const words = (filters: Parameters<typeof searchWords>[0]["filters"], query = "") =>
  searchWords({ query, filters }).join(", ");

test("a search that asks for nothing has no words, whatever defaults it carries", () => {
  const { maxDistance, minSalary, maxSalary } = defaultPreferences;
  expect(searchWords({ query: "", filters: { maxDistance, minSalary, maxSalary } })).toEqual([]);
  expect(searchWords({ query: "", filters: { status: "open", specialties: [], location: "" } })).toEqual([]);
});

test("criteria are worded as people read them", () => {
  expect(words({ keyword: "I-130", practiceAreas: ["intellectual_property"] })).toBe(
    '"I-130", Intellectual Property',
  );
  expect(
    words({ location: "Boise, ID", maxDistance: 40, minSalary: 60_000, maxSalary: 150_000 }, "wills"),
  ).toBe('"wills", within 40 miles of Boise, ID, $60,000+/yr');
  expect(words({ budgetMin: 25, budgetMax: 90, experienceLevel: "mid", jobType: "temporary" })).toBe(
    "$25–90/hr, Mid Level (3-5), Temporary",
  );
  expect(words({ minYearsExperience: 3, barCertificationRequired: true, specificBarStates: ["PA"] })).toBe(
    "at least 3 years, bar certification, PA bar",
  );
  expect(words({ priority: ["urgent"], postedWithin: "1", status: "any" })).toBe(
    "Urgent priority, posted within 24 hours, any status",
  );
});
