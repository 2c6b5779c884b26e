/** How quickly a law office answers, and what its silence leads to. Days are calendar days in the poster's time zone. */
export const responseRules = {
  /** Days back that a law office's figure looks. */
  windowDays: 180,
  /** An application counts for the reply rate once it is this old, in days. */
  replyAfterDays: 7,
  /** Fewer make no figure, so that nobody's own case can be read from it. */
  minApplications: 5,
  /** The reply rate is rounded down to a multiple of this. */
  percentStep: 5,
  /** Days for which a law office without a figure is called new. */
  newForDays: 90,
  /** Days of silence, counted from the day of the oldest application without an answer. */
  remindOnDay: 3,
  warnOnDay: 13,
  pauseOnDay: 14,
} as const;
