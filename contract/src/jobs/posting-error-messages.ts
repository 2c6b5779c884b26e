import { limits } from "../limits.ts";

/** Sentences about writing and managing postings; apart, so that public pages do not load them. */
export const postingErrorMessages = {
  positionsTaken: "As many people have been hired already. Close the posting instead (positions)",
  notRead: "This posting has not been read before it was approved",
  colleagueMissing: "Please choose a colleague (colleagueId)",
  colleagueGone: "This colleague doesn't belong to your firm, or not any more (colleagueId)",
  stillWaiting: "Applicants have waited for two weeks or longer. Answer them first.",
  ownedAlready: "It is in these hands already.",
  draftsFull: `You have ${limits.drafts} drafts, the most that one person can keep. Publish or discard one first.`,
} as const;
