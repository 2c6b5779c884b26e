/** The steps that a contract allows to one side. Chooses the buttons; the server decides. */
import type { Contract } from "@caseload/contract/engagements/contracts";
import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import type { UserType } from "@caseload/contract/roles";

type Standing = Pick<
  Contract,
  "status" | "viewerSide" | "attorney" | "paralegal" | "completionRequestedAt" | "endedAt" | "turn" | "may"
>;

export const otherSide = (side: UserType): UserType => (side === "attorney" ? "paralegal" : "attorney");

export const hasSigned = (contract: Standing, side: UserType): boolean => contract[side].signature !== null;

/** The one step forward that the viewer can take. */
export type Step = "agree" | "start" | "complete" | "request";

export function nextStep(contract: Standing): Step | null {
  const { status, viewerSide, may } = contract;
  if (!may.act) return null;
  if (mayMove(status, contractMoves.agree)) return hasSigned(contract, viewerSide) ? null : "agree";
  if (mayMove(status, contractMoves.start)) return viewerSide === "attorney" ? "start" : null;
  if (!mayMove(status, contractMoves.complete)) return null;
  if (viewerSide === "attorney") return "complete";
  return contract.completionRequestedAt === null ? "request" : null;
}

/** Whether the viewer may sign the first version before the firm, whose turn it is, has answered it. */
export const isOpenOffer = (contract: Standing & Pick<Contract, "version" | "pay">): boolean =>
  contract.version === 1 &&
  contract.pay !== null &&
  contract.turn === "attorney" &&
  contract.viewerSide === "paralegal" &&
  nextStep(contract) === "agree";

/** Whether the paralegal has requested completion and the request is undecided. */
export const isCompletionRequested = ({ status, completionRequestedAt }: Standing): boolean =>
  mayMove(status, contractMoves.complete) && completionRequestedAt !== null;

/** Whether the contract needs the viewer's answer to terms or an amendment, or their decision on a completion. */
export function waitsForViewer(contract: Standing): boolean {
  if (!contract.may.act) return false;
  if (contract.turn === contract.viewerSide) return true;
  return nextStep(contract) === "complete" && isCompletionRequested(contract);
}
