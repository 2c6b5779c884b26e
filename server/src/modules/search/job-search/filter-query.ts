/** The filters of a search as PostgreSQL asks them of a posting. */
import type { JobSearchFilters } from "@caseload/contract/search/job-search";
import { searchReach } from "@caseload/contract/search/job-search-options";
import type { Point } from "@caseload/matching/geo/gazetteer";
import { sql, type SQL } from "drizzle-orm";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { locationLabel, type TextLocation, locateText } from "../../../platform/geography/locate-text.ts";
import { cellsAround, cityFacet, facet, payFacets, yearsFacets } from "../../jobs/facets/facet-terms.ts";
import { practiceFacet } from "../../jobs/facets/practice-facets.ts";

const dayMs = 86_400_000;

export interface FilterQuery {
  /** Terms of a tsquery over the facets. */
  facets: string[];
  /** What only the row itself can answer. */
  exact: SQL[];
  /** Where distances are counted from. */
  points: readonly Point[];
  /** The place as it was understood. */
  place: string | null;
}

export function filterQuery(filters: JobSearchFilters, now: Date): FilterQuery {
  const { practiceAreas = [], workArrangement = [], priority = [], status = "open", postedWithin } = filters;
  const { specificBarStates = [], availabilityType = [], projectDuration = [] } = filters;
  const where = readLocation(filters);
  const chosen = [
    anyOf(practiceAreas.map(practiceFacet)),
    filters.experienceLevel ? lexeme(facet.level(filters.experienceLevel)) : "",
    yearsQuery(filters),
    filters.barCertificationRequired ? lexeme(facet.bar("any")) : "",
    anyOf(specificBarStates.map(facet.bar)),
    anyOf(availabilityType.map(facet.start)),
    anyOf(projectDuration.map(facet.lasts)),
    filters.jobType ? lexeme(facet.jobType(filters.jobType)) : "",
    anyOf(workArrangement.map(facet.arrangement)),
    anyOf(priority.map(facet.priority)),
    filters.urgency ? lexeme(facet.urgency(filters.urgency === "immediate")) : "",
    status === "any" ? "" : lexeme(facet.status(status)),
  ];
  const pay = payQuery(filters);
  const since = postedWithin && new Date(now.getTime() - Number(postedWithin) * dayMs);
  return {
    ...where,
    facets: [...chosen, ...pay.facets, ...where.facets].filter((term) => term !== ""),
    exact: [
      ...pay.exact,
      ...where.exact,
      ...(since ? [sql`${jobs.postedAt} >= ${since.toISOString()}::timestamptz`] : []),
    ],
  };
}

const lexeme = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const anyOf = (texts: readonly string[]): string =>
  texts.length === 0 ? "" : `(${[...new Set(texts)].map(lexeme).join(" | ")})`;

/** Without a bound nothing is asked; bounds that cross leave nothing. */
function yearsQuery({ minYearsExperience: min, maxYearsExperience: max }: JobSearchFilters): string {
  if (min === undefined && max === undefined) return "";
  const years = yearsFacets(min, max);
  return years.length > 0 ? anyOf(years) : lexeme("years:none");
}

/** A posting's range must touch the one asked for; one without hourly pay touches none. */
function payQuery({ budgetMin, budgetMax }: JobSearchFilters): { facets: string[]; exact: SQL[] } {
  if (budgetMin === undefined && budgetMax === undefined) return { facets: [], exact: [] };
  const exact = [sql`${jobs.maxPay} >= ${budgetMin ?? 0}`];
  if (budgetMax !== undefined) exact.push(sql`${jobs.minPay} <= ${budgetMax}`);
  const bounds = [budgetMin ?? 0, budgetMax ?? Number.MAX_SAFE_INTEGER];
  // Bounds that cross ask for ranges that hold both.
  return { facets: [anyOf(payFacets(Math.min(...bounds), Math.max(...bounds)))], exact };
}

function readLocation({ location, distance }: JobSearchFilters): FilterQuery {
  const nowhere = { facets: [], exact: [], points: [], place: null };
  if (!location) return nowhere;
  if (/^\s*(?:fully )?remote\s*$/i.test(location))
    return { ...nowhere, facets: [lexeme(facet.arrangement("Remote"))] };
  const known = locateText(location);
  const { points } = known;
  const place = locationLabel(known);
  const miles = distance ?? (known.zip === null ? undefined : searchReach.distance.first);
  if (miles === undefined || points.length === 0)
    return { facets: [named(location, known)], exact: [], points, place };
  return {
    facets: [anyOf(points.flatMap((point) => cellsAround(point, miles)))],
    exact: [sql`${milesFrom(points)} <= ${miles}::double precision`],
    points,
    place,
  };
}

/** Miles from the nearest of the points to a posting; null where its place is not known. */
export function milesFrom(points: readonly Point[]): SQL {
  if (points.length === 0) return sql`null::double precision`;
  const each = points.map(
    ({ latitude, longitude }) =>
      sql`miles_between(${latitude}::double precision, ${longitude}::double precision, ${jobs.latitude}, ${jobs.longitude})`,
  );
  return sql`least(${sql.join(each, sql`, `)})`;
}

/** By its words, or as what they are known to name: "NYC", "Pennsylvania". Words that name nothing known may be unfinished. */
function named(location: string, { cities, state }: TextLocation): string {
  const words = location.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const ending = cities.length > 0 || state !== null ? "" : ":*";
  const byWords = words.map((word) => `${lexeme(facet.placeWord(word))}${ending}`).join(" & ");
  const byPlace = cities.length > 0 ? cities.map(cityFacet) : state === null ? [] : [facet.state(state)];
  const ways = [byWords && `(${byWords})`, ...byPlace.map(lexeme)].filter((way) => way !== "");
  return ways.length === 0 ? lexeme("place:") : `(${ways.join(" | ")})`;
}
