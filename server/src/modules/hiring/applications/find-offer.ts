import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Offer } from "@caseload/contract/hiring/offers";
import { postedBudget } from "@caseload/matching/posted-budget";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { toCents } from "../../engagements/contracts/derive-pay.ts";
import { findFirstTerms } from "../../engagements/contracts/open-contract.ts";
import { countTakenPositions } from "../../jobs/postings/lock-job.ts";
import { canReview } from "./policy.ts";
import { presentConflict } from "./present.ts";
import { findApplication } from "./queries.ts";

async function findPosting(db: Reader, id: number) {
  const [row] = await db
    .select({
      positions: jobs.positions,
      hoursPerWeek: jobs.hoursPerWeek,
      budgetRange: jobs.budgetRange,
      budgetKind: jobs.budgetKind,
      budgetMin: jobs.budgetMin,
      budgetMax: jobs.budgetMax,
    })
    .from(jobs)
    .where(eq(jobs.id, id));
  return row;
}

/** The median of the hourly prices that applicants named, or of their profiles' rates; in US cents. */
async function findMedianAsked(db: Reader, jobId: number): Promise<number | null> {
  const asked = sql`case when ${applications.proposedPay} ->> 'kind' = 'hourly'
    then (${applications.proposedPay} ->> 'cents')::numeric
    when ${applications.proposedPay} is null then ${paralegalProfiles.hourlyRate} * 100 end`;
  const [row] = await db
    .select({ median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${asked}))::int` })
    .from(applications)
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, applications.paralegalId))
    .where(and(eq(applications.jobId, jobId), ne(applications.status, "withdrawn")));
  return row?.median ?? null;
}

async function findOthers(db: Reader, jobId: number, applicationId: number): Promise<Offer["others"]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      emailConfirmed: isEmailConfirmed(users),
      status: applications.status,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.paralegalId))
    .where(and(eq(applications.jobId, jobId), ne(applications.id, applicationId)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  const shortlisted = rows.filter(({ status }) => status === "reviewing");
  const pending = rows.filter(({ status }) => status === "pending").length;
  return {
    shortlisted: shortlisted.map(({ id, name, emailConfirmed }) => ({ id, name, emailConfirmed })),
    pending,
    decided: rows.length - shortlisted.length - pending,
  };
}

/**
 * What accepting an application would do at this moment.
 * @throws HttpError 404 for people who may not review it, 409 when it is decided already or every position is taken
 */
export async function findOffer(db: Reader, actor: Actor, id: number, now: Date): Promise<Offer> {
  const row = await findApplication(db, id);
  if (!row || !canReview(actor, row.application, row.job)) throw notFound(errorMessages.applicationNotFound);
  const { application, job } = row;
  const posting = await findPosting(db, job.id);
  if (!posting) throw notFound(errorMessages.applicationNotFound);
  if (application.status === "withdrawn") throw conflict(errorMessages.applicationWithdrawn);
  if (!mayMove(application.status, applicationMoves.accept)) throw conflict(errorMessages.applicationDecided);
  const taken = await countTakenPositions(db, job.id);
  if (job.status === "filled" && taken >= posting.positions) throw conflict(errorMessages.positionFilled);
  const { terms, payDerivedFrom, supervisor } = await findFirstTerms(db, id, now);
  const { firmAddress: _firm, paralegalAddress: _paralegal, ...shownTerms } = terms;
  const budget = postedBudget(posting);
  return {
    terms: shownTerms,
    payDerivedFrom,
    supervisorName: supervisor.name,
    hoursPerWeek: posting.hoursPerWeek,
    postedPay: budget && {
      kind: budget.kind,
      minCents: toCents(budget.min),
      maxCents: toCents(budget.max),
    },
    applicantsMedianCents: await findMedianAsked(db, job.id),
    positions: { total: posting.positions, taken },
    conflict: presentConflict(row),
    others: await findOthers(db, job.id, id),
  };
}
