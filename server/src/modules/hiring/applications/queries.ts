import { activeApplicationStatuses, type ApplicationChoice } from "@caseload/contract/lifecycles";
import type { UserType } from "@caseload/contract/roles";
import { and, count, desc, eq, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { findResponseTimes } from "../../jobs/response-times/queries.ts";

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The side of whoever posted the job; a subquery, so that locking the job locks nobody else. */
const posterType = sql<UserType>`(select p.user_type from ${users} p where p.id = ${jobs.postedById})`;

const columns = {
  application: applications,
  job: {
    id: jobs.id,
    title: jobs.title,
    location: jobs.location,
    workArrangement: jobs.workArrangement,
    priority: jobs.priority,
    status: jobs.status,
    firmId: jobs.firmId,
    postedById: jobs.postedById,
    posterType,
    givenFirmName: jobs.givenFirmName,
  },
  firmName: firms.name,
  paralegal: {
    id: users.id,
    name: users.name,
    photo: users.image,
    email: users.email,
    deletedAt: users.deletedAt,
  },
  profile: paralegalProfiles,
  contract: {
    id: contracts.id,
    paralegalId: contracts.paralegalId,
    attorneyId: contracts.attorneyId,
    firmId: contracts.firmId,
  },
};

const selectApplications = (db: Reader) =>
  db
    .select(columns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .innerJoin(users, eq(users.id, applications.paralegalId))
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, applications.paralegalId))
    .leftJoin(contracts, eq(contracts.applicationId, applications.id));

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

const cursorOf = (row: ApplicationRow): Cursor => ({ at: null, id: row.application.id });

async function listWhere(db: Reader, condition: SQL | undefined, paging: Paging) {
  const cursor = decodeCursor(paging.cursor);
  const rows = await selectApplications(db)
    .where(and(condition, cursor ? lt(applications.id, cursor.id) : undefined))
    .orderBy(desc(applications.id))
    .limit(pageSize(paging.limit));
  return toPage(rows, paging.limit, cursorOf);
}

/** A paralegal's applications, newest first. */
export const listOwnApplications = (
  db: Reader,
  paralegalId: number,
  { status, ...paging }: Paging & { status?: ApplicationChoice | undefined },
) => listWhere(db, and(eq(applications.paralegalId, paralegalId), standsAt(status)), paging);

function standsAt(choice: ApplicationChoice | undefined): SQL | undefined {
  if (choice === undefined) return undefined;
  return inArray(applications.status, choice === "active" ? [...activeApplicationStatuses] : [choice]);
}

/** The applications to a firm's jobs, newest first; what the reviewer wrote as an applicant is left out. */
export const listReceivedApplications = (
  db: Reader,
  reviewer: { id: number; firmId: number },
  { jobId, ...paging }: Paging & { jobId?: number | undefined },
) =>
  listWhere(
    db,
    and(
      eq(jobs.firmId, reviewer.firmId),
      ne(applications.paralegalId, reviewer.id),
      jobId === undefined ? undefined : eq(applications.jobId, jobId),
    ),
    paging,
  );

export async function findApplication(db: Reader, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await selectApplications(db).where(eq(applications.id, id));
  return row;
}

/** How each application's law office answers, in the applications' order. */
export async function findFiguresFor(db: Reader, rows: readonly ApplicationRow[], now: Date) {
  const figures = await findResponseTimes(
    db,
    rows.map(({ job }) => job.firmId),
    now,
  );
  return rows.map(({ job }) => figures.get(job.firmId));
}

/**
 * Locks a job's row until the transaction ends. "share" holds its status still while others apply too;
 * "no key update" lets one decision after the other through. A plain "update" would also block transactions that check a
 * foreign key to the job, and deadlock with one that has withdrawn an application already.
 */
export async function lockJob(tx: Tx, id: number, strength: "share" | "no key update") {
  const [row] = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      status: jobs.status,
      priority: jobs.priority,
      positions: jobs.positions,
      hidden: jobs.hidden,
      closesAt: jobs.closesAt,
      pausedAt: jobs.pausedAt,
      firmId: jobs.firmId,
      postedById: jobs.postedById,
      posterType,
    })
    .from(jobs)
    .where(eq(jobs.id, id))
    .for(strength);
  return row;
}
export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

/** Positions of a job that somebody holds: every contract but the cancelled ones. */
export async function countTakenPositions(db: Reader, jobId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(contracts)
    .where(and(eq(contracts.jobId, jobId), ne(contracts.status, "cancelled")));
  return row?.count ?? 0;
}
