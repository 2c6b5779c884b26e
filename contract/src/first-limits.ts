/** Those of limits.ts that every first visit needs, which does not load the others. */
export const firstLimits = {
  featuredJobs: 3,
  jobSpecialtyBadges: 3,
  /** A job's match is shown above this score. */
  matchBadgeAbove: 70,
  dashboardJobs: 6,
  userStaleMs: 300_000,
  userKeptMs: 3_600_000,
} as const;
