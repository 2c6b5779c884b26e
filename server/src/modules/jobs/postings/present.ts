import type { Job, JobDetail, ListedJob, OwnJob, Party } from "@caseload/contract/jobs/jobs";
import { standingOf } from "@caseload/contract/status-labels";
import type { ManagedJob, StoredPosting } from "@caseload/contract/jobs/postings";
import { fullName } from "../../../platform/actor.ts";
import { postedBudget } from "@caseload/matching/posted-budget";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { unansweredOf, type Unanswered } from "../response-times/unanswered-days.ts";
import type { ListViewer, Score } from "./match-score.ts";
import type { JobRow, ListedJobRow } from "./job-rows.ts";
import type { Applicants, Hired } from "./queries.ts";

/** What the poster wrote, as every presentation of a posting has it. */
const presentTerms = (row: ListedJobRow | JobRow) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  location: row.location,
  workArrangement: row.workArrangement,
  hoursPerWeek: row.hoursPerWeek,
  duration: row.duration,
  specialties: row.specialties,
  priority: row.priority,
  status: row.status,
  budgetRange: row.budgetRange,
  deadline: row.deadline,
  practiceArea: row.practiceArea,
  experienceRequired: row.experienceRequired,
  urgency: row.urgency,
});

export function presentJob(row: ListedJobRow, score: Score): Job {
  return {
    ...presentTerms(row),
    firmId: row.firmId,
    firmName: displayFirmName({ current: row.firmName, given: row.givenFirmName }),
    createdAt: row.postedAt.toISOString(),
    postedById: row.postedById,
    postedByName: fullName({ firstName: row.posterFirstName, lastName: row.posterLastName }),
    postedByAvatar: row.posterImage,
    postedByEmailConfirmed: row.posterEmailConfirmed,
    matchScore: score(row),
  };
}

export const presentListedJob = (
  row: ListedJobRow,
  { score, applicationTo, markOf }: ListViewer,
): ListedJob => ({
  ...presentJob(row, score),
  application: applicationTo(row),
  mark: markOf(row),
});

const budgetOf = ({ budgetKind: kind, budgetMin: min, budgetMax: max }: JobRow): JobDetail["budget"] =>
  kind !== null && min !== null && max !== null ? { kind, min, max } : null;

export function presentJobDetail(
  row: JobRow,
  score: Score,
  {
    responsiveness,
    supervisor,
    barAdmission,
    viewer,
  }: Pick<JobDetail, "responsiveness" | "supervisor" | "barAdmission" | "viewer">,
): JobDetail {
  return {
    ...presentJob(row, score),
    positions: row.positions,
    budget: budgetOf(row),
    priceKind: postedBudget(row)?.kind ?? null,
    requiredCredentials: row.requiredCredentials,
    requiredLanguages: row.requiredLanguages,
    screeningQuestions: row.screeningQuestions,
    firmHasPage: row.firmComplete && row.firmName !== null,
    postedByRole: row.posterRole,
    memberSince: row.posterSince.toISOString(),
    barAdmission,
    pausedAt: pauseOf(row),
    pausedByFirm: pauseOf(row) !== null && row.pausedByFirm,
    responsiveness,
    supervisor,
    viewer,
  };
}

const pauseOf = (row: JobRow): string | null =>
  standingOf(row) === "paused" ? (row.pausedAt?.toISOString() ?? null) : null;

interface PostingContext {
  applied: ReadonlyMap<number, Applicants>;
  hired: ReadonlyMap<number, Hired>;
  unanswered: ReadonlyMap<number, Unanswered>;
}

export function presentOwnJob(
  row: JobRow,
  { applied, hired, unanswered }: PostingContext,
  now: Date,
): OwnJob {
  return {
    ...presentJob(row, () => null),
    applicants: applied.get(row.id) ?? { total: 0, pending: 0, recent: [] },
    positions: row.positions,
    filledBy: hired.get(row.id)?.name ?? null,
    filledByEmailConfirmed: hired.get(row.id)?.emailConfirmed ?? true,
    closedAt: row.closedAt?.toISOString() ?? null,
    pausedAt: pauseOf(row),
    pausedByFirm: pauseOf(row) !== null && row.pausedByFirm,
    silence: unansweredOf(unanswered.get(row.id), row.posterTimeZone, now),
    returned: returnOf(row),
  };
}

const returnOf = (row: JobRow): OwnJob["returned"] =>
  row.returnReason !== null && row.returnedAt
    ? { by: row.returnedByName, reason: row.returnReason, at: row.returnedAt.toISOString() }
    : null;

/** A posting in any status, for those who manage it. */
export const presentManagedJob = (row: JobRow, context: PostingContext, now: Date): ManagedJob => ({
  ...presentOwnJob(row, context, now),
  posterLeft: row.hidden,
});

/** The only response with the parties, which are private. */
export const presentStoredPosting = (
  row: JobRow,
  { parties, applicants }: { parties: Party[]; applicants: number },
): StoredPosting => ({
  ...presentTerms(row),
  version: row.updatedAt.toISOString(),
  budget: budgetOf(row),
  hours:
    row.hoursAmount !== null && row.hoursUnit !== null
      ? { amount: row.hoursAmount, unit: row.hoursUnit }
      : null,
  matterNumber: row.matterNumber,
  positions: row.positions,
  requiredCredentials: row.requiredCredentials,
  requiredLanguages: row.requiredLanguages,
  screeningQuestions: row.screeningQuestions,
  supervisorId: row.supervisorId,
  parties,
  postedById: row.postedById,
  postedByName: fullName({ firstName: row.posterFirstName, lastName: row.posterLastName }),
  postedByAvatar: row.posterImage,
  postedByRole: row.posterRole,
  department: row.posterDepartment,
  returned: returnOf(row),
  applicants,
});
