/** Refusals and toasts of sanctions; apart, so that few pages load them. */
export const sanctionErrorMessages = {
  sanctionNotFound: "Sanction not found",
  subjectNotFound: "This person has no such posting or message (subjectId)",
  personNotFound: "User not found (userId)",
  ownSanction: "You can't sanction your own account",
  staffSanction: "Staff accounts can't be sanctioned. Have the operator revoke staff access first.",
  untilPast: "Please choose a later day (until)",
  alreadySanctioned: "This sanction is in force already. Refresh to see the latest.",
  alreadyAppealed: "You have appealed this sanction already. Each sanction can be appealed once.",
  notAppealable: "This sanction has ended and can't be appealed.",
  sanctionEnded: "This was just updated. Refresh to see the latest.",
} as const;

export const sanctionToasts = {
  imposed: { title: "Sanction imposed", text: "The member has been notified, with your reason." },
  lifted: { title: "Sanction lifted", text: "The member has been notified." },
  kept: { title: "Appeal refused", text: "The member has been notified, with your note." },
  appealed: { title: "Appeal sent", text: "Staff will review it and notify you." },
  failed: { title: "Something went wrong", text: "Please try again" },
} as const;
