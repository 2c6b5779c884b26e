/** Toasts of saved searches and preferences. */
export const searchToasts = {
  preferencesSaved: { title: "Preferences saved", text: "Your matches are now scored with them." },
  filtersSaved: { title: "Preferences saved", text: "Advanced Search Filters now start from them." },
  preferencesFailed: { title: "Failed to save preferences", text: "Please try again" },
  searchSaved: { title: "Search saved", text: "Find it in Saved Searches." },
  searchSavedWithAlerts: { title: "Search saved", text: "We'll alert you to new jobs." },
  searchUpdated: { title: "Search updated", text: "Alerts now use it." },
  searchApplied: { title: "Applied saved search", text: "" },
  searchFailed: { title: "Failed to save search", text: "Please try again" },
  searchDeleted: { title: "Saved search deleted", text: "" },
  searchDeletionFailed: { title: "Failed to delete search", text: "Please try again" },
} as const;
