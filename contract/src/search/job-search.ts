import { z } from "zod";
import { anyone, endpoint } from "../endpoint.ts";
import * as field from "../fields.ts";
import {
  jobTypes,
  postedWithinDays,
  searchExperience,
  searchReach,
  searchSorts,
  searchStatuses,
  searchUrgency,
} from "./job-search-options.ts";
import { type CountedFilter, countedFilters, filteredLists } from "./filter-counts.ts";
import { listedJob, ownJobs } from "../jobs/jobs.ts";
import { maxLength } from "../limits.ts";
import { priorities, workArrangements } from "../options.ts";
import {
  availabilityTypes,
  barStates,
  matchingAvailability,
  projectDurations,
} from "./search-preference-options.ts";

const valuesOf = <Value extends string>(options: readonly { readonly value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

/** A repeated parameter; one value alone is a list of one. */
const repeated = <Value extends z.ZodType<string>>(value: Value, max: number = maxLength.list) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z
      .array(value)
      .max(max, { error: `Please choose at most ${max}` })
      .optional(),
  );

const years = z.coerce
  .number({ error: "Please enter a number of years" })
  .int({ error: "Please enter a number of years" })
  .min(0, { error: "Please enter a number of years" })
  .max(searchReach.maxYears, { error: "Please enter a number of years" });
const barState = z
  .string()
  .refine((state) => barStates.includes(state), { error: "Please choose a state by its two letters" });

const dollars = z.coerce
  .number({ error: "Please enter a rate" })
  .min(0, { error: "Please enter a rate" })
  .max(10_000, { error: "Please enter a rate" });

/** A filter that is left out, or empty, filters nothing; `status` alone is open by default. */
export const jobSearchFilters = z.object({
  /** Words, abbreviations, form numbers; slips of the pen are read as what postings say. */
  keyword: field.searchText.optional(),
  /** A city, a state, a ZIP code, the beginning of either, or "remote". */
  location: field.searchText.optional(),
  /** Miles around `location`; without it the place itself. Only where `location` is a city or a ZIP code. */
  distance: z.coerce
    .number({ error: "Please enter a distance in miles" })
    .min(searchReach.distance.min, { error: "Please enter a distance in miles" })
    .max(searchReach.distance.max, { error: "Please enter a distance in miles" })
    .optional(),
  /** Any of them, in any of the product's spellings. */
  practiceAreas: repeated(field.searchText.min(1, { error: "Please enter a value" })),
  experienceLevel: z
    .enum(valuesOf(searchExperience), { error: "Please choose entry, mid, senior or expert" })
    .optional(),
  /** Years that a posting asks for, at the least; one that names no experience does not fit. */
  minYearsExperience: years.optional(),
  maxYearsExperience: years.optional(),
  /** Postings that list admission to a bar among their required credentials. */
  barCertificationRequired: z.preprocess(
    (given) => (given === "true" ? true : given),
    z.literal(true, { error: "Please choose true or leave it out" }).optional(),
  ),
  /** Any of the bars that they name; the bar of their own place where they name none. */
  specificBarStates: repeated(barState, barStates.length),
  jobType: z.enum(valuesOf(jobTypes), { error: "Please choose a job type" }).optional(),
  workArrangement: repeated(z.enum(workArrangements, { error: "Please choose Remote, Hybrid or Onsite" })),
  /** US dollars per hour. A posting fits when its range touches the one asked for; one that names no hourly pay does not. */
  budgetMin: dollars.optional(),
  budgetMax: dollars.optional(),
  priority: repeated(z.enum(priorities, { error: "Please choose low, medium, high or urgent" })),
  urgency: z.enum(valuesOf(searchUrgency), { error: "Please choose immediate or flexible" }).optional(),
  /** When the work begins: at once, or at the latest in a week or a month. */
  availabilityType: repeated(
    z.enum(availabilityTypes, { error: "Please choose Immediate, Within Week or Within Month" }),
  ),
  /** Up to a quarter of a year, longer, or without an end. */
  projectDuration: repeated(
    z.enum(projectDurations, { error: "Please choose Short-term, Long-term or Ongoing" }),
  ),
  /** Days. */
  postedWithin: z.enum(valuesOf(postedWithinDays), { error: "Please choose 1, 3, 7 or 30 days" }).optional(),
  status: z.enum(searchStatuses, { error: "Please choose open, closed, filled or any" }).optional(),
  /** Of these, `status` is any by default. */
  own: ownJobs.optional(),
});
export type JobSearchFilters = z.output<typeof jobSearchFilters>;

const foundJob = listedJob.extend({
  /** Whether it bears the Urgent badge. */
  urgent: z.boolean(),
  /** From the place asked for, as the crow flies; null where either place is not known. */
  miles: z.number().nullable(),
});
export type FoundJob = z.infer<typeof foundJob>;

/** How a search was read. */
const searchReading = z.object({
  /** Postings found, `countMost` at the most. */
  count: z.number().int(),
  /** Whether there are more. */
  more: z.boolean(),
  /** The keyword as postings spell it, where it holds a word that none of them knows: "Did you mean". */
  didYouMean: z.string().nullable(),
  /** Whether nothing holds all the words, so that postings with most of them are shown. */
  relaxed: z.boolean(),
  /** The place that `distance` counts from, "Philadelphia, PA"; null where none is known by that name. */
  place: z.string().nullable(),
});
export type SearchReading = z.infer<typeof searchReading>;

const valueCount = z.object({ count: z.number().int(), more: z.boolean() });
/** By filter and value: how many postings the list would show with this value in place of the filter's own. */
const filterCounts = z.partialRecord(
  z.enum(Object.keys(countedFilters) as [CountedFilter, ...CountedFilter[]]),
  z.record(z.string(), valueCount),
);
export type FilterCounts = z.infer<typeof filterCounts>;

export const jobSearchEndpoints = {
  searchJobs: endpoint({
    name: "searchJobs",
    method: "GET",
    path: "/api/jobs/search",
    summary: "Published postings by words, place and every filter; best match first where words are given.",
    access: anyone,
    query: jobSearchFilters.extend({
      sort: z.enum(valuesOf(searchSorts), { error: "Please choose an order" }).optional(),
      ...field.page.shape,
    }),
    response: z.array(foundJob),
    paged: true,
    reads: ["jobs", "applications", "jobMarks"],
  }),
  readJobSearch: endpoint({
    name: "readJobSearch",
    method: "GET",
    path: "/api/jobs/search/reading",
    summary: "How a job search was read, and how many postings it finds.",
    access: anyone,
    query: jobSearchFilters,
    response: searchReading,
    reads: ["jobs", "applications", "jobMarks"],
  }),
  countJobFilters: endpoint({
    name: "countJobFilters",
    method: "GET",
    path: "/api/jobs/search/filters",
    summary:
      "How many postings each value of a filter would leave in a list, beside the list's other filters.",
    access: anyone,
    query: jobSearchFilters.extend({
      /**
       * The search by default, which shows postings with most of the words where none has all; the job list shows those
       * with all. The matches pass postings that do not say, and nothing is counted for those who have none.
       */
      list: z.enum(filteredLists, { error: "Please choose search, jobs or matches" }).optional(),
      /** Of the matches. */
      availability: repeated(
        z.enum(matchingAvailability, { error: `Please choose ${matchingAvailability.join(", ")}` }),
      ),
    }),
    response: filterCounts,
    reads: ["jobs", "applications", "jobMarks", "matches"],
  }),
};
