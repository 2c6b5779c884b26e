import type { Posting } from "@caseload/contract/jobs/jobs";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { announcePublished } from "./announce-published.ts";
import { endOfDay } from "./deadline.ts";
import { keepParties } from "./parties.ts";
import { statusOfNewPosting } from "./policy.ts";
import { postingColumns } from "./posting-columns.ts";
import { notifyApprovers } from "./notify-approvers.ts";

/**
 * The end of the deadline's day for whoever writes the posting.
 * @throws HttpError 400 when it has passed
 */
export function closingTime(
  deadline: string | null,
  { timeZone }: Pick<Actor, "timeZone">,
  now: Date,
): Date | null {
  const closesAt = deadline ? endOfDay(deadline, timeZone) : null;
  if (closesAt && closesAt <= now) throw new HttpError(400, `${errorMessages.deadlinePast} (deadline)`);
  return closesAt;
}

/**
 * Stores a posting; answers its id.
 * @throws HttpError 400 when its deadline has passed
 */
export async function postJob(
  db: Db,
  actor: Actor & { firmId: number },
  posting: Posting,
  now: Date,
): Promise<number> {
  const closesAt = closingTime(posting.deadline, actor, now);
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const [firm] = await tx.select({ name: firms.name }).from(firms).where(eq(firms.id, actor.firmId));
    const status = statusOfNewPosting(actor);
    const [job] = await tx
      .insert(jobs)
      .values({
        ...postingColumns(posting),
        firmId: actor.firmId,
        postedById: actor.id,
        givenFirmName: firm?.name ?? posting.firmName,
        status,
        closesAt,
        postedAt: now,
        updatedAt: now,
      })
      .returning({ id: jobs.id });
    if (!job) throw new Error("The posting was not stored.");
    await keepParties(tx, job.id, posting.parties);
    if (status === "open") await announcePublished(tx, job.id);
    else await notifyApprovers(tx, actor, { id: job.id, title: posting.title }, now);
    return job.id;
  });
}
