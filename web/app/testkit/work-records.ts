/** Deliverables and entries of the supervision log for drawn screens. */
import type { Deliverable, DeliverableSubmission } from "@caseload/contract/engagements/deliverables";
import type { SupervisionEntry } from "@caseload/contract/engagements/supervision";

export const submission = (changes: Partial<DeliverableSubmission> = {}): DeliverableSubmission => ({
  id: 1,
  note: "118 entries in the form of the protective order.",
  submittedAt: "2026-11-19T20:58:00.000Z",
  submittedByName: "Daniel Reyes",
  submittedByEmailConfirmed: true,
  answer: null,
  comments: null,
  decidedAt: null,
  decidedByName: null,
  decidedByEmailConfirmed: true,
  files: [],
  ...changes,
});

export const returnedSubmission = (changes: Partial<DeliverableSubmission> = {}): DeliverableSubmission =>
  submission({
    answer: "returned",
    comments: "Calls on attachments 14 to 31 have no reason.",
    decidedAt: "2026-11-20T14:12:00.000Z",
    decidedByName: "Margaret Okafor",
    ...changes,
  });

export const deliverable = (changes: Partial<Deliverable> = {}): Deliverable => ({
  id: 7,
  contractId: 3,
  title: "Privilege log, volume 3",
  instructions: "In the form of the protective order.",
  dueOn: "2026-11-24",
  status: "due",
  createdAt: "2026-11-02T14:00:00.000Z",
  createdByName: "Margaret Okafor",
  createdByEmailConfirmed: true,
  createdBySide: "attorney",
  submissions: [],
  may: { submit: false, decide: false, change: false },
  ...changes,
});

export const supervisionEntry = (changes: Partial<SupervisionEntry> = {}): SupervisionEntry => ({
  id: 1,
  kind: "instruction",
  authorId: 12,
  authorName: "Samuel Voss",
  authorEmailConfirmed: true,
  deliverable: null,
  text: "Flag the Vantage string. Do not code it.",
  createdAt: "2026-11-16T15:05:00.000Z",
  ...changes,
});
