/**
 * The legal moves of a job, an application and a contract, as data. The server guards with them, the
 * client enables its buttons with them. SPEC.md section 4, PRODUCT.md "From posting to paid".
 */

import type { Standing } from "./status-labels.ts";

export const jobStatuses = ["draft", "pending_approval", "open", "closed", "filled"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const applicationStatuses = ["pending", "reviewing", "accepted", "rejected", "withdrawn"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const contractStatuses = [
  "pending_terms",
  "terms_agreed",
  "in_progress",
  "completed",
  "cancelled",
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

export const jobInviteStatuses = ["pending", "accepted", "declined"] as const;
export type JobInviteStatus = (typeof jobInviteStatuses)[number];

/** For each move: the statuses it may start from, and where it ends. */
export interface Move<Status extends string> {
  readonly from: readonly Status[];
  readonly to: Status;
}
export type Lifecycle<Status extends string> = Readonly<Record<string, Move<Status>>>;

export const jobMoves = {
  publish: { from: ["draft"], to: "open" },
  submit: { from: ["draft", "pending_approval"], to: "pending_approval" },
  approve: { from: ["pending_approval"], to: "open" },
  return: { from: ["pending_approval"], to: "draft" },
  close: { from: ["open"], to: "closed" },
  reopen: { from: ["draft", "pending_approval", "closed", "filled"], to: "open" },
  fill: { from: ["open", "closed"], to: "filled" },
} as const satisfies Lifecycle<JobStatus>;

export const pauseMoves = {
  pause: { from: ["open"], to: "paused" },
  resume: { from: ["paused"], to: "open" },
} as const satisfies Lifecycle<Standing>;

/** The statuses in which the words and terms of a posting may change, and how: as a draft, or in public. */
export const jobChanges = {
  draft: ["draft"],
  revise: ["draft", "pending_approval"],
  amend: ["open", "closed"],
  discard: ["draft"],
} as const satisfies Readonly<Record<string, readonly JobStatus[]>>;

export const applicationMoves = {
  shortlist: { from: ["pending"], to: "reviewing" },
  accept: { from: ["pending", "reviewing"], to: "accepted" },
  reject: { from: ["pending", "reviewing"], to: "rejected" },
  withdraw: { from: ["pending", "reviewing"], to: "withdrawn" },
  /** After a withdrawal, or once the contract of an accepted application was cancelled. */
  reapply: { from: ["withdrawn", "accepted"], to: "pending" },
  /** Rejected as "position filled", once the contract was cancelled and the job reopened. */
  restore: { from: ["rejected"], to: "pending" },
} as const satisfies Lifecycle<ApplicationStatus>;

export const contractMoves = {
  agree: { from: ["pending_terms"], to: "terms_agreed" },
  start: { from: ["terms_agreed"], to: "in_progress" },
  complete: { from: ["in_progress"], to: "completed" },
  cancel: { from: ["pending_terms", "terms_agreed", "in_progress"], to: "cancelled" },
} as const satisfies Lifecycle<ContractStatus>;

/** The statuses in which a signed agreement may be amended. */
const amendableStatuses: readonly ContractStatus[] = ["terms_agreed", "in_progress"];
export const mayAmend = (status: ContractStatus): boolean => amendableStatuses.includes(status);

/** Accepting an invite leads to applying; applying by another way accepts it too. */
export const jobInviteMoves = {
  accept: { from: ["pending"], to: "accepted" },
  decline: { from: ["pending"], to: "declined" },
} as const satisfies Lifecycle<JobInviteStatus>;

/** Whether a record in `status` may make `move`. */
export function mayMove<Status extends string>(status: Status, move: Move<Status>): boolean {
  return move.from.includes(status);
}

/** The contract page's tabs: Active and Completed. */
export const activeContractStatuses = ["pending_terms", "terms_agreed", "in_progress"] as const;
/** Live, or completed and cancelled. */
export const contractStates = ["active", "over"] as const;
export type ContractState = (typeof contractStates)[number];

/** What a paralegal's list may be narrowed to: one status, or the active ones, which are undecided. */
export const applicationChoices = ["active", ...applicationStatuses] as const;
export type ApplicationChoice = (typeof applicationChoices)[number];
/** A paralegal's own list also to those with a scheduled interview ahead. */
export const ownApplicationChoices = [...applicationChoices, "interview"] as const;
export type OwnApplicationChoice = (typeof ownApplicationChoices)[number];
export const activeApplicationStatuses = ["pending", "reviewing"] as const satisfies ApplicationStatus[];
