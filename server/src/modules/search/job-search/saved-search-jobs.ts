/** What a saved search finds: asked of postings as the job search and the matching page, where it was saved, ask it. */
import { searchOfAdvanced } from "@caseload/contract/search/advanced-filters";
import { type JobSearchFilters, jobSearchFilters } from "@caseload/contract/search/job-search";
import { jobTypes, searchUrgency } from "@caseload/contract/search/job-search-options";
import type { Option } from "@caseload/contract/options";
import type { SavedFilters } from "@caseload/contract/search/saved-searches";
import { matchingReach, type MatchingExperience } from "@caseload/contract/search/search-preference-options";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import type { Cursor } from "../../../platform/db/pagination.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { preferenceFilter } from "../../matching/engine/facets.ts";
import { jobSide } from "../../matching/engine/sides.ts";
import type { ListedJobRow } from "../../jobs/postings/job-rows.ts";
import { after, cursorOf, newestFirst } from "../../jobs/postings/queries.ts";
import { filterQuery } from "./filter-query.ts";
import { conditionsOf } from "./newest-first.ts";
import { readKeyword } from "./read-keyword.ts";

export interface Search {
  query: string;
  filters: SavedFilters;
}

const { distance, salary } = matchingReach;
/** The matching page always says how far. */
const isOfMatches = ({ maxDistance }: SavedFilters): boolean => maxDistance !== undefined;

/** "Senior Level (6-10)" and "senior" are one level. */
const levelOf = (name = "") =>
  (["entry", "mid", "senior", "expert"] as const).find((level) => name.toLowerCase().startsWith(level));
/** By its value or by its label. */
const valueIn = <Value extends string>(options: readonly Option<Value>[], given?: string) =>
  options.find(({ value, label }) => value === given || label === given)?.value;

/** The part that the matching page filters by (SPEC.md section 3, "Matching-page preferences"). */
function preferencesOf(filters: SavedFilters): MatchingPreferences {
  const level: MatchingExperience = levelOf(filters.experienceLevel) ?? "";
  const shared = isOfMatches(filters)
    ? {
        location: filters.location ?? "",
        maxDistance: filters.maxDistance ?? distance.first,
        workArrangement: (filters.workArrangement ?? []).filter((one) => one !== "Onsite"),
        experienceLevel: level,
      }
    : { location: "", maxDistance: distance.first, workArrangement: [], experienceLevel: "" as const };
  return {
    ...shared,
    specialties: filters.specialties ?? [],
    minSalary: filters.minSalary ?? salary.min,
    maxSalary: filters.maxSalary ?? salary.max,
    availability: filters.availability ?? [],
  };
}

/** The part that the job search filters by; the words apart. */
function searchFiltersOf(filters: SavedFilters): JobSearchFilters {
  const { workArrangement, priority = [], ...advanced } = searchOfAdvanced(filters);
  const shared = isOfMatches(filters)
    ? {}
    : {
        location: filters.location,
        distance: filters.distance ?? filters.locationRadius,
        experienceLevel: levelOf(filters.experienceLevel),
        workArrangement,
      };
  const { budgetMin, budgetMax, postedWithin, status } = filters;
  return jobSearchFilters.parse({
    ...advanced,
    ...shared,
    budgetMin,
    budgetMax,
    postedWithin,
    status,
    jobType: valueIn(jobTypes, filters.jobType),
    urgency: valueIn(searchUrgency, filters.urgency),
    priority: [...(filters.priority ?? []), ...priority],
  });
}

const conditions = (filters: SavedFilters, words: readonly string[], now: Date): SQL =>
  conditionsOf({ filter: filterQuery(searchFiltersOf(filters), now), words, now });

/** Tsqueries, all of which are meant; none without words, undefined where none of them can be searched for. */
async function wordsOf(db: Reader, { query, filters }: Search): Promise<readonly string[] | undefined> {
  const keyword = [query, filters.keyword].filter(Boolean).join(" ");
  return keyword === "" ? [] : (await readKeyword(db, keyword))?.levels[0];
}

export interface Found {
  rows: ListedJobRow[];
  /** Where looking has to go on; null when everything was looked through. */
  next: Cursor | null;
}

interface Part {
  /** Conditions of the caller's own. */
  narrower?: SQL | undefined;
  from: Cursor | null;
  max: number;
}

/** Postings looked through at a time. */
const step = 200;
/** Steps of one answer: rare finds come in several answers. */
const maxSteps = 10;

/** Postings that a search finds, newest first. */
export async function findBySearch(
  db: Reader,
  search: Search,
  { narrower, from, max }: Part,
  now: Date,
): Promise<Found> {
  const words = await wordsOf(db, search);
  const rows: ListedJobRow[] = [];
  if (words === undefined) return { rows, next: null };
  const where = and(conditions(search.filters, words, now), narrower);
  const passes = preferenceFilter(preferencesOf(search.filters));
  let cursor = from;
  for (let turn = 0; turn < maxSteps; turn += 1) {
    const looked = await newestFirst(db, and(where, after(cursor)), step);
    for (const [at, row] of looked.entries()) {
      if (passes(jobSide(row))) rows.push(row);
      const isLast = looked.length < step && at === looked.length - 1;
      if (rows.length === max) return { rows, next: isLast ? null : cursorOf(row) };
    }
    const end = looked.at(-1);
    if (!end || looked.length < step) return { rows, next: null };
    cursor = cursorOf(end);
  }
  return { rows, next: cursor };
}

/** Those of the searches whose every condition a posting meets. */
async function metBy<Each extends Search>(
  db: Reader,
  jobId: number,
  asked: readonly (readonly [Each, SQL])[],
): Promise<Each[]> {
  if (asked.length === 0) return [];
  const verdicts = asked.map(([, condition]) => sql`coalesce((${condition}), false)`);
  const [row] = await db
    .select({ verdicts: sql<boolean[]>`array[${sql.join(verdicts, sql`, `)}]` })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return asked.flatMap(([search], at) => (row?.verdicts[at] === true ? [search] : []));
}

/** Which of many searches find a posting; the words, which are read one by one, of those whose filters it passes. */
export async function whoFinds<Each extends Search>(
  db: Reader,
  jobId: number,
  searches: readonly Each[],
  now: Date,
): Promise<Each[]> {
  const [row] = await newestFirst(db, eq(jobs.id, jobId), 1);
  if (!row) return [];
  const side = jobSide(row);
  const filtered = await metBy(
    db,
    jobId,
    searches.map((search) => [search, conditions(search.filters, [], now)] as const),
  );
  const asked: (readonly [Each, SQL])[] = [];
  for (const search of filtered) {
    if (!preferenceFilter(preferencesOf(search.filters))(side)) continue;
    const words = await wordsOf(db, search);
    if (words !== undefined) asked.push([search, conditions(search.filters, words, now)]);
  }
  return metBy(db, jobId, asked);
}
