/** What staff can do about an upheld report; free of zod for the browser. */

export const sanctionKinds = ["takedown", "warning", "suspension", "ban"] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

export const sanctionLabels: Record<SanctionKind, string> = {
  takedown: "Takedown",
  warning: "Warning",
  suspension: "Suspension",
  ban: "Ban",
};

/** What can be taken down. */
export const takedownSubjects = ["job", "message", "review"] as const;
export type TakedownSubject = (typeof takedownSubjects)[number];

export const takedownSubjectLabels: Record<TakedownSubject, string> = {
  job: "Posting",
  message: "Message",
  review: "Review",
};

/** "ended": lifted by staff, or over by its date. */
export const sanctionStates = ["active", "appealed", "ended"] as const;
export type SanctionState = (typeof sanctionStates)[number];

export const sanctionStateLabels: Record<SanctionState, string> = {
  active: "In force",
  appealed: "Appealed",
  ended: "Ended",
};

/** Replaces the text of a message that was taken down. */
export const takenDownText = "This message was removed for breaking the terms of use.";
