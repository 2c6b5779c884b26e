import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { and, count, desc, eq, exists, gt, isNull, not, type SQL, sql } from "drizzle-orm";
import { may, type Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts, contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { hasSide, mayAct } from "../../engagements/contracts/queries.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import { isBlockedWith, isOutOfReach } from "../../../platform/db/blocked-people.ts";

/** An aggregate without GROUP BY always returns one row. */
export function requireRow<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("The query returned no row.");
  return row;
}

const countWhere = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** What needs the actor's attention. */
export async function findInbox(db: Reader, actor: Actor) {
  const received = db
    .select({ readAt: messages.readAt })
    .from(messages)
    .where(
      and(
        eq(messages.receiverId, actor.id),
        isNull(messages.readAt),
        not(isOutOfReach(actor.id, messages.senderId)),
      ),
    );
  const latestSender = db
    .select({ sender: sql`json_build_array(${users.name}, ${isEmailConfirmed(users)})` })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        eq(messages.receiverId, actor.id),
        isNull(messages.readAt),
        not(isOutOfReach(actor.id, messages.senderId)),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  const unread = db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, actor.id), isNull(notifications.readAt)));
  const [row] = await db
    .select({
      unreadMessages: sql`count(*)`.mapWith(Number),
      latestSender: sql<[name: string, emailConfirmed: boolean] | null>`(${latestSender})`,
      unreadNotifications: sql`(${unread})`.mapWith(Number),
      contractsAwaitingSignature: sql`(${unsignedContracts(db, actor)})`.mapWith(Number),
      postingsAwaitingApproval: sql`(${postingsToApprove(db, actor)})`.mapWith(Number),
      openJobInvites: sql`(${invitesToAnswer(db, actor)})`.mapWith(Number),
    })
    .from(received.as("received"));
  const { latestSender: sender, ...inbox } = requireRow(row);
  return { ...inbox, latestMessageFrom: sender && nameInFile(...sender) };
}

/** The firm's postings that the actor can approve. */
function postingsToApprove(db: Reader, actor: Actor) {
  const ofFirm =
    actor.firmId !== null && may(actor, "job:approve") ? eq(jobs.firmId, actor.firmId) : sql`false`;
  return db
    .select({ count: count() })
    .from(jobs)
    .where(and(ofFirm, sql`${jobs.status} = 'pending_approval'`, not(jobs.hidden)));
}

/** The actor's unanswered invites to open jobs. */
function invitesToAnswer(db: Reader, actor: Actor) {
  return db
    .select({ count: count() })
    .from(jobInvites)
    .innerJoin(jobs, and(eq(jobs.id, jobInvites.jobId), acceptsApplications, not(jobs.hidden)))
    .where(
      and(
        eq(jobInvites.paralegalId, actor.id),
        eq(jobInvites.status, "pending"),
        not(isBlockedWith(actor.id, jobs.postedById)),
        sql`${isBlockedWith(actor.id, jobInvites.invitedById)} is not true`,
      ),
    );
}

/** Contracts at pending_terms that the actor may sign, and whose latest version their side has not signed. */
function unsignedContracts(db: Reader, actor: Actor) {
  const side = actor.userType;
  const ownSignature = db
    .select({ found: sql`1` })
    .from(contractSignatures)
    .where(
      and(
        eq(contractSignatures.contractId, contracts.id),
        eq(contractSignatures.version, contracts.version),
        eq(contractSignatures.side, side),
      ),
    );
  return db
    .select({ count: count() })
    .from(contracts)
    .where(
      and(
        eq(contracts.status, "pending_terms"),
        hasSide(actor, side),
        mayAct(actor),
        not(exists(ownSignature)),
      ),
    );
}

export const applicationFigures = {
  totalApplications: sql`count(*)`.mapWith(Number),
  pendingApplications: countWhere(eq(applications.status, "pending")),
  reviewingApplications: countWhere(eq(applications.status, "reviewing")),
  acceptedApplications: countWhere(eq(applications.status, "accepted")),
  newestApplicationAt: sql`max(${applications.createdAt})`.mapWith(applications.createdAt),
};

/** The number of open postings in job lists. */
const countOpenPostings = (db: Reader, viewer: Actor | null) =>
  db
    .select({ count: count() })
    .from(jobs)
    .where(
      and(
        acceptsApplications,
        not(jobs.hidden),
        viewer ? not(isBlockedWith(viewer.id, jobs.postedById)) : undefined,
      ),
    );

/** Scheduled interviews about the actor's applications that have not started. */
export const interviewsAhead = (db: Reader, actor: Actor, now: Date) =>
  db
    .select({ count: count() })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        eq(applications.paralegalId, actor.id),
        eq(interviews.status, "confirmed"),
        gt(interviews.startsAt, now),
      ),
    );

/** A paralegal's own applications and interviews, and the number of open postings. */
export async function findParalegalStats(db: Reader, actor: Actor, now: Date) {
  const open = countOpenPostings(db, actor);
  const ahead = interviewsAhead(db, actor, now);
  const [row] = await db
    .select({
      ...applicationFigures,
      activeJobs: sql`(${open})`.mapWith(Number),
      scheduledInterviews: sql`(${ahead})`.mapWith(Number),
    })
    .from(applications)
    .where(eq(applications.paralegalId, actor.id));
  return requireRow(row);
}

/** Days since the last sign-in within which a person counts as active. */
const activeDays = 30;

/** Site-wide figures. An account counts as verified once its email is. */
export async function findPublicCounts(db: Reader, now: Date) {
  const open = countOpenPostings(db, null);
  const activeSince = sql`${now.toISOString()}::timestamptz - make_interval(days => ${activeDays})`;
  const [row] = await db
    .select({
      accounts: sql`count(*)`.mapWith(Number),
      activeUsers: countWhere(sql`${users.lastSeenAt} > ${activeSince}`),
      verified: countWhere(sql`${users.emailVerified}`),
      activeJobs: sql`(${open})`.mapWith(Number),
    })
    .from(users)
    .where(isNull(users.deactivatedAt));
  return requireRow(row);
}

export type Inbox = Awaited<ReturnType<typeof findInbox>>;
export type ParalegalStats = Awaited<ReturnType<typeof findParalegalStats>>;
export type PublicCounts = Awaited<ReturnType<typeof findPublicCounts>>;
