/** What the events of a contract are called, in the words of the person who looks at them. */
import type { ContractDetail } from "@caseload/contract/engagements/contracts";

export type ContractEvent = ContractDetail["timeline"][number];

/** "You signed the terms", "Daniel Reyes signed the terms"; without an actor, what happened by itself. */
export function eventText({ kind, actorId, actorName }: ContractEvent, viewerId: number): string {
  if (kind === "terms_agreed") return "Both parties agreed to the terms";
  if (actorId === null || actorName === null) return happened[kind];
  return `${actorId === viewerId ? "You" : actorName} ${done[kind]}`;
}

type ActedKind = Exclude<ContractEvent["kind"], "terms_agreed">;

const done: Record<ActedKind, string> = {
  drafted: "sent the terms",
  version_proposed: "proposed new terms",
  agreed: "signed the terms",
  amendment_proposed: "proposed an amendment",
  amendment_agreed: "signed the amendment",
  amendment_in_force: "put the amendment in force",
  amendment_declined: "declined the amendment",
  amendment_withdrawn: "withdrew the amendment",
  amendment_lapsed: "let the amendment lapse",
  started: "started the work",
  completion_requested: "requested completion",
  completion_objected: "objected to completion",
  completed: "marked it complete",
  cancelled: "canceled the contract",
  expired: "let the terms expire",
  hold_placed: "placed a legal hold",
  hold_ended: "ended the legal hold",
  certificate_given: "certified the return or destruction of files",
};

const happened: Record<ActedKind, string> = {
  drafted: "The terms were sent",
  version_proposed: "New terms were proposed",
  agreed: "The terms were signed",
  amendment_proposed: "An amendment was proposed",
  amendment_agreed: "The amendment was signed",
  amendment_in_force: "Both parties signed, and the amendment is in force",
  amendment_declined: "The amendment was declined",
  amendment_withdrawn: "The amendment was withdrawn",
  amendment_lapsed: "The amendment lapsed when the contract ended",
  started: "Work began",
  completion_requested: "Completion was requested",
  completion_objected: "Completion was not accepted",
  completed: "The work was completed",
  cancelled: "The contract was canceled",
  expired: "The terms expired unsigned",
  hold_placed: "A legal hold was placed",
  hold_ended: "The legal hold was ended",
  certificate_given: "The return or destruction of files was certified",
};
