import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findReviewers } from "./find-reviewers.ts";
import type { ApplicationRow } from "./queries.ts";

/** Records when the firm first opened an application, shown to the applicant as "Viewed". Returns the updated row. */
export async function markViewed(db: Db, row: ApplicationRow, now: Date): Promise<ApplicationRow> {
  const { application, job } = row;
  if (application.viewedAt) return row;
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(applications)
      .set({ viewedAt: now })
      .where(and(eq(applications.id, application.id), isNull(applications.viewedAt)))
      .returning({ id: applications.id });
    if (marked.length === 0) return;
    const reviewers = await findReviewers(tx, job);
    await announce(tx, {
      to: [application.paralegalId, job.postedById, ...reviewers],
      topics: ["applications"],
    });
  });
  return { ...row, application: { ...application, viewedAt: now } };
}
