import type { Posting } from "@caseload/contract/jobs/jobs";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { announcePublished } from "./announce-published.ts";
import { closingTime } from "./deadline.ts";
import { requireNamedSupervisor } from "./named-supervisor.ts";
import { replaceParties } from "./parties.ts";
import { statusOfNewPosting } from "./policy.ts";
import { postingColumns } from "./posting-columns.ts";
import { notifyApprovers } from "./notify-approvers.ts";

/**
 * Stores a posting and returns its id.
 * @throws HttpError 400 when its deadline has passed, or its supervisor is not an attorney of the firm
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
    await requireNamedSupervisor(tx, actor.firmId, posting);
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
    await replaceParties(tx, job.id, posting.parties);
    if (status === "open") await announcePublished(tx, job.id);
    else await notifyApprovers(tx, actor, { id: job.id, title: posting.title }, now);
    return job.id;
  });
}
