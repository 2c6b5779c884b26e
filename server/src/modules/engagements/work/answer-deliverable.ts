import {
  type DeliverableAnswer,
  deliverableMoves,
  isSupervised,
} from "@caseload/contract/engagements/deliverable-moves";
import { workErrorMessages } from "@caseload/contract/engagements/work-error-messages";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { supervisionEntries } from "../../../platform/db/schema/time.ts";
import { deliverables, deliverableSubmissions } from "../../../platform/db/schema/work.ts";
import { conflict, forbidden } from "../../../platform/http/http-error.ts";
import { notifyOfWork } from "./notify-of-work.ts";
import { mayDecideWork } from "./policy.ts";
import { type DeliverableRow, requireDeliverable } from "./queries.ts";

interface Answer {
  answer: DeliverableAnswer;
  comments: string | null;
}

const moveOf = { approved: deliverableMoves.approve, returned: deliverableMoves.return } as const;
const verbOf = { approved: "Approved", returned: "Returned" } as const;

/** Answers the submission that was read, unless it was answered before. Returns whether it was this answer. */
async function tryAnswer(
  tx: Tx,
  { deliverable, submissions }: DeliverableRow,
  { answer, comments }: Answer,
  decidedById: number,
  now: Date,
): Promise<boolean> {
  const { from, to } = moveOf[answer];
  const moved = await tx
    .update(deliverables)
    .set({ status: to })
    .where(and(eq(deliverables.id, deliverable.id), inArray(deliverables.status, [...from])))
    .returning({ id: deliverables.id });
  const last = submissions.at(-1)?.submission;
  if (moved.length === 0 || !last) return false;
  const answered = await tx
    .update(deliverableSubmissions)
    .set({ answer, comments, decidedById, decidedAt: now })
    // Returned and submitted again meanwhile: the answer is to what was read.
    .where(and(eq(deliverableSubmissions.id, last.id), isNull(deliverableSubmissions.answer)))
    .returning({ id: deliverableSubmissions.id });
  return answered.length > 0;
}

/**
 * Approves or returns a submitted deliverable, as an entry of the supervision log.
 * @throws HttpError 404 for people who are not of the firm's side, 403 for those of them who may only read, 409 when it
 * was answered before, was not submitted, or the contract was canceled
 */
export async function answerDeliverable(
  db: Db,
  actor: Actor,
  id: number,
  answer: Answer,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requireDeliverable(tx, actor, id, "attorney");
    const { contract, deliverable, jobTitle } = row;
    if (!mayDecideWork(actor, contract)) throw forbidden(workErrorMessages.workDeciders);
    if (!isSupervised(contract.status)) throw conflict(workErrorMessages.notSupervisedAnymore);
    if (deliverable.status === "due") throw conflict(workErrorMessages.deliverableNotSubmitted);
    if (!(await tryAnswer(tx, row, answer, actor.id, now)))
      throw conflict(workErrorMessages.deliverableAnswered);
    const verb = verbOf[answer.answer];
    const because = answer.comments === null ? "" : ` ${answer.comments}`;
    await tx.insert(supervisionEntries).values({
      contractId: contract.id,
      kind: `deliverable_${answer.answer}`,
      deliverableId: id,
      authorId: actor.id,
      text: `${verb} "${deliverable.title}".${because}`,
      createdAt: now,
    });
    const quoted = answer.comments === null ? "." : `: ${answer.comments}`;
    const notice = {
      title: `Deliverable ${answer.answer}`,
      message: `${fullName(actor)} ${answer.answer} "${deliverable.title}" on ${jobTitle}${quoted}`,
      priority: answer.answer === "approved" ? "medium" : "high",
    } as const;
    await notifyOfWork(tx, contract, "attorney", { ...notice, aboutId: actor.id }, now);
  });
}
