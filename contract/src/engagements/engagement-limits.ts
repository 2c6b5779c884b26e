/** Limits of engagements (ENGAGEMENT.md). Money in whole US cents, time in minutes. */
export const engagementLimits = {
  minRateCents: 100,
  maxRateCents: 1_000_000,
  maxFeeCents: 100_000_000,
  minCapMinutes: 6,
  maxCapMinutes: 600_000,
  milestones: 20,
  services: 30,
  service: 10_500,
  clauses: 20,
  clause: 5_000,
  address: 300,
  /** Characters of a typed signature. */
  signature: 200,
  note: 2_000,
  comment: 4_000,
  comments: 500,
  /** Versions of one contract, so that a quarrel has an end. */
  versions: 200,
  rejectionReason: 500,
  /** Days after which an unsigned contract expires, and when both sides are reminded before. */
  expiryDays: 14,
  expiryReminderDays: [3, 10],
} as const;
