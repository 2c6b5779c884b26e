/** Limits and words of availability, free of zod. */

export const availabilityLimits = {
  /** Spans of weekly hours. */
  weekly: 21,
  exceptions: 100,
  /** Spans of one exception. */
  hours: 5,
  address: 2_000,
  /** Days that a firm may ask for at once. */
  days: 31,
} as const;

/** Limits of a calendar whose busy times are read. */
export const busyCalendarLimits = {
  bytes: 5 * 1_024 * 1_024,
  events: 5_000,
  redirects: 3,
  /** Days ahead that are read. */
  daysAhead: 92,
  /** Busy times that are kept, overlapping ones as one. */
  busyTimes: 3_000,
  /** Minutes between two readings. */
  refreshMinutes: 60,
} as const;

/** Why a calendar could not be read. */
export const busyCalendarProblems = {
  address: "Please enter an address that starts with https://",
  private: "This address leads to a private network, which we don't read. Use a public address.",
  redirects: `This address redirects more than ${busyCalendarLimits.redirects} times.`,
  tooLarge: "This calendar is larger than 5 MB.",
  tooManyEvents: "This calendar has more than 5,000 events.",
  tooComplex: "This calendar has too many repeating events to read in time.",
  tooSlow: "This address didn't respond in time.",
  unreachable: "We couldn't reach this address.",
  notFound: "This address doesn't return a calendar. Copy it again from your calendar app.",
  notCalendar: "This address doesn't return an iCalendar file.",
} as const;
export type BusyCalendarProblem = keyof typeof busyCalendarProblems;
