/** What a paralegal delivers under a contract, and how the firm answers each submission (ENGAGEMENT.md section 4). */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { userTypes } from "../roles.ts";
import { deliverableAnswers, deliverableStatuses } from "./deliverable-moves.ts";
import { workLimits } from "./work-limits.ts";

const submission = z.object({
  id: field.id,
  note: z.string().nullable(),
  submittedAt: field.instant,
  submittedByName: z.string(),
  submittedByEmailConfirmed: z.boolean(),
  /** Null while it awaits one. */
  answer: z.enum(deliverableAnswers).nullable(),
  comments: z.string().nullable(),
  decidedAt: field.instant.nullable(),
  decidedByName: z.string().nullable(),
  decidedByEmailConfirmed: z.boolean(),
  /** The versions of the contract's files that were submitted. */
  files: z.array(
    z.object({
      id: field.id,
      name: z.string(),
      version: z.number().int(),
      /** Deleted since. */
      deleted: z.boolean(),
    }),
  ),
});
export type DeliverableSubmission = z.infer<typeof submission>;

const deliverable = z.object({
  id: field.id,
  contractId: field.id,
  title: z.string(),
  instructions: z.string().nullable(),
  dueOn: field.day.nullable(),
  status: z.enum(deliverableStatuses),
  createdAt: field.instant,
  createdByName: z.string(),
  createdByEmailConfirmed: z.boolean(),
  createdBySide: z.enum(userTypes),
  /** Every submission with its answer, oldest first. */
  submissions: z.array(submission),
  /** What the viewer may do with it now. */
  may: z.object({
    submit: z.boolean(),
    /** Approve or return it. */
    decide: z.boolean(),
    /** Edit or delete it: the side that added it, before the first submission. */
    change: z.boolean(),
  }),
});
export type Deliverable = z.infer<typeof deliverable>;

export const deliverableFields = {
  title: field.line("Please enter a title", 1, workLimits.title),
  dueOn: field.day.nullable(),
  instructions: field.optionalText(workLimits.text),
};

export const newDeliverable = z.object({
  ...deliverableFields,
  dueOn: deliverableFields.dueOn.default(null),
});
export type NewDeliverable = z.infer<typeof newDeliverable>;

const changedDeliverable = z
  .object({
    ...deliverableFields,
    // Left out is unlike emptied.
    instructions: field
      .text("Please enter text", 0, workLimits.text)
      .nullable()
      .transform((text) => text || null),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, { error: "Please change something" });
export type DeliverableChanges = z.infer<typeof changedDeliverable>;

const comments = field.optionalText(workLimits.text);

const ofContract = parties("contract", ["paralegal", "attorney"]);
const ofDeliverable = parties("deliverable", ["paralegal", "attorney"]);
const ofParalegal = parties("deliverable", ["paralegal"]);
const ofFirm = parties("deliverable", ["attorney"]);

export const deliverableEndpoints = {
  listDeliverables: endpoint({
    name: "listDeliverables",
    method: "GET",
    path: "/api/contracts/:id/deliverables",
    summary:
      "The deliverables of a contract with every submission, by due date; those without one come last.",
    access: ofContract,
    params: field.idParams,
    query: field.pageUpTo(workLimits.deliverables),
    response: z.array(deliverable),
    paged: true,
    reads: ["work", "contracts"],
  }),
  downloadDeliverables: endpoint({
    name: "downloadDeliverables",
    method: "GET",
    path: "/api/contracts/:id/deliverables/csv",
    summary: "The deliverables of a contract as CSV, one line for each submission.",
    access: ofContract,
    params: field.idParams,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  addDeliverable: endpoint({
    name: "addDeliverable",
    method: "POST",
    path: "/api/contracts/:id/deliverables",
    summary: "Add a deliverable, for either side, once the terms are agreed and until the contract ends.",
    access: ofContract,
    params: field.idParams,
    body: newDeliverable,
    response: deliverable,
    status: 201,
    changes: ["work", "contracts"],
  }),
  changeDeliverable: endpoint({
    name: "changeDeliverable",
    method: "PATCH",
    path: "/api/deliverables/:id",
    summary: "Change a deliverable that was never submitted; only the side that added it.",
    access: ofDeliverable,
    params: field.idParams,
    body: changedDeliverable,
    response: deliverable,
    changes: ["work"],
  }),
  deleteDeliverable: endpoint({
    name: "deleteDeliverable",
    method: "DELETE",
    path: "/api/deliverables/:id",
    summary: "Delete a deliverable that was never submitted; only the side that added it.",
    access: ofDeliverable,
    params: field.idParams,
    response: field.done,
    changes: ["work"],
  }),
  submitDeliverable: endpoint({
    name: "submitDeliverable",
    method: "POST",
    path: "/api/deliverables/:id/submit",
    summary: "Submit a deliverable that is due or was returned.",
    access: ofParalegal,
    params: field.idParams,
    body: z
      .object({
        note: field.optionalText(workLimits.text),
        /** Files of the contract that the submission consists of. */
        fileIds: z
          .array(field.id)
          .max(workLimits.submissionFiles, { error: `Please choose at most ${workLimits.submissionFiles}` })
          .transform((ids) => [...new Set(ids)])
          .default([]),
      })
      .nullish(),
    response: deliverable,
    changes: ["work", "contracts"],
  }),
  returnDeliverable: endpoint({
    name: "returnDeliverable",
    method: "POST",
    path: "/api/deliverables/:id/return",
    summary: "Return a submitted deliverable with comments, which go in the supervision log.",
    access: ofFirm,
    params: field.idParams,
    body: z.object({ comments: field.text("Please give a reason", 1, workLimits.text) }),
    response: deliverable,
    changes: ["work", "contracts"],
  }),
  approveDeliverable: endpoint({
    name: "approveDeliverable",
    method: "POST",
    path: "/api/deliverables/:id/approve",
    summary: "Approve a submitted deliverable, which goes in the supervision log.",
    access: ofFirm,
    params: field.idParams,
    body: z.object({ comments }).nullish(),
    response: deliverable,
    changes: ["work", "contracts"],
  }),
};
