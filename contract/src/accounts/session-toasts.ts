/** Toasts of the signed-in shell, which every first visit loads; the others are in toasts.ts. */
export const sessionToasts = {
  logoutFailed: { title: "Logout failed", text: "Something went wrong. Please try again." },
} as const;
