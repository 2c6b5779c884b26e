import { readPhrase } from "@caseload/contract/search/read-phrase";
import { expect, test } from "vitest";
import { preferencesIn } from "./read-preferences.ts";

test.each([
  [
    "remote part-time litigation near Chicago at least $45 an hour",
    {
      specialties: ["Litigation"],
      location: "Chicago",
      maxDistance: 25,
      workArrangement: ["Remote"],
      availability: ["Part-time"],
      minSalary: 94_000,
    },
    {},
  ],
  ["senior, on-site", { experienceLevel: "senior", workArrangement: ["On-site"] }, {}],
  ["remote, from Monday", { workArrangement: ["Remote"] }, { availabilityType: ["Within Week"] }],
  ["estate planning, ongoing", {}, { practiceAreas: ["Estate Planning"], jobType: "ongoing" }],
  ["privilege logs", {}, {}],
])("%s", (phrase, change, others) => {
  expect(preferencesIn(readPhrase(phrase))).toEqual({ change, others });
});
