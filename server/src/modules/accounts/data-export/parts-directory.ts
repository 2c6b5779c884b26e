import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { shortlistEntries } from "../../../platform/db/schema/profiles.ts";
import { pageThrough, rowsOfPage } from "./page-through.ts";

const shownInvite = {
  id: jobInvites.id,
  jobId: jobInvites.jobId,
  title: jobs.title,
  message: jobInvites.message,
  status: jobInvites.status,
  reason: jobInvites.reason,
  createdAt: jobInvites.createdAt,
  answeredAt: jobInvites.answeredAt,
};

const invites = (tx: Tx, condition: SQL) =>
  pageThrough((afterId) =>
    tx
      .select(shownInvite)
      .from(jobInvites)
      .innerJoin(jobs, eq(jobs.id, jobInvites.jobId))
      .where(and(condition, gt(jobInvites.id, afterId)))
      .orderBy(asc(jobInvites.id))
      .limit(rowsOfPage),
  );

export const invitesReceived = (tx: Tx, userId: number) => invites(tx, eq(jobInvites.paralegalId, userId));

export const invitesSent = (tx: Tx, userId: number) =>
  pageThrough((afterId) =>
    tx
      .select({ ...shownInvite, invited: users.name })
      .from(jobInvites)
      .innerJoin(jobs, eq(jobs.id, jobInvites.jobId))
      .innerJoin(users, eq(users.id, jobInvites.paralegalId))
      .where(and(eq(jobInvites.invitedById, userId), gt(jobInvites.id, afterId)))
      .orderBy(asc(jobInvites.id))
      .limit(rowsOfPage),
  );

/** The list is the firm's; what one person added to it is theirs too. */
export const shortlisted = (tx: Tx, userId: number) =>
  pageThrough((afterId) =>
    tx
      .select({ id: users.id, name: users.name, addedAt: shortlistEntries.createdAt })
      .from(shortlistEntries)
      .innerJoin(users, eq(users.id, shortlistEntries.paralegalId))
      .where(and(eq(shortlistEntries.addedById, userId), gt(users.id, afterId)))
      .orderBy(asc(users.id))
      .limit(rowsOfPage),
  );
