/** What a computed deadline always says, free of zod. */

/** Shown with every computed deadline: the computation does not replace reading the rule, the local rules and the order. */
export const deadlineCaution = "Computed, verify";

/** Years of trigger dates. Rule 6(a) has counted every day since December 1, 2009. */
export const deadlineYears = { from: 2010, to: 2099 } as const;

/** Periods are at most ten years. */
export const maxDeadlineDays = 3_653;
export const maxDeadlineHours = 24 * 366;
