/** What is rated in a review, its limits and its words, free of zod. ENGAGEMENT.md section 7. */
import type { UserType } from "../roles.ts";

export const reviewCriteria = ["quality", "timeliness", "communication", "instructions", "payment"] as const;
export type ReviewCriterion = (typeof reviewCriteria)[number];

/** What each side rates of the other one. */
export const criteriaOf: Readonly<Record<UserType, readonly ReviewCriterion[]>> = {
  attorney: ["quality", "timeliness", "communication"],
  paralegal: ["instructions", "payment", "communication"],
};

export const reviewCriterionLabels: Record<ReviewCriterion, string> = {
  quality: "Quality of work",
  timeliness: "Timeliness",
  communication: "Communication",
  instructions: "Clear instructions",
  payment: "Payment",
};

export const reviewLimits = {
  maxRating: 5,
  text: 4_000,
  reply: 2_000,
  /** Days after completion in which each side may write; reviews are shown once both have, or at their end. */
  days: 14,
  /** Reviews from which on their mean is meaningful. */
  minForMean: 3,
  /** Invoices from which on "Paid on time" is. */
  minInvoices: 5,
} as const;

const dayMs = 86_400_000;

/** When the period for reviews of a contract ends. */
export const reviewDeadline = (endedAt: string): string =>
  new Date(Date.parse(endedAt) + reviewLimits.days * dayMs).toISOString();

export const reviewErrorMessages = {
  notFound: "This review doesn't exist or has been removed.",
  notCompleted: "Only completed work can be reviewed.",
  neverStarted: "Work under this contract never started, so there is nothing to review.",
  periodOver: `The ${reviewLimits.days} days for reviews have ended.`,
  alreadyReviewed: "Your side has already reviewed this contract.",
  published: "This review is published, so it can't be changed.",
  ownReviewOnly: "Only the author can edit a review.",
  notPublished: "You can reply once the review is published.",
  replied: "You have replied to this review already.",
  criterionMissing: (criterion: ReviewCriterion) =>
    `Please rate ${reviewCriterionLabels[criterion].toLowerCase()} from 1 to 5 (criteria.${criterion})`,
  criterionForeign: (criterion: ReviewCriterion) => `Your side does not rate this (criteria.${criterion})`,
} as const;
