/** Sentences about recorded time, timesheets and the timer. */
import { formatHours } from "./hours-text.ts";

export const timeErrorMessages = {
  timeEntryNotFound: "This time entry doesn't exist or has been removed.",
  timesheetNotFound: "This timesheet doesn't exist or has been removed.",
  timeNotInProgress: "Time can be recorded while the contract is in progress.",
  timeInFuture: "Time can't be recorded for a day in the future (day)",
  timeBeforeStart: (day: string) =>
    `Work on this contract started on ${day}. Choose that day or a later one (day)`,
  timeAfterEnd: (day: string) => `This contract ended on ${day}. Choose that day or an earlier one (day)`,
  dayFull: (minutes: number) =>
    minutes === 0
      ? "A day has 24 hours, and you have recorded all of them (minutes)"
      : `A day has 24 hours, and you can record ${formatHours(minutes)} more on this one (minutes)`,
  capReached: (minutes: number) =>
    minutes === 0
      ? "The cap of this contract is reached: 0.0 h left. Ask for an amendment to record more."
      : `The cap of this contract has ${formatHours(minutes)} left. Record less, or ask for an amendment.`,
  timeLocked:
    "This time is submitted or approved and can't be changed. Correct approved time with a reversing entry.",
  timeNotApproved: "Only approved time can be reversed. Edit or delete this entry instead.",
  timeReversed: "This entry has been reversed already.",
  nothingToSubmit: "This week has no time to submit.",
  timesheetAwaitsAnswer:
    "This week's timesheet is awaiting approval. Submit more time after it's approved or returned.",
  timesheetAnswered: "This timesheet has already been approved or returned.",
  timerRuns: "A timer is running already. Stop it first.",
  noTimer: "No timer is running.",
  timerTooLong: "The timer has run for more than 24 hours. Discard it and record the time by hand.",
  timesheetApprovers:
    "Only the supervising attorney, or an attorney who signs for the firm, can approve or return time.",
  commentOnOtherEntry: "Please comment on entries of this timesheet (comments)",
} as const;
