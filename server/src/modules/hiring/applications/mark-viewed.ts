import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import type { ApplicationRow } from "./queries.ts";

/** The law office's first opening, shown to the applicant as "Viewed". Answers the row with its `viewedAt`. */
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
    const reviewers = await findColleaguesWho(tx, "application:review", job.firmId);
    await announce(tx, {
      to: [application.paralegalId, job.postedById, ...reviewers],
      topics: ["applications"],
    });
  });
  return { ...row, application: { ...application, viewedAt: now } };
}
