/** Toasts about recorded time. */
export const timeToasts = {
  entryAdded: "Time recorded",
  entryChanged: "Entry updated",
  entrySplit: "Entry split",
  entryDeleted: "Entry deleted",
  entryDeletionFailed: "Failed to delete the entry",
  entryChangeFailed: { title: "Failed to update the entry", text: "Please try again" },
  entryReversed: "Entry reversed",
  timesheetSubmitted: { title: "Timesheet submitted", text: "" },
  timesheetFailed: { title: "Failed to submit the timesheet", text: "Please try again" },
  timesheetApproved: "Timesheet approved",
  timesheetReturned: "Timesheet returned",
  timerStopped: (hours: string) => ({ title: "Timer stopped", text: `${hours} recorded as a draft.` }),
  timerStartFailed: { title: "Failed to start the timer", text: "Please try again" },
  timerStopFailed: { title: "Failed to stop the timer", text: "It keeps running. Please try again." },
  timerDiscardFailed: { title: "Failed to discard the timer", text: "Please try again" },
} as const;
