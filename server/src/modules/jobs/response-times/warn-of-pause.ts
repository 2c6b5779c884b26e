import { responseRules } from "@caseload/contract/jobs/response-rules";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { warning } from "./notices.ts";
import { findSilent, type Silence } from "./queries.ts";
import { pauseAt, warnAt } from "./unanswered-days.ts";
import { notifyFirm } from "./notify-firm.ts";
import { forEachPosting } from "./lock-unanswered.ts";

type Wait = Pick<Silence, "since" | "remindedAt" | "timeZone">;

const isDue = ({ since, remindedAt, timeZone }: Wait, now: Date): boolean =>
  since !== null && remindedAt !== null && warnAt(since, remindedAt, timeZone) <= now;

async function warn(tx: Tx, silence: Silence, now: Date): Promise<boolean> {
  if (!silence.isLive || !isDue(silence, now)) return false;
  const pausesAt = pauseAt(now, silence.timeZone);
  const [warned] = await tx
    .update(jobSilences)
    .set({ warnedAt: now, pausesAt })
    .where(and(eq(jobSilences.jobId, silence.jobId), isNull(jobSilences.warnedAt)))
    .returning({ jobId: jobSilences.jobId });
  if (!warned) return false;
  await notifyFirm(tx, silence, warning(silence, pausesAt), now);
  return true;
}

/** Scheduled: announces the pause of postings on which somebody has waited for too long; answers of how many. */
export async function warnOfPause(db: Db, now: Date): Promise<number> {
  const found = await findSilent(db, now, {
    days: responseRules.warnOnDay,
    where: and(isNotNull(jobSilences.jobId), isNull(jobSilences.warnedAt)),
  });
  const due = found.filter((wait) => isDue(wait, now));
  return forEachPosting(
    db,
    due.map(({ jobId }) => jobId),
    now,
    (tx, silence) => warn(tx, silence, now),
  );
}
