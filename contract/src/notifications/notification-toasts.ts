/** Toasts of the list of notifications. */
export const notificationToasts = {
  allRead: { title: "All notifications marked as read", text: "" },
} as const;
