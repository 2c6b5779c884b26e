import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import type { SupervisionEntry } from "@caseload/contract/engagements/supervision";
import type { Actor } from "../../../platform/actor.ts";
import { deliverableRights } from "./policy.ts";
import type { DeliverableRow, SupervisionRow } from "./queries.ts";

export function presentDeliverable(
  { deliverable, createdByName, createdByEmailConfirmed, contract, submissions }: DeliverableRow,
  viewer: Actor,
): Deliverable {
  return {
    id: deliverable.id,
    contractId: deliverable.contractId,
    title: deliverable.title,
    instructions: deliverable.instructions,
    dueOn: deliverable.dueOn,
    status: deliverable.status,
    createdAt: deliverable.createdAt.toISOString(),
    createdByName,
    createdByEmailConfirmed,
    createdBySide: deliverable.authorSide,
    submissions: submissions.map(({ submission, files, ...by }) => ({
      id: submission.id,
      note: submission.note,
      submittedAt: submission.submittedAt.toISOString(),
      submittedByName: by.submittedByName,
      submittedByEmailConfirmed: by.submittedByEmailConfirmed,
      answer: submission.answer,
      comments: submission.comments,
      decidedAt: submission.decidedAt?.toISOString() ?? null,
      decidedByName: by.decidedByName,
      decidedByEmailConfirmed: by.decidedByEmailConfirmed ?? true,
      files: files.map(({ deletedAt, id, name, version }) => ({
        id,
        name,
        version,
        deleted: deletedAt !== null,
      })),
    })),
    may: deliverableRights(viewer, deliverable, contract),
  };
}

export const presentSupervision = ({
  entry,
  authorName,
  authorEmailConfirmed,
  deliverable,
}: SupervisionRow): SupervisionEntry => ({
  id: entry.id,
  kind: entry.kind,
  authorId: entry.authorId,
  authorName,
  authorEmailConfirmed: authorEmailConfirmed ?? true,
  deliverable,
  text: entry.text,
  createdAt: entry.createdAt.toISOString(),
});
