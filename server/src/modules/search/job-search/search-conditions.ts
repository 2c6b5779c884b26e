/** Search criteria as conditions on published postings, for every call that finds or counts them. */
import { searchReach } from "@caseload/contract/search/job-search-options";
import type { JobStatus } from "@caseload/contract/lifecycles";
import type { Priority } from "@caseload/contract/options";
import type { Point } from "@caseload/matching/geo/gazetteer";
import { and, type Column, eq, sql, type SQL, notInArray } from "drizzle-orm";
import { plannedEachTime } from "../../../platform/db/named-statements.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { locationLabel, type TextLocation, locateText } from "../../../platform/geography/locate-text.ts";
import {
  cellsAround,
  cityFacet,
  facet,
  payFacets,
  practiceFacet,
  yearsFacets,
} from "../../jobs/facets/facet-terms.ts";
import { isOwn, isShownTo } from "../../jobs/marks/queries.ts";
import { isUnpaused } from "../../jobs/postings/accepts-applications.ts";
import type { ValueOrPlaceholder } from "../../jobs/postings/queries.ts";
import type { SearchCriteria } from "./search-criteria.ts";

const dayMs = 86_400_000;

/** Lists leave out hidden postings (their posters have left) and paused ones. */
const isListed = sql`not ${jobs.hidden} and ${isUnpaused}`;
/** The condition of the partial indexes comes first. */
const isPublished = sql`${jobs.status} in ('open', 'closed', 'filled') and ${isListed}`;

/** The conditions of a search, the preferences apart. */
export interface SearchConditions {
  /** Tsqueries over the facets, all of which must match. */
  facets: readonly string[];
  /** Tsqueries over the words, all of which must match. */
  words: readonly string[];
  /** Conditions on columns that the index does not have. */
  exact: readonly SQL[];
  /** Where distances are counted from. */
  points: readonly Point[];
  /** The place as it was understood. */
  place: string | null;
}

/**
 * The conditions of criteria in SQL, the preferences apart.
 * @param words tsqueries of the keyword; see read-keyword.ts
 */
export function whereCriteria(
  criteria: SearchCriteria,
  words: readonly string[],
  now: Date,
): SQL | undefined {
  const columns = columnCriteria(criteria);
  return columns ? whereColumns(columns) : whereMatches(searchConditions(criteria, words, now));
}

/** @param words tsqueries of the keyword; see read-keyword.ts */
export function searchConditions(
  criteria: SearchCriteria,
  words: readonly string[],
  now: Date,
): SearchConditions {
  const { practiceAreas = [], workArrangement = [], priority = [], status, postedWithin } = criteria;
  const { specificBarStates = [], availabilityType = [], projectDuration = [] } = criteria;
  const location = locationConditions(criteria);
  const pay = payConditions(criteria);
  const { blockedPosters = [] } = criteria;
  const facets = [
    anyOf(practiceAreas.map(practiceFacet)),
    criteria.experienceLevel ? lexeme(facet.level(criteria.experienceLevel)) : "",
    yearsQuery(criteria),
    criteria.barCertificationRequired ? lexeme(facet.bar("any")) : "",
    anyOf(specificBarStates.map(facet.bar)),
    anyOf(availabilityType.map(facet.start)),
    anyOf(projectDuration.map(facet.lasts)),
    criteria.jobType ? lexeme(facet.jobType(criteria.jobType)) : "",
    anyOf(workArrangement.map(facet.arrangement)),
    anyOf(priority.map(facet.priority)),
    criteria.urgency ? lexeme(facet.urgency(criteria.urgency === "immediate")) : "",
    status === "any" ? "" : lexeme(facet.status(status)),
    ...pay.facets,
    ...location.facets,
  ];
  return {
    ...location,
    words,
    facets: facets.filter((term) => term !== ""),
    exact: [
      ...pay.exact,
      ...location.exact,
      ...(blockedPosters.length > 0 ? [notInArray(jobs.postedById, [...blockedPosters])] : []),
      ...viewerConditions(criteria),
      ...(postedWithin ? [postedSince(postedWithin, now)] : []),
    ],
  };
}

/** @param days "1", "3", "7", "30" */
export const postedSince = (days: string, now: Date): SQL =>
  sql`${jobs.postedAt} >= ${new Date(now.getTime() - Number(days) * dayMs).toISOString()}::timestamptz`;

/** The viewer's own jobs when they are asked for; otherwise without the hidden ones. */
function viewerConditions({ own, viewerId = null, hidesJobs = false }: SearchCriteria): SQL[] {
  if (own) return [viewerId === null ? sql`false` : isOwn(viewerId, own)];
  return hidesJobs && viewerId !== null ? [isShownTo(viewerId)] : [];
}

/**
 * The conditions in SQL, for the index of words and facets. Each tsquery is a condition of its own, because the index
 * leaps from one condition's list to the next one's, while within a condition it walks through all that the rarest
 * lexemes hold: with five filters and 64 days, ten times as much.
 */
export function whereMatches({ facets, words, exact }: SearchConditions): SQL {
  const matches = (column: Column, queries: readonly string[]): SQL[] =>
    queries.map((query) => sql`${plannedEachTime} ${column} @@ ${query}::tsquery`);
  return sql.join(
    [isPublished, ...matches(jobs.search, words), ...matches(jobs.facets, facets), ...exact],
    sql` and `,
  );
}

interface ColumnCriteria {
  status?: ValueOrPlaceholder<JobStatus> | undefined;
  priority?: ValueOrPlaceholder<Priority> | undefined;
}

/** Criteria of status and priority alone, for the indexes of the job list; values, or placeholders for them. */
export const whereColumns = ({ status, priority }: ColumnCriteria): SQL | undefined =>
  and(
    status ? and(eq(jobs.status, status), isListed) : isPublished,
    priority ? eq(jobs.priority, priority) : undefined,
  );

/** The criteria as columns, where they ask for a status and at most one priority; null where they ask for more. */
export function columnCriteria(criteria: SearchCriteria): ColumnCriteria | null {
  const {
    status,
    priority: [priority, ...more] = [],
    preferences: _residual,
    viewerId: _viewer,
    ...others
  } = criteria;
  const isAsked = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "" && value !== false;
  if (more.length > 0 || Object.values(others).some(isAsked)) return null;
  return { status: status === "any" ? undefined : status, priority };
}

export const lexeme = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const anyOf = (texts: readonly string[]): string =>
  texts.length === 0 ? "" : `(${[...new Set(texts)].map(lexeme).join(" | ")})`;

/** Empty without bounds; bounds that cross match nothing. */
function yearsQuery({ minYearsExperience: min, maxYearsExperience: max }: SearchCriteria): string {
  if (min === undefined && max === undefined) return "";
  const years = yearsFacets(min, max);
  return years.length > 0 ? anyOf(years) : lexeme("years:none");
}

/** The posting's range must overlap the one asked for; postings without hourly pay do not match. */
function payConditions({ budgetMin, budgetMax }: SearchCriteria): { facets: string[]; exact: SQL[] } {
  if (budgetMin === undefined && budgetMax === undefined) return { facets: [], exact: [] };
  const exact = [sql`${jobs.maxPay} >= ${budgetMin ?? 0}`];
  if (budgetMax !== undefined) exact.push(sql`${jobs.minPay} <= ${budgetMax}`);
  const bounds = [budgetMin ?? 0, budgetMax ?? Number.MAX_SAFE_INTEGER];
  // Bounds that cross match ranges that include both.
  return { facets: [anyOf(payFacets(Math.min(...bounds), Math.max(...bounds)))], exact };
}

function locationConditions({ location, distance }: SearchCriteria): Omit<SearchConditions, "words"> {
  const anywhere = { facets: [], exact: [], points: [], place: null };
  if (!location) return anywhere;
  if (/^\s*(?:fully )?remote\s*$/i.test(location))
    return { ...anywhere, facets: [lexeme(facet.arrangement("Remote"))] };
  const known = locateText(location);
  const { points } = known;
  const place = locationLabel(known);
  const miles = distance ?? (known.zip === null ? undefined : searchReach.distance.first);
  if (miles === undefined || points.length === 0)
    return { facets: [placeQuery(location, known)], exact: [], points, place };
  return {
    facets: [anyOf(points.flatMap((point) => cellsAround(point, miles)))],
    exact: [sql`${milesFrom(points)} <= ${miles}::double precision`],
    points,
    place,
  };
}

/** Miles from the nearest of the points to a posting; null when the posting's place is unknown. */
export function milesFrom(points: readonly Point[]): SQL {
  if (points.length === 0) return sql`null::double precision`;
  const each = points.map(
    ({ latitude, longitude }) =>
      sql`miles_between(${latitude}::double precision, ${longitude}::double precision, ${jobs.latitude}, ${jobs.longitude})`,
  );
  return sql`least(${sql.join(each, sql`, `)})`;
}

/** Matches a location's words, or the place that they name: "NYC", "Pennsylvania". Words without a known place match beginnings. */
function placeQuery(location: string, { cities, state }: TextLocation): string {
  const words = location.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const ending = cities.length > 0 || state !== null ? "" : ":*";
  const byWords = words.map((word) => `${lexeme(facet.placeWord(word))}${ending}`).join(" & ");
  const byPlace = cities.length > 0 ? cities.map(cityFacet) : state === null ? [] : [facet.state(state)];
  const alternatives = [byWords && `(${byWords})`, ...byPlace.map(lexeme)].filter((query) => query !== "");
  return alternatives.length === 0 ? lexeme("place:") : `(${alternatives.join(" | ")})`;
}
