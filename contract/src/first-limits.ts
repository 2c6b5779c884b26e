/** Those of limits.ts that every first visit needs, which does not load the others. */
export const firstLimits = {
  featuredJobs: 3,
  jobSpecialtyBadges: 3,
  userStaleMs: 300_000,
  userKeptMs: 3_600_000,
} as const;
