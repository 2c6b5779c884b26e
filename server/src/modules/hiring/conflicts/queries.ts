import { errorMessages } from "@caseload/contract/error-messages";
import { and, count, desc, eq, lt, max, ne, type SQL, sql } from "drizzle-orm";
import { type Actor, may } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { applicationConflicts, conflictEvents } from "../../../platform/db/schema/conflicts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { sideOfApplication } from "./policy.ts";
import { isRunning } from "./record-change.ts";

/**
 * The application's check with the side that the actor acts for.
 * @throws HttpError 404 for everyone else
 */
export async function requireConflict(db: Reader, actor: Actor, id: number) {
  const [row] = await db
    .select({
      application: applications,
      check: applicationConflicts,
      job: {
        id: jobs.id,
        title: jobs.title,
        firmId: jobs.firmId,
        postedById: jobs.postedById,
        status: jobs.status,
        hidden: jobs.hidden,
      },
      paralegalName: users.name,
      paralegalEmailConfirmed: isEmailConfirmed(users),
      deciderName: sql<
        string | null
      >`(select d.name from ${users} d where d.id = ${applicationConflicts.decidedById})`,
      isRunning: sql<boolean>`coalesce(${isRunning(db)}, false)`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.paralegalId))
    .leftJoin(applicationConflicts, eq(applicationConflicts.applicationId, applications.id))
    .where(eq(applications.id, id));
  const side = row && sideOfApplication(actor, row.application, row.job);
  if (!row || !side) throw notFound(errorMessages.applicationNotFound);
  return { ...row, side };
}
export type ConflictRow = Awaited<ReturnType<typeof requireConflict>>;

/** The actor's own applications, or those that they review. */
function isListedFor(actor: Actor): SQL | undefined {
  if (actor.firmId === null || !may(actor, "application:review"))
    return eq(applications.paralegalId, actor.id);
  return and(eq(applications.firmId, actor.firmId), ne(applications.paralegalId, actor.id));
}

/** Checks and decisions, newest first; all of them without a limit. */
export async function listEvents(
  db: Reader,
  actor: Actor,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
) {
  const after = decodeCursor(cursor)?.id;
  const rows = await selectEvents(db)
    .where(and(isListedFor(actor), after === undefined ? undefined : lt(conflictEvents.id, after)))
    .orderBy(desc(conflictEvents.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ event }) => ({ at: null, id: event.id }));
}

export const readEvents = (db: Reader, actor: Actor) =>
  selectEvents(db).where(isListedFor(actor)).orderBy(desc(conflictEvents.id));

const selectEvents = (db: Reader) =>
  db
    .select({
      event: conflictEvents,
      jobTitle: jobs.title,
      paralegalName: users.name,
      paralegalEmailConfirmed: isEmailConfirmed(users),
    })
    .from(conflictEvents)
    .innerJoin(applications, eq(applications.id, conflictEvents.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.paralegalId));
export type EventRow = Awaited<ReturnType<typeof readEvents>>[number];

/** What was checked against a paralegal's ledger. */
export async function countChecked(db: Reader, paralegalId: number) {
  const [row] = await db
    .select({
      applicationsChecked: count(applicationConflicts.checkedAt),
      possible: sql`count(*) filter (where ${applicationConflicts.status} = 'possible')`.mapWith(Number),
      lastCheckedAt: max(applicationConflicts.checkedAt),
    })
    .from(applicationConflicts)
    .innerJoin(applications, eq(applications.id, applicationConflicts.applicationId))
    .where(eq(applications.paralegalId, paralegalId));
  return row ?? { applicationsChecked: 0, possible: 0, lastCheckedAt: null };
}
