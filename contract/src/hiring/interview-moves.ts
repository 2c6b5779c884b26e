/** The legal moves of an interview, its limits and its words, free of zod. ENGAGEMENT.md section 7. */
import type { Lifecycle } from "../lifecycles.ts";

export const interviewStatuses = [
  "proposed",
  "confirmed",
  "declined",
  "cancelled",
  "expired",
  "held",
  "no_show",
] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

export const interviewStatusLabels: Record<InterviewStatus, string> = {
  proposed: "Interview Proposed",
  confirmed: "Interview Scheduled",
  declined: "Interview Declined",
  cancelled: "Interview Canceled",
  expired: "Interview Expired",
  held: "Interview Held",
  no_show: "No-Show",
};

export const interviewModes = ["video", "phone", "office"] as const;
export type InterviewMode = (typeof interviewModes)[number];
export const interviewModeLabels: Record<InterviewMode, string> = {
  video: "Video call",
  phone: "Phone call",
  office: "At the office",
};

export const interviewOutcomes = ["held", "no_show"] as const satisfies InterviewStatus[];
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/** Neither over nor called off; one application has at most one such interview. */
export const openInterviewStatuses = ["proposed", "confirmed"] as const satisfies InterviewStatus[];

export const interviewMoves = {
  confirm: { from: ["proposed", "confirmed"], to: "confirmed" },
  decline: { from: ["proposed"], to: "declined" },
  cancel: { from: ["proposed", "confirmed"], to: "cancelled" },
  expire: { from: ["proposed"], to: "expired" },
  hold: { from: ["confirmed"], to: "held" },
  miss: { from: ["confirmed"], to: "no_show" },
} as const satisfies Lifecycle<InterviewStatus>;

export const interviewLimits = {
  slots: 5,
  minMinutes: 10,
  maxMinutes: 240,
  /** Days ahead for which a time can be proposed. */
  daysAhead: 366,
  place: 300,
  text: 1_000,
  reason: 500,
  /** Proposals and counterproposals of one interview, so that a negotiation has an end. */
  proposals: 30,
  /** Hours before the start at which both sides are reminded, the earlier reminder first. */
  reminderHours: [24, 1],
} as const;

export const interviewErrorMessages = {
  notFound: "This interview doesn't exist or has been removed.",
  alreadyOpen:
    "An interview for this application is already proposed or scheduled. Propose other times there.",
  notOpen: "This interview is over or was canceled.",
  nothingProposed: "No times are awaiting a response. Refresh to see the latest.",
  ownProposal: "Your side proposed these times. The other party responds to them.",
  otherProposal: "The other party proposed these times. Confirm one, propose others, or decline.",
  justUpdated: "This was just updated. Refresh to see the latest.",
  slotMissing: "Please choose one of the proposed times (slot)",
  slotPast: "This time has passed. Choose another one, or propose other times.",
  hasStarted: "This interview has started. Record whether it was held.",
  notStarted: "Record the outcome once the interview has started.",
  tooManyProposals: "You've exchanged 30 proposals. Continue in Messages.",
} as const;
