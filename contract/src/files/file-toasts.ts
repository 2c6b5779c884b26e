/** Toasts about photos, credentials and reports: apart from the others, which the signed-in shell brings along. */
export const fileToasts = {
  photoSaved: { title: "Photo saved", text: "It appears next to your name." },
  photoRemoved: { title: "Photo removed", text: "Your initials are shown instead." },
  photoFailed: { title: "Photo not saved", text: "Please try again" },
  credentialSubmitted: { title: "Credential submitted", text: "We'll check it and notify you." },
  credentialWithdrawn: { title: "Credential withdrawn", text: "It is not shown on your profile." },
  credentialFailed: { title: "Credential not saved", text: "Please try again" },
  credentialVerified: { title: "Credential verified", text: "The owner has been notified." },
  credentialRejected: { title: "Credential rejected", text: "The owner has been notified of the reason." },
  evidenceFailed: { title: "File not opened", text: "Please try again" },
  reported: { title: "Report sent", text: "We'll review it and tell you the outcome." },
  reportFailed: { title: "Report not sent", text: "Please try again" },
  reportDecided: { title: "Report closed", text: "The sender has been notified." },
  reportReopened: { title: "Report reopened", text: "Moved back to Open." },
} as const;
