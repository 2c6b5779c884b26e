import { and, count, desc, eq, exists, isNull, not, type SQL, sql } from "drizzle-orm";
import { may, type Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts, contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";

/** A count answers one row, whatever there is to count. */
export function only<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("The database counted nothing.");
  return row;
}

const countWhere = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** What waits for a person, whoever they are. */
export async function findInbox(db: Reader, actor: Actor) {
  const received = db
    .select({ readAt: messages.readAt })
    .from(messages)
    .where(and(eq(messages.receiverId, actor.id), isNull(messages.readAt)));
  const latestSender = db
    .select({ name: users.name })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.receiverId, actor.id), isNull(messages.readAt)))
    .orderBy(desc(messages.id))
    .limit(1);
  const unread = db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, actor.id), isNull(notifications.readAt)));
  const [row] = await db
    .select({
      unreadMessages: sql`count(*)`.mapWith(Number),
      latestMessageFrom: sql<string | null>`(${latestSender})`,
      unreadNotifications: sql`(${unread})`.mapWith(Number),
      contractsAwaitingSignature: sql`(${unsignedContracts(db, actor)})`.mapWith(Number),
      postingsAwaitingApproval: sql`(${postingsToApprove(db, actor)})`.mapWith(Number),
      openJobInvites: sql`(${invitesToAnswer(db, actor)})`.mapWith(Number),
    })
    .from(received.as("received"));
  return only(row);
}

/** Postings of the firm that wait for the actor's approval. */
function postingsToApprove(db: Reader, actor: Actor) {
  const ofFirm =
    actor.firmId !== null && may(actor, "job:approve") ? eq(jobs.firmId, actor.firmId) : sql`false`;
  return db
    .select({ count: count() })
    .from(jobs)
    .where(and(ofFirm, sql`${jobs.status} = 'pending_approval'`, not(jobs.hidden)));
}

/** Invites that wait for the actor's answer, as long as the position is open. */
function invitesToAnswer(db: Reader, actor: Actor) {
  return db
    .select({ count: count() })
    .from(jobInvites)
    .innerJoin(jobs, and(eq(jobs.id, jobInvites.jobId), acceptsApplications, not(jobs.hidden)))
    .where(and(eq(jobInvites.paralegalId, actor.id), eq(jobInvites.status, "pending")));
}

/** Contracts at pending_terms that the actor may sign and whose side has not. */
function unsignedContracts(db: Reader, actor: Actor) {
  const side = actor.userType;
  const signed = db
    .select({ found: sql`1` })
    .from(contractSignatures)
    .where(and(eq(contractSignatures.contractId, contracts.id), eq(contractSignatures.side, side)));
  const ofFirm = actor.firmId === null ? sql`false` : eq(contracts.firmId, actor.firmId);
  const ours = may(actor, "contract:create") ? ofFirm : and(ofFirm, eq(contracts.attorneyId, actor.id));
  return db
    .select({ count: count() })
    .from(contracts)
    .where(
      and(
        eq(contracts.status, "pending_terms"),
        side === "paralegal" ? eq(contracts.paralegalId, actor.id) : ours,
        not(exists(signed)),
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

/** Those that the lists show. */
const openPostings = (db: Reader) =>
  db
    .select({ count: count() })
    .from(jobs)
    .where(and(acceptsApplications, not(jobs.hidden)));

/** A paralegal's own applications, and the openings that there are. */
export async function findParalegalFigures(db: Reader, actor: Actor) {
  const open = openPostings(db);
  const [row] = await db
    .select({ ...applicationFigures, activeJobs: sql`(${open})`.mapWith(Number) })
    .from(applications)
    .where(eq(applications.paralegalId, actor.id));
  return only(row);
}

/** Days since the last sign-in within which a person counts as active. */
const activeDays = 30;

/** Everybody's figures; an account is verified when its email is. */
export async function findPublicCounts(db: Reader, now: Date) {
  const open = openPostings(db);
  const seenSince = sql`${now.toISOString()}::timestamptz - make_interval(days => ${activeDays})`;
  const [row] = await db
    .select({
      accounts: sql`count(*)`.mapWith(Number),
      activeUsers: countWhere(sql`${users.lastSeenAt} > ${seenSince}`),
      verified: countWhere(sql`${users.emailVerified}`),
      activeJobs: sql`(${open})`.mapWith(Number),
    })
    .from(users)
    .where(isNull(users.deactivatedAt));
  return only(row);
}

export type Inbox = Awaited<ReturnType<typeof findInbox>>;
export type ParalegalFigures = Awaited<ReturnType<typeof findParalegalFigures>>;
export type PublicCounts = Awaited<ReturnType<typeof findPublicCounts>>;
