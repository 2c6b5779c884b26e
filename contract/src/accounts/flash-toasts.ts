/** Toasts that the next page shows: why it was opened instead, or what ended the session. */
export const flashToasts = {
  messagesDenied: { title: "Access denied", text: "Please log in to access your messages" },
  dashboardDenied: { title: "Access denied", text: "Please log in to access your dashboard" },
  contractsDenied: { title: "Access denied", text: "Please log in to view contracts." },
  paralegalsOnly: { title: "Access denied", text: "This dashboard is for paralegals only" },
  attorneysOnly: { title: "Access denied", text: "This dashboard is for attorneys only" },
  loggedOut: { title: "Logged out", text: "You have been successfully logged out." },
  accountDeactivated: {
    title: "Account deactivated",
    text: "Sign in again at any time to restore it.",
  },
  accountDeleted: { title: "Account deleted", text: "Your personal data has been removed." },
} as const;
