import { activeApplicationStatuses, type OwnApplicationChoice } from "@caseload/contract/lifecycles";
import { and, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { may } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { applicationConflicts } from "../../../platform/db/schema/conflicts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { files } from "../../../platform/db/schema/files.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { acceptsApplications, mayReapply } from "../../jobs/postings/accepts-applications.ts";
import { findResponseTimes } from "../../jobs/response-times/queries.ts";

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

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
    givenFirmName: jobs.givenFirmName,
  },
  firmName: firms.name,
  paralegal: {
    id: users.id,
    name: users.name,
    photo: users.image,
    email: users.email,
    emailVerified: users.emailVerified,
    deletedAt: users.deletedAt,
  },
  profile: paralegalProfiles,
  check: { status: applicationConflicts.status, checkedAt: applicationConflicts.checkedAt },
  attachment: { name: files.shownName, size: files.bytes },
  mayReapply: sql<boolean>`(${mayReapply} and ${acceptsApplications})`,
};

/** Each application with its latest contract: a canceled one may be followed by another. */
function selectApplications(db: Reader) {
  const contract = db
    .select({
      id: contracts.id,
      paralegalId: contracts.paralegalId,
      attorneyId: contracts.attorneyId,
      firmId: contracts.firmId,
      supervisorId: contracts.supervisorId,
    })
    .from(contracts)
    .where(eq(contracts.applicationId, applications.id))
    .orderBy(desc(contracts.id))
    .limit(1)
    .as("contract");
  const { id, paralegalId, attorneyId, firmId, supervisorId } = contract;
  return db
    .select({ ...columns, contract: { id, paralegalId, attorneyId, firmId, supervisorId } })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .innerJoin(users, eq(users.id, applications.paralegalId))
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, applications.paralegalId))
    .leftJoin(applicationConflicts, eq(applicationConflicts.applicationId, applications.id))
    .leftJoin(files, eq(files.id, applications.attachmentId))
    .leftJoinLateral(contract, sql`true`);
}

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

const cursorOf = ({ application }: ApplicationRow): Cursor => ({
  at: application.createdAt.toISOString(),
  id: application.id,
});

/** By the latest time that the person applied. */
const afterCursor = (cursor: Cursor | null): SQL | undefined =>
  cursor
    ? sql`(${applications.createdAt}, ${applications.id}) < (${cursor.at}::timestamptz, ${cursor.id})`
    : undefined;

async function listWhere(db: Reader, condition: SQL | undefined, paging: Paging) {
  const rows = await selectApplications(db)
    .where(and(condition, afterCursor(decodeCursor(paging.cursor))))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(pageSize(paging.limit));
  return toPage(rows, paging.limit, cursorOf);
}

/** A paralegal's applications, newest first. */
export const listOwnApplications = (
  db: Reader,
  paralegalId: number,
  { status, ...paging }: Paging & { status?: OwnApplicationChoice | undefined },
  now: Date,
) => listWhere(db, and(eq(applications.paralegalId, paralegalId), hasStatus(status, now)), paging);

function hasStatus(choice: OwnApplicationChoice | undefined, now: Date): SQL | undefined {
  if (choice === undefined) return undefined;
  if (choice === "interview")
    return sql`exists (select from interviews i where i.application_id = ${applications.id}
      and i.status = 'confirmed' and i.starts_at > ${now.toISOString()}::timestamptz)`;
  return inArray(applications.status, choice === "active" ? [...activeApplicationStatuses] : [choice]);
}

/** The applications to a firm's jobs except the reviewer's own, newest first. */
/** Who reads the applications to the firm's postings, or without application:review those to their own. */
export type Reviewer = Pick<FirmActor, "id" | "firmId" | "primaryRole">;

/** The applications that a reviewer reads: all but their own. The same as canReview(), in SQL. */
export const isReceivedBy = ({ id, firmId, primaryRole }: Reviewer): SQL | undefined =>
  and(
    eq(applications.firmId, firmId),
    ne(applications.paralegalId, id),
    may({ primaryRole }, "application:review")
      ? undefined
      : sql`${applications.jobId} in (select j.id from jobs j where j.posted_by_id = ${id}::integer)`,
  );

export const listReceivedApplications = (
  db: Reader,
  reviewer: Reviewer,
  { jobId, ...paging }: Paging & { jobId?: number | undefined },
) =>
  listWhere(
    db,
    and(isReceivedBy(reviewer), jobId === undefined ? undefined : eq(applications.jobId, jobId)),
    paging,
  );

export async function findApplication(db: Reader, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await selectApplications(db).where(eq(applications.id, id));
  return row;
}

export const findApplications = (db: Reader, ids: readonly number[]): Promise<ApplicationRow[]> =>
  selectApplications(db).where(inArray(applications.id, [...ids]));

/** The response time of each application's firm, in the order of the applications. */
export async function findResponseTimesOf(db: Reader, rows: readonly ApplicationRow[], now: Date) {
  const responseTimes = await findResponseTimes(
    db,
    rows.map(({ job }) => job.firmId),
    now,
  );
  return rows.map(({ job }) => responseTimes.get(job.firmId));
}
