/** What a contract allows and waits for, seen from one side. Pure; the server decides, this chooses the buttons. */
import type { Contract } from "@caseload/contract/engagements/contracts";
import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import type { UserType } from "@caseload/contract/roles";

type Standing = Pick<
  Contract,
  "status" | "viewerSide" | "attorney" | "paralegal" | "completionRequestedAt" | "endedAt"
>;

export const otherSide = (side: UserType): UserType => (side === "attorney" ? "paralegal" : "attorney");

export const hasSigned = (contract: Standing, side: UserType): boolean => contract[side].signature !== null;

/** The one step forward that the viewer can take. */
export type Step = "agree" | "start" | "complete" | "request";

export function nextStep(contract: Standing): Step | null {
  const { status, viewerSide } = contract;
  if (mayMove(status, contractMoves.agree)) return hasSigned(contract, viewerSide) ? null : "agree";
  if (mayMove(status, contractMoves.start)) return viewerSide === "attorney" ? "start" : null;
  if (!mayMove(status, contractMoves.complete)) return null;
  if (viewerSide === "attorney") return "complete";
  return contract.completionRequestedAt === null ? "request" : null;
}

/** Whether the paralegal has asked for completion and the answer is still open. */
export const isCompletionRequested = ({ status, completionRequestedAt }: Standing): boolean =>
  mayMove(status, contractMoves.complete) && completionRequestedAt !== null;

/** Whether the viewer holds things up: their signature, or their word on a requested completion. */
export function waitsForViewer(contract: Standing): boolean {
  const step = nextStep(contract);
  return step === "agree" || (step === "complete" && isCompletionRequested(contract));
}
