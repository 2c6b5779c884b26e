/** How many postings each value of a filter would leave, beside the other filters of a search. */
import { countedFilters, type SearchFilter } from "@caseload/contract/search/filter-counts";
import type { FilterCounts } from "@caseload/contract/search/job-search";
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { facet, practiceFacet } from "../../jobs/facets/facet-terms.ts";
import { countMatching } from "./newest-first.ts";
import { readKeyword } from "./read-keyword.ts";
import { lexeme, postedSince, searchConditions, whereMatches } from "./search-conditions.ts";
import type { SearchCriteria } from "./search-criteria.ts";

/** Postings that are read for the values of a filter, so that no search costs more than this. */
const maxPostings = 2_000;

/** What a posting must hold to have a value. */
const conditionOf = {
  practiceAreas: (value) => holds(practiceFacet(value)),
  experienceLevel: (value) => holds(facet.level(value)),
  jobType: (value) => holds(facet.jobType(value)),
  workArrangement: (value) => holds(facet.arrangement(value)),
  priority: (value) => holds(facet.priority(value)),
  availabilityType: (value) => holds(facet.start(value)),
  projectDuration: (value) => holds(facet.lasts(value)),
  urgency: (value) => holds(facet.urgency(value === "immediate")),
  postedWithin: (value, now) => postedSince(value, now),
  status: (value) => holds(facet.status(value)),
} satisfies { [Name in SearchFilter]: (value: (typeof countedFilters)[Name][number], now: Date) => SQL };

const holds = (term: string): SQL => sql`${jobs.facets} @@ ${lexeme(term)}::tsquery`;

const names = Object.keys(conditionOf) as SearchFilter[];

/** What every value of some filters is counted among. */
interface Base {
  names: readonly SearchFilter[];
  criteria: SearchCriteria;
}

const withoutFilter = (criteria: SearchCriteria, name: SearchFilter): SearchCriteria =>
  name === "status" ? { ...criteria, status: "any" } : { ...criteria, [name]: undefined };

function isChosen(criteria: SearchCriteria, name: SearchFilter): boolean {
  const value = criteria[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "any";
}

/**
 * The counts of every value. A filter that is set is counted without itself, so that its other values show what a change
 * would find; those that are not set share one query.
 * @param strict whether postings must have all words of the keyword, as in the job list
 */
export async function countFilterValues(
  db: Reader,
  criteria: SearchCriteria,
  strict: boolean,
  now: Date,
): Promise<FilterCounts> {
  const words = await readWords(db, criteria, strict, now);
  const chosen = names.filter((name) => isChosen(criteria, name));
  const bases: Base[] = [
    { names: names.filter((name) => !chosen.includes(name)), criteria },
    ...chosen.map((name) => ({ names: [name], criteria: withoutFilter(criteria, name) })),
  ];
  const counted =
    words === null
      ? bases.map((base) => noneOf(base.names))
      : await Promise.all(bases.map((base) => countBase(db, base, words, now)));
  return Object.assign({}, ...counted) as FilterCounts;
}

/** The words that the search finds postings by; null where it has none to search for. */
async function readWords(
  db: Reader,
  criteria: SearchCriteria,
  strict: boolean,
  now: Date,
): Promise<readonly string[] | null> {
  if (!criteria.keyword) return [];
  const keyword = await readKeyword(db, criteria.keyword);
  if (!keyword) return null;
  const [all = []] = keyword.levels;
  for (const words of strict ? [] : keyword.levels) {
    const lookup = { conditions: searchConditions(criteria, words, now), before: null, now };
    // Each level is looked at only where the stricter one finds nothing.
    if ((await countMatching(db, lookup, 1)) > 0) return words;
  }
  return all;
}

type Counts = Partial<FilterCounts>;

const valuesOf = (name: SearchFilter): readonly string[] => countedFilters[name];

const noneOf = (some: readonly SearchFilter[]): Counts =>
  Object.fromEntries(
    some.map((name) => [
      name,
      Object.fromEntries(valuesOf(name).map((value) => [value, { count: 0, more: false }])),
    ]),
  );

async function countBase(db: Reader, base: Base, words: readonly string[], now: Date): Promise<Counts> {
  if (base.names.length === 0) return {};
  const values = base.names.flatMap((name) => valuesOf(name).map((value) => ({ name, value })));
  const columns = values.map(
    ({ name, value }) =>
      sql`count(*) filter (where ${(conditionOf[name] as (value: string, now: Date) => SQL)(value, now)})::integer`,
  );
  const where = whereMatches(searchConditions(base.criteria, words, now));
  const { rows } = await db.execute<{ total: number; counts: number[] }>(sql`
    select count(*)::integer as total, array[${sql.join(columns, sql`, `)}] as counts
    from (select ${jobs.facets}, ${jobs.postedAt} from ${jobs} where ${where} limit ${maxPostings + 1}) jobs`);
  const [{ total, counts } = { total: 0, counts: [] }] = rows;
  const more = total > maxPostings;
  const found: Record<string, Record<string, { count: number; more: boolean }>> = {};
  for (const [at, { name, value }] of values.entries())
    (found[name] ??= {})[value] = { count: counts[at] ?? 0, more };
  return found;
}
