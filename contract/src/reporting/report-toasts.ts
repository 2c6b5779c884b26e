/** Toasts of scheduled reports. */
export const reportToasts = {
  reportScheduled: { title: "Report scheduled", text: "" },
  scheduleChanged: { title: "Schedule changed", text: "" },
  scheduleFailed: { title: "Failed to schedule the report", text: "Please try again" },
  scheduleRemoved: { title: "Schedule removed", text: "" },
  scheduleRemovalFailed: { title: "Failed to remove the schedule", text: "Please try again" },
} as const;
