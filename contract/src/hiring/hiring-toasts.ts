/** Toasts of inviting and shortlisting, apart from those that every page loads. */
export const hiringToasts = {
  invited: { title: "Invite sent", text: "The paralegal can accept or decline it." },
  inviteFailed: { title: "Invite not sent", text: "Please try again" },
  inviteAnswerFailed: { title: "We couldn't send your response", text: "Please try again" },
  inviteAccepted: { title: "Invite accepted", text: "Now apply so that the firm can decide." },
  inviteDeclined: { title: "Invite declined", text: "The firm will see your reason." },
  shortlisted: { title: "Added to the shortlist", text: "Only your firm sees it." },
  unlisted: { title: "Removed from the shortlist", text: "" },
  shortlistFailed: { title: "The shortlist was not changed", text: "Please try again" },
} as const;
