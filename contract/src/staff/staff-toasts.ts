/** Toasts of the people who run the site. */
export const staffToasts = {
  answerSent: { title: "Reply sent", text: "We'll email it." },
  contactClosed: { title: "Message closed", text: "Moved to Closed." },
  contactReopened: { title: "Message reopened", text: "Moved back to Open." },
  staffActionFailed: { title: "Something went wrong", text: "Try again." },
} as const;
