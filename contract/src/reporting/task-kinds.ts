/** The kinds of tasks on dashboards, free of zod. */

export const taskKinds = [
  /** Terms of a contract. */
  "sign",
  /** A change of terms in force. */
  "amend",
  "approve_time",
  "approve_work",
  "approve_job",
  "review",
  "pay",
  "reply",
] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskScopes = ["yours", "firm"] as const;
export type TaskScope = (typeof taskScopes)[number];

/** A task without a day by which something happens is as urgent as one that is due so many days after it came in. */
export const usualTaskDays = 2;
