/** Recorded time for drawn screens. */
import type { TimeEntry, TimeSummary } from "@caseload/contract/engagements/time-entries";
import type { Timer } from "@caseload/contract/engagements/timers";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";

export const timeEntry = (changes: Partial<TimeEntry> = {}): TimeEntry => ({
  id: 1,
  contractId: 3,
  jobTitle: "Second-pass privilege review",
  day: "2026-11-18",
  minutes: 156,
  narrative: "Drafted 118 privilege log entries for Ames batches 31 and 32.",
  taskCode: "L320",
  activityCode: "A103",
  clerical: false,
  contemporaneous: true,
  rateCents: 5_400,
  cents: 14_040,
  status: "draft",
  timesheetId: null,
  reverses: null,
  reversedBy: null,
  hints: [],
  comments: [],
  createdAt: "2026-11-18T20:00:00.000Z",
  ...changes,
});

export const timesheet = (changes: Partial<Timesheet> = {}): Timesheet => ({
  id: 5,
  contractId: 3,
  weekStart: "2026-11-16",
  status: "submitted",
  entries: 1,
  minutes: 156,
  clericalMinutes: 0,
  cents: 14_040,
  submittedAt: "2026-11-19T21:00:00.000Z",
  decidedAt: null,
  decidedByName: null,
  decidedByEmailConfirmed: true,
  reason: null,
  approvesItselfAt: null,
  mayDecide: false,
  ...changes,
});

export const timeSummary = (changes: Partial<TimeSummary> = {}): TimeSummary => ({
  capMinutes: 4_800,
  draftMinutes: 156,
  submittedMinutes: 0,
  returnedMinutes: 0,
  approvedMinutes: 1_224,
  invoicedMinutes: 0,
  earnedCents: 110_160,
  ...changes,
});

export const timer = (changes: Partial<Timer> = {}): Timer => ({
  contractId: 3,
  jobTitle: "Second-pass privilege review",
  narrative: "Second-pass review",
  startedAt: "2026-11-22T14:20:00.000Z",
  now: "2026-11-22T15:00:00.000Z",
  ...changes,
});
