/** Limits of the directory and its invites, apart from those that every page loads. */
export const directoryLimits = {
  /** Paralegals whom one person may invite to jobs in 24 hours. */
  jobInvitesADay: 50,
  /** The directory counts no further: "1,000+". */
  maxCount: 1_000,
  /** Characters of a biography in the directory's rows. */
  bioPreview: 320,
} as const;
