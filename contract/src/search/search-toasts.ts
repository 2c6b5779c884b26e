/** Toasts of saved searches and preferences. */
export const searchToasts = {
  preferencesSaved: { title: "Preferences saved", text: "Your matches are scored with them from now on." },
  filtersSaved: { title: "Preferences saved", text: "Advanced Search Filters open with them from now on." },
  preferencesFailed: { title: "Failed to save preferences", text: "Please try again" },
  searchSaved: { title: "Search saved", text: "Find it in Saved Searches." },
  searchSavedWithAlerts: { title: "Search saved", text: "We'll alert you to new jobs." },
  searchUpdated: { title: "Search updated", text: "Alerts follow it from now on." },
  searchApplied: { title: "Applied saved search", text: "" },
  searchFailed: { title: "Failed to save search", text: "Please try again" },
  searchDeleted: { title: "Saved search deleted", text: "" },
  searchDeletionFailed: { title: "Failed to delete search", text: "Please try again" },
} as const;
