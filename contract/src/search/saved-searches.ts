import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { listedJob } from "../jobs/jobs.ts";
import { limits, maxLength } from "../limits.ts";
import { priorities } from "../options.ts";
import { alertFrequencies, preferredArrangements } from "./search-preference-options.ts";
import { searchPreferences } from "./search-preferences.ts";

const frequency = z.enum(
  alertFrequencies.map(({ value }) => value),
  { error: "Please choose instant, daily or weekly" },
);
export type AlertFrequency = z.infer<typeof frequency>;

const word = (max: number = maxLength.shortText) => field.text("Please enter a value", 0, max);
const words = z
  .array(field.text("Please enter a value", 1, maxLength.shortText))
  .max(maxLength.list, { error: `Please choose at most ${maxLength.list}` })
  .overwrite((list) => [...new Set(list)]);
const chosenOf = <const Value extends string>(values: readonly Value[]) =>
  z
    .array(z.enum(values, { error: "Please choose from the list" }))
    .max(maxLength.list, { error: `Please choose at most ${maxLength.list}` })
    .overwrite((list) => [...new Set(list)]);
const dollarsAnHour = z.number({ error: "Please enter an hourly rate" }).min(0).max(10_000);

/** The saved search itself and the settings decide how alerts arrive. */
const { emailAlerts, pushNotifications, alertFrequency, autoNotifications, ...wanted } =
  searchPreferences.shape;

/** Every filter that a search can have, each under the name that its screen gives it (SPEC.md section 3). */
const filterFields = {
  ...wanted,
  keyword: word(),
  /** Miles around `location`, as the job search counts them. */
  distance: z.number({ error: "Please enter a distance in miles" }).min(0).max(5_000),
  practiceAreas: words,
  /** The job search says "Onsite". */
  workArrangement: chosenOf([...preferredArrangements, "Onsite"]),
  /** The job search's "Mid Level (3-5)", the matching page's "mid". */
  experienceLevel: word(),
  jobType: word(),
  /** US dollars per hour. */
  budgetMin: dollarsAnHour,
  budgetMax: dollarsAnHour,
  priority: chosenOf(priorities),
  urgency: word(),
  /** Days. */
  postedWithin: z.enum(["1", "3", "7", "30"], { error: "Please choose 1, 3, 7 or 30 days" }),
  status: z.enum(["open", "closed", "filled", "any"], {
    error: "Please choose open, closed, filled or any",
  }),
};

/** Names that are none of these are refused, because a dropped filter would find unwanted jobs. */
export const savedFilters = z.strictObject(filterFields).partial();
export type SavedFilters = z.infer<typeof savedFilters>;

/** What the matching page and the filter modal send, alert settings and all. */
const savedPreferences = z
  .strictObject({ ...filterFields, emailAlerts, pushNotifications, alertFrequency, autoNotifications })
  .partial()
  .transform(
    ({ emailAlerts: _e, pushNotifications: _p, alertFrequency: _f, autoNotifications: _a, ...filters }) =>
      filters,
  );

const name = field.line("Please name this search", 1, maxLength.shortText);

export const savedSearch = z.object({
  id: field.id,
  name: z.string(),
  /** Search text beside the filters. */
  query: z.string(),
  filters: savedFilters,
  alertEnabled: z.boolean(),
  frequency,
  /** When an alert last reported something. */
  lastNotifiedAt: field.instant.nullable(),
  /** Follows the matching page's preferences ("Get notifications"). */
  fromPreferences: z.boolean(),
  createdAt: field.instant,
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** The job search's payload has `filters`, the matching page's `criteria`; the latter asks for alerts. */
export const newSavedSearch = z
  .object({
    name,
    query: field.searchText.optional(),
    filters: savedFilters.optional(),
    criteria: z.object({ query: field.searchText.optional(), preferences: savedPreferences }).optional(),
    alertEnabled: z.boolean().optional(),
    frequency: frequency.optional(),
  })
  .refine(({ filters, criteria }) => (filters === undefined) !== (criteria === undefined), {
    error: "Please send filters or criteria",
    path: ["filters"],
  })
  .transform(({ criteria, query, filters, alertEnabled, ...rest }) => ({
    ...rest,
    query: criteria?.query ?? query ?? "",
    filters: criteria?.preferences ?? filters ?? {},
    alertEnabled: alertEnabled ?? criteria !== undefined,
  }));
export type NewSavedSearch = z.output<typeof newSavedSearch>;

/** What is left out stays. */
export const savedSearchChange = z.object({
  name: name.optional(),
  query: field.searchText.optional(),
  filters: savedFilters.optional(),
  alertEnabled: z.boolean().optional(),
  frequency: frequency.optional(),
});
export type SavedSearchChange = z.output<typeof savedSearchChange>;

const owner = parties("savedSearch", ["attorney", "paralegal"]);

export const savedSearchEndpoints = {
  listSavedSearches: endpoint({
    name: "listSavedSearches",
    method: "GET",
    path: "/api/saved-searches",
    summary: `Your saved searches, newest first, at most ${limits.savedSearches}.`,
    access: members(),
    response: z.array(savedSearch),
    reads: ["savedSearches"],
  }),
  saveSearch: endpoint({
    name: "saveSearch",
    method: "POST",
    path: "/api/saved-searches",
    summary: "Save a search, from the job search (filters) or from the matching page (criteria).",
    access: members(),
    body: newSavedSearch,
    response: savedSearch,
    status: 201,
    changes: ["savedSearches"],
  }),
  changeSavedSearch: endpoint({
    name: "changeSavedSearch",
    method: "PATCH",
    path: "/api/saved-searches/:id",
    summary: "Rename a saved search, change its filters or its alerts.",
    access: owner,
    params: field.idParams,
    body: savedSearchChange,
    response: savedSearch,
    changes: ["savedSearches", "matches"],
  }),
  removeSavedSearch: endpoint({
    name: "removeSavedSearch",
    method: "DELETE",
    path: "/api/saved-searches/:id",
    summary: "Delete a saved search and its alerts.",
    access: owner,
    params: field.idParams,
    response: field.done,
    changes: ["savedSearches"],
  }),
  listSavedSearchJobs: endpoint({
    name: "listSavedSearchJobs",
    method: "GET",
    path: "/api/saved-searches/:id/jobs",
    summary: "What a saved search finds now, newest first: what its alerts would report.",
    access: owner,
    params: field.idParams,
    query: field.page,
    response: z.array(listedJob),
    paged: true,
    reads: ["jobs", "savedSearches", "applications", "jobMarks"],
  }),
};
