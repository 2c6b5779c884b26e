
/** Sentences about teams, invitations and approvals; apart, so that public pages do not load them. */
export const firmErrorMessages = {
  ownRole: "Nobody changes their own role. Ask another administrator of your firm.",
  ownMembership: "You cannot deactivate yourself. Leave the firm instead.",
  memberNotFound: "This person doesn't belong to your firm, or not any more.",
  roleOfParalegals: "This role is for paralegals, and the account is an attorney's",
  roleOfAttorneys: "This role is for attorneys, and the account is a paralegal's",
  departmentNotFound: "This department doesn't exist or has been removed.",
  departmentExists: "There is a department of this name already",
  departmentNameArchived: "An archived department has this name. Restore it instead",
  archiveFirst: "Archive the department first. It is removed only when nobody belongs to it.",
  tooManyDepartments: "A firm can have 100 departments.",
  invitationNotFound: "This invitation doesn't exist, or it has been used or revoked.",
  invitedAlready: "This address has an open invitation already. Send it again instead.",
  memberAlready: "This person belongs to your firm already.",
  nameFirmFirst: "Give your firm a name first, so that people know who invites them.",
  proveAddressFirst: "Confirm your own e-mail address first, so that people know who invites them.",
  firmFull: "A firm can have 500 members and open invitations.",
  tooManyInvitations: "Many invitations were sent already. Please wait an hour and try again.",
  invitationForAnother: "This invitation is for another address. Log in with the account of that address.",
  invitedHasAccount: "This address belongs to an account already. Log in, and accept the invitation there.",
  firmNotFound: "The law office you're looking for doesn't exist or has been removed.",
  deadlinePassed: "Its deadline has passed. Return it, so that its writer sets another one.",
} as const;

/** Toasts about teams, invitations and approvals; apart, so that public pages do not load them. */
export const firmToasts = {
  postingApproved: { title: "Posting approved", text: "It is live and visible to paralegals." },
  postingReturned: { title: "Posting returned", text: "Its writer has been notified of the reason." },
  postingResubmitted: {
    title: "Posting sent for approval",
    text: "Your firm's approvers have been notified.",
  },
  approvalFailed: { title: "That did not work", text: "Please try again" },
  invited: (email: string) => ({ title: "Invitation sent", text: `The letter goes to ${email}.` }),
  invitationRevoked: { title: "Invitation revoked", text: "Its link opens nothing any more." },
  memberChanged: { title: "Member updated", text: "The change holds from now on." },
  memberDeactivated: { title: "Member deactivated", text: "They no longer belong to your firm." },
  firmLeft: { title: "You have left the firm", text: "Your account goes on by itself." },
  firmJoined: (firmName: string) => ({ title: `Welcome to ${firmName}`, text: "You are a member now." }),
  departmentSaved: { title: "Department saved", text: "" },
  departmentArchived: {
    title: "Department archived",
    text: "Nobody can be assigned to it until you restore it.",
  },
  departmentRestored: { title: "Department restored", text: "People can be assigned to it again." },
  departmentRemoved: { title: "Department removed", text: "" },
  peopleAssigned: (count: number, name: string) => ({
    title: count === 1 ? "1 person assigned" : `${count} people assigned`,
    text: `They belong to ${name} now.`,
  }),
  teamFailed: { title: "That did not work", text: "Please try again" },
} as const;
