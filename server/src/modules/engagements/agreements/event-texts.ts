import type { contractEventKinds } from "@caseload/contract/engagements/contracts";

/** The events of the timeline as the audit record names them. */
export const eventTexts: Record<(typeof contractEventKinds)[number], string> = {
  drafted: "Terms drafted",
  version_proposed: "New version of the terms proposed",
  agreed: "Terms signed",
  terms_agreed: "Terms signed by both parties",
  amendment_proposed: "Amendment proposed",
  amendment_agreed: "Amendment signed",
  amendment_in_force: "Amendment signed by both parties",
  amendment_declined: "Amendment declined",
  amendment_withdrawn: "Amendment withdrawn",
  amendment_lapsed: "Amendment lapsed when the contract ended",
  started: "Work started",
  completion_requested: "Completion requested",
  completion_objected: "Completion objected to",
  completed: "Completed",
  cancelled: "Canceled",
  expired: "Expired without signatures",
  hold_placed: "Legal hold placed",
  hold_ended: "Legal hold ended",
  certificate_given: "Return or destruction of files certified",
};
