import { budgetText } from "@caseload/contract/jobs/budget-text";
import type { Posting } from "@caseload/contract/jobs/jobs";
import { eq, sql, type SQL } from "drizzle-orm";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { postingFacets } from "./search-columns.ts";

type Written = Omit<Posting, "firmName" | "parties">;

/** A budget in figures writes the line that lists and searches read; without figures the poster's own line stands. */
function budgetColumns({ budgetKind: kind, budgetMin, budgetMax, budgetRange }: Written) {
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

/** What somebody wrote, as the posting's row holds it, with what the search reads out of it. */
export function postingColumns(posting: Written) {
  const written = {
    title: posting.title,
    description: posting.description,
    location: posting.location,
    workArrangement: posting.workArrangement,
    hoursPerWeek: posting.hoursPerWeek,
    duration: posting.duration,
    specialties: posting.specialties,
    priority: posting.priority,
    positions: posting.positions,
    practiceArea: posting.practiceArea,
    experienceRequired: posting.experienceRequired,
    urgency: posting.urgency,
    deadline: posting.deadline,
    requiredCredentials: posting.requiredCredentials,
    requiredLanguages: posting.requiredLanguages,
    ...budgetColumns(posting),
  };
  return { ...written, ...postingFacets(written) };
}

/** The time of a change, and later than the version that it replaces, which may be as old as this millisecond. */
export const nextVersion = (now: Date): SQL<Date> =>
  sql`greatest(${now}::timestamptz, ${jobs.updatedAt} + interval '1 millisecond')`;

/** Nobody else has changed the posting since it was read; without a version whoever comes last stays. */
export const unchangedSince = (version: string | undefined): SQL | undefined =>
  version === undefined ? undefined : eq(jobs.updatedAt, new Date(version));
