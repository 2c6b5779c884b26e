/** What the steps of a contract are called, in the words of the person who looks at them. */
import { objectionDeadline } from "@caseload/contract/engagements/contract-due";
import type { Contract } from "@caseload/contract/engagements/contracts";
import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import { isCompletionRequested, isOpenOffer, otherSide, type Step } from "./next-step.ts";

/** How instants and days are written, from the viewer's clock (lib/format.ts). */
export interface Dates {
  readonly date: (instant: string) => string;
  readonly day: (day: string) => string;
  readonly dateTime: (instant: string) => string;
  /** Whole days from today. */
  readonly daysUntil: (day: string) => number;
}

/** What is next, for the viewer: one sentence without a full stop. */
export function nextText(contract: Contract, dates: Dates): string {
  switch (contract.status) {
    case "pending_terms":
      return signatureText(contract);
    case "terms_agreed":
      return amendmentText(contract) ?? startText(contract, dates);
    case "in_progress":
      return progressText(contract, dates);
    case "completed":
      return contract.endedAt ? `Completed ${dates.date(contract.endedAt)}` : "Completed";
    case "cancelled":
      return contract.endedAt ? `Canceled ${dates.date(contract.endedAt)}` : "Canceled";
  }
}

function signatureText(contract: Contract): string {
  const { viewerSide, turn, pay, may } = contract;
  if (pay === null) return "Pay not set";
  const other = contract[otherSide(viewerSide)];
  if (isOpenOffer(contract)) return "Awaiting both signatures";
  if (turn !== viewerSide) return `Awaiting ${other.name}`;
  if (!may.act) return `Awaiting ${contract[viewerSide].name}`;
  return other.signature ? `${other.name} has signed, your signature is next` : "Awaiting your signature";
}

/** The amendment that awaits an answer; null without one. */
function amendmentText(contract: Contract): string | null {
  const { viewerSide, turn, may } = contract;
  if (turn === null) return null;
  if (turn === viewerSide && may.act) return "Amendment awaiting your response";
  return `Amendment awaiting ${contract[turn].name}`;
}

function startText({ viewerSide, startsOn }: Contract, { day }: Dates): string {
  if (startsOn === null)
    return viewerSide === "attorney" ? "Starts when you press Start Work" : "Ready to start";
  const starts = `Starts ${day(startsOn)}`;
  return viewerSide === "attorney" ? `${starts}, or when you press Start Work` : starts;
}

function progressText(contract: Contract, dates: Dates): string {
  const { viewerSide, completionRequestedAt, paralegal, startedAt, projectDeadline } = contract;
  if (isCompletionRequested(contract) && completionRequestedAt !== null) {
    const deadline = dates.dateTime(objectionDeadline(completionRequestedAt));
    return viewerSide === "attorney"
      ? `${paralegal.name} requested completion, object by ${deadline}`
      : `You requested completion, auto-completes ${deadline}`;
  }
  const amendment = amendmentText(contract);
  if (amendment !== null) return amendment;
  if (projectDeadline !== null) return daysLeft(dates.daysUntil(projectDeadline));
  return startedAt ? `Since ${dates.date(startedAt)}` : "Work is under way";
}

function daysLeft(days: number): string {
  if (days < 0) return "Past its deadline";
  if (days < 2) return days === 0 ? "Due today" : "Due tomorrow";
  return `${days} days left`;
}

/** The button of each step forward (SPEC.md section 4 for the first and the third). */
export const stepLabels: Record<Step, string> = {
  agree: "Agree to Terms",
  start: "Start Work",
  complete: "Mark Complete",
  request: "Request Completion",
};

/** Titles of inline errors (SPEC.md section 8 for the first and the third). */
export const stepFailures: Record<Step, string> = {
  agree: "Failed to agree to terms",
  start: "Failed to start the work",
  complete: "Failed to mark as completed",
  request: "Failed to request completion",
};

/** Whether a cancelled or completed contract is final. */
export const isOver = ({ status }: Pick<Contract, "status">): boolean =>
  !mayMove(status, contractMoves.cancel);
