/** Toasts about teams, invitations and approvals; apart, so that public pages do not load them. */
export const firmToasts = {
  postingApproved: { title: "Posting approved", text: "It is live and visible to paralegals." },
  postingReturned: { title: "Posting returned", text: "The author has been notified of the reason." },
  postingResubmitted: {
    title: "Posting sent for approval",
    text: "Your firm's approvers have been notified.",
  },
  approvalFailed: { title: "Something went wrong", text: "Try again." },
  invited: (email: string) => ({
    title: "Invitation sent",
    text: `The link for ${email} usually arrives right away, but can take about an hour.`,
  }),
  invitationRevoked: { title: "Invitation revoked", text: "Its link no longer works." },
  joinRequested: (firmName: string) => ({
    title: "Request sent",
    text: `We've notified the administrators of ${firmName}.`,
  }),
  joinRequestFailed: { title: "Request not sent", text: "Try again." },
  joinRequestWithdrawn: { title: "Request withdrawn", text: "" },
  joinRequestDeclined: (name: string) => ({ title: "Request declined", text: `${name} has been notified.` }),
  memberChanged: { title: "Member updated", text: "The change is in effect now." },
  memberDeactivated: { title: "Member deactivated", text: "They no longer belong to your firm." },
  firmLeft: { title: "You have left the firm", text: "Your account stays active without the firm." },
  firmJoined: (firmName: string) => ({ title: `Welcome to ${firmName}`, text: "You are a member now." }),
  departmentSaved: { title: "Department saved", text: "" },
  departmentArchived: {
    title: "Department archived",
    text: "No one can be assigned to it until you restore it.",
  },
  departmentRestored: { title: "Department restored", text: "People can be assigned to it again." },
  departmentRemoved: { title: "Department removed", text: "" },
  peopleAssigned: (count: number, name: string) => ({
    title: count === 1 ? "1 person assigned" : `${count} people assigned`,
    text: `They belong to ${name} now.`,
  }),
  teamFailed: { title: "Something went wrong", text: "Try again." },
} as const;
