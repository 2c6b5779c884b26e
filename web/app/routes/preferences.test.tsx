import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import { expect, test } from "vitest";
import { resetPreferences } from "~/features/preferences/use-preference-set.ts";
import PreferencesScreen from "./preferences.tsx";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { PreferenceFields } from "~/features/preferences/preference-fields.tsx";

const fields = (barCertificationRequired: boolean) =>
  draw(
    <PreferenceFields chosen={{ ...resetPreferences, barCertificationRequired }} choose={() => undefined} />,
  );

test("every filter of the dialog, in its order", async () => {
  const { labels } = await fields(false);
  const named = labels.filter((label) =>
    /Areas|Years|Bar|Tier|Arrangement|Availability|Duration|Level|Alert|Push|Notification/.test(label),
  );
  expect(named.map((label) => label.replace(/ Jobs that list.*/, "")).toSorted()).toEqual(
    [
      "Practice Areas",
      "Min Years Experience",
      "Max Years Experience",
      "Require Bar Certification",
      "Law School Tier",
      "Work Arrangement",
      "Availability",
      "Project Duration",
      "Priority Level",
      "Notification Preferences",
      "Email Alerts",
      "Push Notifications",
      "Alert Frequency",
    ].toSorted(),
  );
});

test("bar states are asked for only where a bar certification is", async () => {
  expect((await fields(false)).text).not.toContain("Specific Bar States");
  expect((await fields(true)).text).toContain("Specific Bar States");
});

test("the chips and boxes offer the specified values", async () => {
  const { text } = await fields(false);
  for (const values of [
    "Remote Hybrid On-site",
    "Immediate Within Week Within Month",
    "Short-term Long-term Ongoing",
    "Low Medium High Urgent",
  ])
    expect(text).toContain(values);
});

test("three buttons: reset, save, search", async () => {
  const { buttons } = await draw(<PreferencesScreen />, {
    user: daniel,
    answers: [answer("getSearchPreferences", defaultPreferences)],
  });
  expect(buttons.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Reset Filters", "Save Preferences", "Search with Filters"]),
  );
});

test("resetting empties the lists and restores the specified defaults", () => {
  expect(resetPreferences).toEqual({
    practiceAreas: [],
    workArrangement: [],
    salaryRange: "",
    locationRadius: 25,
    minYearsExperience: null,
    maxYearsExperience: null,
    barCertificationRequired: false,
    specificBarStates: [],
    lawSchoolTier: "any",
    certifications: [],
    availabilityType: [],
    projectDuration: [],
    priorityLevel: [],
    emailAlerts: true,
    pushNotifications: true,
    alertFrequency: "daily",
  });
});
