import type { NewPosting } from "@caseload/contract/jobs/jobs";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { requireFreeFirmName } from "../../firms/firm/taken-firm-name.ts";
import { announcePublished } from "./announce-published.ts";
import { closingTime } from "./deadline.ts";
import { refuseDuplicate } from "./duplicate-posting.ts";
import { requireNamedSupervisor } from "./named-supervisor.ts";
import { replaceParties, type WithSealedParties } from "./parties.ts";
import { requireGuardRead } from "./posting-guard.ts";
import { postingColumns } from "./posting-columns.ts";
import { notifyApprovers } from "./notify-approvers.ts";
import { announceDraft } from "./save-draft.ts";
import { statusWhenVerified, type VerificationRule } from "./verified-attorney.ts";

/**
 * Stores a posting and returns its id. It stays a draft where a verified bar admission is required and missing.
 * @throws HttpError 400 when its deadline has passed, or its supervisor is not an attorney of the firm; 409 for an
 * equal posting of the last ten minutes, unless `duplicate` is set, for findings of the guard, unless they were read,
 * and for a name of the firm that looks like that of another one
 */
export async function postJob(
  { db, config, nameSeal }: { db: Db; config: VerificationRule; nameSeal: NameSeal },
  actor: Actor & { firmId: number },
  { duplicate = false, guardRead, ...posting }: WithSealedParties<NewPosting>,
  now: Date,
): Promise<number> {
  requireGuardRead(nameSeal, { ...posting, guardRead }, posting.parties ?? []);
  const closesAt = closingTime(posting.deadline, actor, now);
  return db.transaction(async (tx) => {
    // Serializes the person's postings, so that duplicates are found.
    await lockActiveUser(tx, actor.id, "no key update");
    const columns = postingColumns(posting);
    if (!duplicate) await refuseDuplicate(tx, { postedById: actor.id }, columns, now);
    await requireNamedSupervisor(tx, actor.firmId, posting);
    const [firm] = await tx.select({ name: firms.name }).from(firms).where(eq(firms.id, actor.firmId));
    if (!firm?.name && posting.firmName !== null)
      await requireFreeFirmName(tx, actor.firmId, posting.firmName, firmErrorMessages.postingFirmNameTaken);
    const status = await statusWhenVerified(tx, config, actor, { postedById: actor.id, ...posting });
    const [job] = await tx
      .insert(jobs)
      .values({
        ...columns,
        firmId: actor.firmId,
        postedById: actor.id,
        givenFirmName: firm?.name ?? posting.firmName,
        status,
        closesAt: status === "draft" ? null : closesAt,
        postedAt: now,
        updatedAt: now,
      })
      .returning({ id: jobs.id });
    if (!job) throw new Error("The posting was not stored.");
    await replaceParties(tx, job.id, posting.parties);
    if (status === "open") await announcePublished(tx, job.id);
    else if (status === "draft") await announceDraft(tx, { firmId: actor.firmId, postedById: actor.id });
    else await notifyApprovers(tx, actor, { id: job.id, title: posting.title }, now);
    return job.id;
  });
}
