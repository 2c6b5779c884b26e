import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { searchReach } from "./job-search-options.ts";
import { maxLength } from "../limits.ts";
import {
  alertFrequencies,
  availabilityTypes,
  barStates,
  lawSchoolTiers,
  matchingAvailability,
  matchingExperience,
  preferredArrangements,
  preferredPriorities,
  projectDurations,
} from "./search-preference-options.ts";

const chosenOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .array(z.enum(values, { error: "Please choose from the list" }))
    .max(maxLength.list, { error: `Please choose at most ${maxLength.list}` })
    .overwrite((list) => [...new Set(list)]);
const valuesOf = <Value extends string>(options: readonly { readonly value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

const words = z
  .array(field.text("Please enter a value", 1, maxLength.shortText))
  .max(maxLength.list, { error: `Please choose at most ${maxLength.list}` })
  .overwrite((list) => [...new Set(list)]);
const years = z
  .number({ error: "Please enter a number of years" })
  .int({ error: "Please enter a number of years" })
  .min(0, { error: "Please enter a number of years" })
  .max(searchReach.maxYears, { error: "Please enter a number of years" })
  .nullable();
const miles = z
  .number({ error: "Please enter a distance in miles" })
  .int()
  .min(0, { error: "Please enter a distance in miles" })
  .max(5_000, { error: "Please enter a distance in miles" });
const dollars = z
  .number({ error: "Please enter an amount in dollars" })
  .int()
  .min(0, { error: "Please enter an amount in dollars" })
  .max(10_000_000, { error: "Please enter an amount in dollars" });

/** What the matching page filters by; `workArrangement` is the advanced filters' too. */
const matchingFields = {
  specialties: words,
  /** Where `maxDistance` counts from; "" asks for no place. */
  location: field.text("Please enter a location", 0, maxLength.location),
  /** Miles. */
  maxDistance: miles,
  /** US dollars a year; a full-time year has 2,080 hours. */
  minSalary: dollars,
  /** The slider's end, 150,000, means no limit. */
  maxSalary: dollars,
  workArrangement: chosenOf(preferredArrangements),
  experienceLevel: z.enum(valuesOf(matchingExperience), { error: "Please choose from the list" }),
  availability: chosenOf(matchingAvailability),
};

/** One record a person: the advanced filters' set and the matching page's, named as in SPEC.md section 3. */
const preferenceFields = {
  practiceAreas: words,
  salaryRange: field.text("Please enter a salary range", 0, maxLength.shortText),
  /** Miles. */
  locationRadius: miles,
  minYearsExperience: years,
  maxYearsExperience: years,
  barCertificationRequired: z.boolean(),
  specificBarStates: z
    .array(z.string().refine((state) => barStates.includes(state), { error: "Please choose a state" }))
    .max(barStates.length)
    .overwrite((list) => [...new Set(list)]),
  /** Kept for the filters; no ranking reads it. */
  lawSchoolTier: z.enum(lawSchoolTiers, { error: "Please choose from the list" }),
  certifications: words,
  availabilityType: chosenOf(availabilityTypes),
  projectDuration: chosenOf(projectDurations),
  priorityLevel: chosenOf(preferredPriorities),
  emailAlerts: z.boolean(),
  pushNotifications: z.boolean(),
  alertFrequency: z.enum(valuesOf(alertFrequencies), { error: "Please choose from the list" }),
  ...matchingFields,
  autoNotifications: z.boolean(),
};

export const searchPreferences = z.object(preferenceFields);
export type SearchPreferences = z.infer<typeof searchPreferences>;

const matchingPreferences = z.object(matchingFields);
/** The part that the matches are filtered by. */
export type MatchingPreferences = z.infer<typeof matchingPreferences>;

/** What is left out stays as it was. */
const searchPreferencesChange = z.object(preferenceFields).partial();

export const searchPreferenceEndpoints = {
  getSearchPreferences: endpoint({
    name: "getSearchPreferences",
    method: "GET",
    path: "/api/search-preferences",
    summary: "Your search preferences; the defaults until some are saved.",
    access: members(),
    response: searchPreferences,
    reads: ["matches", "savedSearches"],
  }),
  saveSearchPreferences: endpoint({
    name: "saveSearchPreferences",
    method: "POST",
    path: "/api/search-preferences",
    summary: "Save search preferences; what is left out stays.",
    access: members(),
    body: searchPreferencesChange,
    response: searchPreferences,
    changes: ["matches", "savedSearches"],
  }),
};
