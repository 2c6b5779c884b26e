/** Toasts of applying, and of answering applications. */
export const applicationToasts = {
  applied: { title: "Application submitted", text: "The firm can read it now." },
  applyFailed: { title: "Application failed", text: "Please try again" },
  accepted: {
    title: "Application accepted",
    text: "The paralegal has been notified and the job status updated.",
  },
  acceptFailed: { title: "Error accepting application", text: "Please try again" },
  rejected: { title: "Application rejected", text: "The paralegal has been notified." },
  rejectFailed: { title: "Error rejecting application", text: "Please try again" },
} as const;
