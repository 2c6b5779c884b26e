import { wholePosting } from "@caseload/contract/jobs/jobs";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { jobMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { requireFreeFirmName } from "../../firms/firm/taken-firm-name.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { announcePublished } from "./announce-published.ts";
import type { JobRow } from "./job-rows.ts";
import { findParties } from "./parties.ts";
import { requireGuardRead } from "./posting-guard.ts";
import { closingTime } from "./deadline.ts";
import { refuseDuplicate } from "./duplicate-posting.ts";
import { requireVerifiedAttorney, type VerificationRule } from "./verified-attorney.ts";

/** @throws HttpError 400 with a line for each missing field (SPEC.md section 5) */
function requireCompletePosting(job: JobRow): void {
  const { error } = wholePosting.safeParse(job);
  if (!error) return;
  const lines = error.issues.map(({ message, path }) => `${message} (${path.join(".")})`);
  throw new HttpError(400, lines.join("\n"));
}

interface PublishOptions {
  now: Date;
  guardRead: boolean | undefined;
  duplicate?: boolean | undefined;
}

/**
 * Publishes a stored draft. It counts as posted now, because it was not visible before.
 * @throws HttpError 400 when it is incomplete or its deadline has passed, 403 while a bar admission must be verified first, 409
 * when it changed meanwhile, for an equal posting of the last ten minutes, unless `duplicate` is set, for unread findings
 * of the guard, or when an unnamed firm's name for it looks like that of
 * another firm by now
 */
export async function publishDraft(
  tx: Tx,
  { config, nameSeal }: { config: VerificationRule; nameSeal: NameSeal },
  job: JobRow,
  { now, guardRead, duplicate = false }: PublishOptions,
): Promise<void> {
  requireCompletePosting(job);
  requireGuardRead(nameSeal, { ...job, guardRead }, await findParties(tx, job.id));
  if (!duplicate) await refuseDuplicate(tx, job, job, now);
  await requireVerifiedAttorney(tx, config, job);
  if (!job.firmName && job.givenFirmName)
    await requireFreeFirmName(tx, job.firmId, job.givenFirmName, firmErrorMessages.postingFirmNameTaken);
  const closesAt = closingTime(job.deadline, { timeZone: job.posterTimeZone }, now);
  const { from, to } = jobMoves.publish;
  const notReturned = { returnReason: null, returnedAt: null, returnedById: null };
  const [changed] = await tx
    .update(jobs)
    .set({ ...notReturned, status: to, closesAt, postedAt: now, updatedAt: now })
    .where(and(eq(jobs.id, job.id), inArray(jobs.status, [...from]), eq(jobs.updatedAt, job.updatedAt)))
    .returning({ id: jobs.id });
  if (!changed) throw conflict(errorMessages.moveNotPossible);
  await announcePublished(tx, job.id);
}
