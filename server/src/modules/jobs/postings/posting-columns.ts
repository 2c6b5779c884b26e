import { hoursText } from "@caseload/contract/jobs/posting-hours";
import { budgetText } from "@caseload/contract/jobs/posting-options";
import type { Posting } from "@caseload/contract/jobs/jobs";
import { eq, sql, type SQL } from "drizzle-orm";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { postingFacets } from "../facets/posting-facets.ts";

type PostingFields = Omit<Posting, "firmName" | "parties">;

/** A budget in figures sets the text for lists and searches; without figures the poster's own text is stored. */
function budgetColumns({ budgetKind: kind, budgetMin, budgetMax, budgetRange }: PostingFields) {
  if (kind === null || budgetMin === null)
    return { budgetKind: null, budgetMin: null, budgetMax: null, budgetRange };
  const max = kind === "flat" ? budgetMin : (budgetMax ?? budgetMin);
  return {
    budgetKind: kind,
    budgetMin,
    budgetMax: max,
    budgetRange: budgetText({ kind, min: budgetMin, max }),
  };
}

/** Hours in figures set the text for lists and searches; without figures the poster's own text is stored. */
function hoursColumns({ hoursAmount: amount, hoursUnit: unit, hoursPerWeek }: PostingFields) {
  if (amount === null || unit === null) return { hoursAmount: null, hoursUnit: null, hoursPerWeek };
  return { hoursAmount: amount, hoursUnit: unit, hoursPerWeek: hoursText({ amount, unit }) };
}

/** The columns of a posting, with those that the search derives from them. */
export function postingColumns(posting: PostingFields) {
  const columns = {
    title: posting.title,
    description: posting.description,
    location: posting.location,
    workArrangement: posting.workArrangement,
    duration: posting.duration,
    specialties: posting.specialties,
    priority: posting.priority,
    positions: posting.positions,
    practiceArea: posting.practiceArea,
    experienceRequired: posting.experienceRequired,
    urgency: posting.urgency,
    deadline: posting.deadline,
    supervisorId: posting.supervisorId,
    requiredCredentials: posting.requiredCredentials,
    requiredLanguages: posting.requiredLanguages,
    screeningQuestions: posting.screeningQuestions,
    matterNumber: posting.matterNumber,
    ...hoursColumns(posting),
    ...budgetColumns(posting),
  };
  return { ...columns, ...postingFacets(columns) };
}

/** The time of a change. Always later than the version that it replaces, which may be of the same millisecond. */
export const nextVersion = (now: Date): SQL<Date> =>
  sql`greatest(${now}::timestamptz, ${jobs.updatedAt} + interval '1 millisecond')`;

/** The posting has not changed since it was read; without a version the last change wins. */
export const unchangedSince = (version: string | undefined): SQL | undefined =>
  version === undefined ? undefined : eq(jobs.updatedAt, new Date(version));
