/** Toasts of postings. */
export const jobToasts = {
  jobPosted: {
    title: "Job posted successfully",
    text: "Your listing is live and visible to paralegals.",
  },
  jobAwaitsApproval: {
    title: "Job sent for approval",
    text: "It goes live when a partner of your firm approves it.",
  },
  postFailed: { title: "Failed to post job", text: "Please try again" },
  statusUpdated: { title: "Job status updated", text: "" },
  statusFailed: { title: "Failed to update job status", text: "Please try again" },
  jobHidden: {
    title: "Job hidden",
    text: "It's left out of your lists and searches.",
    later: "It's in your job list under Hidden.",
  },
  jobShown: { title: "Job shown again", text: "" },
  markFailed: { title: "Failed to update this job", text: "Please try again" },
} as const;
