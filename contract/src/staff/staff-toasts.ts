/** Toasts of the people who run the site. */
export const staffToasts = {
  answerSent: { title: "Answer sent", text: "It goes out by e-mail." },
  contactClosed: { title: "Message closed", text: "It stands under Closed now." },
  contactReopened: { title: "Message reopened", text: "It stands under Open again." },
  staffActionFailed: { title: "That did not work", text: "Please try again" },
} as const;
