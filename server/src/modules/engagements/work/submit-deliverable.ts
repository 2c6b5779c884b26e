import { deliverableMoves, takesWork } from "@caseload/contract/engagements/deliverable-moves";
import { workErrorMessages } from "@caseload/contract/engagements/work-error-messages";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { and, eq, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { deliverables, deliverableSubmissions, submissionFiles } from "../../../platform/db/schema/work.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import { lockContract } from "../contracts/queries.ts";
import { isShared } from "../files/queries.ts";
import { notifyOfWork } from "./notify-of-work.ts";
import { requireDeliverable } from "./queries.ts";

interface Submission {
  note: string | null;
  fileIds: readonly number[];
}

/** @throws HttpError 400 for files that are not the contract's or were deleted */
async function requireFiles(tx: Tx, contractId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  const found = await tx
    .select({ id: contractFiles.id })
    .from(contractFiles)
    .where(and(eq(contractFiles.contractId, contractId), inArray(contractFiles.id, [...fileIds]), isShared));
  if (found.length < fileIds.length) throw badRequest(workErrorMessages.unknownFiles);
}

/**
 * Submits a deliverable that is due or was returned.
 * @throws HttpError 404 for everyone but the contract's paralegal, 409 while it awaits an answer, once it is approved and
 * after the contract has ended, 400 for files that are not the contract's
 */
export async function submitDeliverable(
  db: Db,
  actor: Actor,
  id: number,
  { note, fileIds }: Submission,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await requireDeliverable(tx, actor, id, "paralegal");
    await lockContract(tx, before.contract.id);
    const { deliverable, contract, submissions, jobTitle } = await requireDeliverable(
      tx,
      actor,
      id,
      "paralegal",
    );
    if (!takesWork(contract.status)) throw conflict(workErrorMessages.workNotOpen);
    await requireFiles(tx, contract.id, fileIds);
    const { from, to } = deliverableMoves.submit;
    const moved = await tx
      .update(deliverables)
      .set({ status: to })
      .where(and(eq(deliverables.id, id), inArray(deliverables.status, [...from])))
      .returning({ id: deliverables.id });
    if (moved.length === 0)
      throw conflict(
        deliverable.status === "approved"
          ? workErrorMessages.deliverableApproved
          : workErrorMessages.deliverableAwaitsAnswer,
      );
    if (submissions.length >= workLimits.submissions) throw conflict(workErrorMessages.tooManySubmissions);
    const [submission] = await tx
      .insert(deliverableSubmissions)
      .values({ deliverableId: id, note, submittedById: actor.id, submittedAt: now })
      .returning({ id: deliverableSubmissions.id });
    if (!submission) throw new Error("The submission was not stored.");
    if (fileIds.length > 0)
      await tx
        .insert(submissionFiles)
        .values(fileIds.map((contractFileId) => ({ submissionId: submission.id, contractFileId })));
    const isFirst = submissions.length === 0;
    const message = `${fullName(actor)} ${isFirst ? "submitted" : "resubmitted"} "${deliverable.title}" on ${jobTitle}.`;
    const title = isFirst ? "Deliverable submitted" : "Deliverable resubmitted";
    await notifyOfWork(tx, contract, "paralegal", { title, message, priority: "medium" }, now);
  });
}
