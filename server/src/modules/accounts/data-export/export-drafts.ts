import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applicationDrafts, messageDrafts } from "../../../platform/db/schema/drafts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** Unfinished applications and unsent messages: at most a hundred of each. */
export async function* exportedDrafts(tx: Tx, userId: number) {
  yield* await tx
    .select({
      jobId: applicationDrafts.jobId,
      title: jobs.title,
      application: applicationDrafts.content,
      savedAt: applicationDrafts.savedAt,
    })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .where(eq(applicationDrafts.userId, userId))
    .orderBy(asc(applicationDrafts.jobId));
  yield* await tx
    .select({ to: users.name, message: messageDrafts.content, savedAt: messageDrafts.savedAt })
    .from(messageDrafts)
    .innerJoin(users, eq(users.id, messageDrafts.receiverId))
    .where(eq(messageDrafts.userId, userId))
    .orderBy(asc(messageDrafts.receiverId));
}
