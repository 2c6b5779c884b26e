import { responseRules } from "@caseload/contract/jobs/response-rules";
import { isNull } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { reminder } from "./notices.ts";
import { findSilent, type Silence } from "./queries.ts";
import { remindAt } from "./unanswered-days.ts";
import { notifyFirm } from "./notify-firm.ts";
import { forEachPosting } from "./lock-unanswered.ts";

const isDue = (since: Date | null, timeZone: string, now: Date): since is Date =>
  since !== null && remindAt(since, timeZone) <= now;

async function remind(tx: Tx, silence: Silence, now: Date): Promise<boolean> {
  const { jobId, since, timeZone, isLive } = silence;
  if (!isLive || !isDue(since, timeZone, now)) return false;
  const [first] = await tx
    .insert(jobSilences)
    .values({ jobId, remindedAt: now })
    .onConflictDoNothing()
    .returning({ jobId: jobSilences.jobId });
  if (!first) return false;
  await notifyFirm(tx, silence, reminder(silence, since), now);
  return true;
}

/** Scheduled: reminds of applicants without an answer, once for each posting; answers for how many. */
export async function remindUnanswered(db: Db, now: Date): Promise<number> {
  const found = await findSilent(db, now, {
    days: responseRules.remindOnDay,
    where: isNull(jobSilences.jobId),
  });
  const due = found.filter(({ since, timeZone }) => isDue(since, timeZone, now));
  return forEachPosting(
    db,
    due.map(({ jobId }) => jobId),
    now,
    (tx, silence) => remind(tx, silence, now),
  );
}
