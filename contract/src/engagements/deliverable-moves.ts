/** The legal moves of a deliverable, as data, and the statuses of its contract in which they are made. */
import type { ContractStatus, Lifecycle } from "../lifecycles.ts";

export const deliverableStatuses = ["due", "submitted", "returned", "approved"] as const;
export type DeliverableStatus = (typeof deliverableStatuses)[number];

export const deliverableAnswers = ["returned", "approved"] as const satisfies DeliverableStatus[];
export type DeliverableAnswer = (typeof deliverableAnswers)[number];

export const deliverableMoves = {
  submit: { from: ["due", "returned"], to: "submitted" },
  return: { from: ["submitted"], to: "returned" },
  approve: { from: ["submitted"], to: "approved" },
} as const satisfies Lifecycle<DeliverableStatus>;

/** The statuses in which a deliverable may be edited or deleted by the side that added it. */
export const changeableDeliverables: readonly DeliverableStatus[] = ["due"];

/** Deliverables are added, changed and submitted under an agreement in force. */
const workStatuses: readonly ContractStatus[] = ["terms_agreed", "in_progress"];
export const takesWork = (status: ContractStatus): boolean => workStatuses.includes(status);

/** What was submitted before the end is still answered after it, and the log still takes entries. */
const supervisedStatuses: readonly ContractStatus[] = ["terms_agreed", "in_progress", "completed"];
export const isSupervised = (status: ContractStatus): boolean => supervisedStatuses.includes(status);
