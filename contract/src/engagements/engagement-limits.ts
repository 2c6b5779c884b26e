/** Limits of engagements (ENGAGEMENT.md). Money in whole US cents, time in minutes. */
export const engagementLimits = {
  minRateCents: 100,
  maxRateCents: 1_000_000,
  minFeeCents: 100,
  maxFeeCents: 100_000_000,
  minCapMinutes: 6,
  maxCapMinutes: 600_000,
  milestones: 20,
  services: 30,
  service: 10_500,
  clauses: 20,
  /** A firm's default terms become one clause. */
  clause: 10_000,
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
  /** Time is recorded in tenths of an hour. */
  minuteStep: 6,
  /** Over all contracts. */
  maxDayMinutes: 1_440,
  narrative: 1_000,
  reason: 500,
  /** Files of a contract, in bytes: 100 MB. */
  fileBytes: 104_857_600,
  /** Hours after which an unfinished upload is removed. */
  uploadHours: 24,
  /** Versions of all names together. */
  files: 5_000,
  /** Characters of a file's name. */
  fileName: 200,
  /** Scans of one file that the virus scanner may answer with an error. */
  scans: 5,
  /** Days for which the paralegal reads a contract's files after its end. */
  accessDays: 30,
  /** Characters of a certificate of return or destruction. */
  statement: 2_000,
  /** Entries on one page. */
  timeEntries: 500,
  /** Characters of an identifier in a LEDES 1998B file. */
  ledesId: 20,
  /** Entries recorded later than this many days after the work are marked. */
  contemporaneousDays: 7,
  /** The share of the cap at which both sides are notified. */
  capNoticePercent: 80,
  /** Days after which an unanswered timesheet is brought to mind. */
  timesheetReminderDays: [2, 4],
  /** Days from the due day of an invoice at which its firm is reminded. */
  invoiceReminderDays: [-3, 1, 7, 14],
  /** Expenses on one invoice. */
  expenses: 50,
  expenseDescription: 300,
  /** Lines on one invoice: a longer one is drawn up in parts, with `through`. */
  invoiceLines: 2_000,
  maxInvoiceCents: 1_000_000_000,
  paymentReference: 100,
} as const;
