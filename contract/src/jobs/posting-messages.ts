import { limits } from "../limits.ts";

/** Sentences about writing and managing postings; apart, so that public pages do not load them. */
export const postingErrorMessages = {
  positionsTaken: "You've already hired that many people. Close the posting instead (positions)",
  notRead: "Please read this posting before you approve it",
  colleagueMissing: "Please choose a colleague (colleagueId)",
  colleagueGone: "This colleague doesn't belong to your firm, or no longer does (colleagueId)",
  stillWaiting: "Applicants have waited 2 weeks or longer. Respond to them first.",
  ownedAlready: "This colleague already has it.",
  duplicate: (title: string, id: number, ago: string) =>
    `You posted this job ${ago} ago: ${title} (job ${id}).`,
  admissionMissing:
    "This posting stays a draft until the bar admission of the attorney who posts or supervises it is verified. Submit the admission under Credentials, then publish the draft.",
  takenDown:
    "Caseload staff took this posting down. Its author can appeal in Settings, under Account standing.",
  draftsFull: `You have ${limits.drafts} drafts, the maximum. Publish or discard one first.`,
} as const;

/** Toasts of writing and managing postings, apart from those that every page loads. */
export const postingToasts = {
  draftSaved: { title: "Draft saved", text: "Only you and your firm's managers see it." },
  keptAsDraft: {
    title: "Saved as a draft",
    text: "It can be published once your bar admission, or your supervising attorney's, is verified. Submit it under Credentials.",
  },
  draftFailed: { title: "Draft not saved", text: "Please try again" },
  draftDiscarded: { title: "Draft discarded", text: "" },
  discardFailed: { title: "Draft not discarded", text: "Please try again" },
  amended: { title: "Posting updated", text: "Your changes are live." },
  amendedAndNotified: (people: string) => ({
    title: "Posting updated",
    text: `Your changes are live. ${people} will be notified.`,
  }),
  amendFailed: { title: "Posting not updated", text: "Please try again" },
  duplicated: { title: "Draft created", text: "A copy without a deadline. Change it and publish it." },
  duplicateFailed: { title: "Posting not duplicated", text: "Please try again" },
  paused: { title: "Posting paused", text: "It won't accept applications until you resume it." },
  pauseFailed: { title: "Posting not paused", text: "Please try again" },
  resumed: { title: "Posting resumed", text: "It's accepting applications again." },
  resumeFailed: { title: "Posting not resumed", text: "Please try again" },
  bulkFailed: { title: "Something went wrong", text: "Try again." },
} as const;

/** Why a posting is not reopened unless the person confirms. */
export const activeContractMessage = "Someone is already working on this job. Reopen it to new applicants?";
