/** Toasts of scheduled reports. */
export const reportToasts = {
  reportScheduled: { title: "Report scheduled", text: "" },
  scheduleChanged: { title: "Schedule changed", text: "" },
  scheduleFailed: { title: "Failed to schedule the report", text: "Please try again" },
  scheduleRemoved: { title: "Schedule removed", text: "" },
  viewSaved: { title: "View saved", text: "" },
  viewUpdated: { title: "View updated", text: "" },
  viewFailed: { title: "Failed to save the view", text: "Please try again" },
  viewDeleted: { title: "View deleted", text: "" },
  viewRestored: { title: "View restored", text: "" },
  viewDeletionFailed: { title: "Failed to delete the view", text: "Please try again" },
  scheduleRemovalFailed: { title: "Failed to remove the schedule", text: "Please try again" },
} as const;
