/** What the free texts of a posting say, in the words of the search's filters. */
import type { JobType } from "@caseload/contract/search/job-search-options";
import type { ProjectDuration } from "@caseload/contract/search/search-preference-options";
import { hourlyBudget } from "@caseload/matching/budget";
import { experienceYears } from "@caseload/matching/experience-years";
import { parseDuration } from "@caseload/matching/normalize/duration";
import { hoursPerWeek } from "@caseload/matching/normalize/hours";
import { whereaboutsOf } from "../../../platform/geography/locate-text.ts";
import { isUrgent } from "./urgency.ts";
import { barFacets } from "../../search/job-search/bar-filters.ts";
import {
  cellFacets,
  cityFacet,
  facet,
  levelOf,
  payFacets,
  readingMark,
} from "../../search/job-search/filter-columns.ts";
import { practiceFacets } from "../../search/job-search/practice-filters.ts";
import { startFacets } from "../../search/job-search/start-filters.ts";

export interface PostingTexts {
  location: string;
  workArrangement: string;
  hoursPerWeek: string;
  duration: string;
  specialties: string[];
  practiceArea?: string | null | undefined;
  experienceRequired?: string | null | undefined;
  budgetRange?: string | null | undefined;
  urgency?: string | null | undefined;
  requiredCredentials?: string[] | undefined;
  priority: string;
}

export interface PostingFacets {
  facts: string[];
  minPay: number | null;
  maxPay: number | null;
  /** The most that it names. */
  weeklyHours: number | null;
  latitude: number | null;
  longitude: number | null;
}

/** To be stored with every posting whose texts are new. */
export function postingFacets(posting: PostingTexts): PostingFacets {
  const pay = hourlyBudget(posting.budgetRange);
  const years = experienceYears(posting.experienceRequired);
  const { cities, state, points } = whereaboutsOf(posting.location);
  const [point] = points.length === 1 ? points : [];
  const areas = posting.practiceArea ? [posting.practiceArea, ...posting.specialties] : posting.specialties;
  const haste = { urgency: posting.urgency ?? null, priority: posting.priority };
  const facts = [
    readingMark,
    ...practiceFacets(areas),
    ...(years === null ? [] : [facet.level(levelOf(years)), facet.years(Math.ceil(years))]),
    ...barFacets(posting.requiredCredentials ?? [], state),
    ...typesOf(posting).map(facet.jobType),
    ...lengthsOf(posting).map(facet.lasts),
    ...startFacets(haste),
    ...(pay ? payFacets(pay.min, pay.max) : []),
    facet.urgency(isUrgent(haste)),
    ...(state === null ? [] : [facet.state(state)]),
    ...cities.map(cityFacet),
    ...(point ? cellFacets(point) : []),
  ];
  return {
    facts: [...new Set(facts)],
    minPay: pay?.min ?? null,
    maxPay: pay?.max ?? null,
    weeklyHours: hoursPerWeek(posting.hoursPerWeek)?.max ?? null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  };
}

/** From so many hours a week on, work is full-time (SPEC.md section 9: "20-40 hrs/week"). */
const fullTimeHours = 30;
/** Work of at most so many weeks, a quarter of a year, is temporary. */
const temporaryWeeks = 13;

function typesOf({ hoursPerWeek: hours, duration, workArrangement }: PostingTexts): JobType[] {
  const weekly = hoursPerWeek(hours);
  const length = parseDuration(duration);
  const types: JobType[] = [];
  if (weekly) types.push(weekly.max >= fullTimeHours ? "full-time" : "part-time");
  if (length?.openEnded) types.push("ongoing");
  else if (length) types.push("project");
  const isShort = length?.weeks !== undefined && length.weeks !== null && length.weeks <= temporaryWeeks;
  if (/\btemp(?:orary)?\b/i.test(duration) || isShort) types.push("temporary");
  if (workArrangement === "Remote") types.push("remote");
  return types;
}

/** Work without a stated end that is called long-term is both. */
function lengthsOf({ duration }: PostingTexts): ProjectDuration[] {
  const length = parseDuration(duration);
  if (length === null) return [];
  const weeks = length.weeks ?? null;
  const isShort =
    weeks === null ? /\bshort[- ]term\b|\btemp(?:orary)?\b/i.test(duration) : weeks <= temporaryWeeks;
  const isLong = weeks === null ? /\blong[- ]term\b/i.test(duration) : weeks > temporaryWeeks;
  const kinds: [ProjectDuration, boolean][] = [
    ["Short-term", isShort && !length.openEnded],
    ["Long-term", isLong],
    ["Ongoing", length.openEnded],
  ];
  return kinds.filter(([, is]) => is).map(([kind]) => kind);
}
