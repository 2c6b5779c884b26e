/** The "Next step" of a contract's page: what, and who or when. */
import { objectionDeadline } from "@caseload/contract/engagements/contract-due";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { type Dates, nextText, stepLabels } from "./contract-text.ts";
import { isCompletionRequested, nextStep, otherSide, waitsForViewer } from "./next-step.ts";

interface Fact {
  readonly figure: string;
  readonly note?: string;
}

const firstName = (name: string): string => name.split(" ", 1)[0] ?? name;

export function nextFact(contract: ContractDetail, dates: Dates): Fact {
  const { status, viewerSide, completionRequestedAt, openAmendment, turn, paralegal } = contract;
  if (status === "pending_terms") return termsFact(contract, dates);
  if (isCompletionRequested(contract) && completionRequestedAt !== null) {
    const deadline = dates.dateTime(objectionDeadline(completionRequestedAt));
    return waitsForViewer(contract)
      ? { figure: "Confirm completion", note: `${firstName(paralegal.name)} asks, object by ${deadline}` }
      : { figure: "Completion requested", note: `Auto-completes ${deadline}` };
  }
  if (openAmendment !== null && turn !== null) {
    const { version, createdAt, authorName, signatures } = openAmendment;
    if (!waitsForViewer(contract))
      return { figure: `Awaiting ${contract[turn].name}`, note: `To answer version ${version}` };
    const signed = signatures.find(({ side }) => side === otherSide(viewerSide));
    return {
      figure: "Answer the amendment",
      note: signed
        ? `${firstName(signed.name)} signed version ${version} on ${dates.date(signed.signedAt)}`
        : `${firstName(authorName)} proposed version ${version} on ${dates.date(createdAt)}`,
    };
  }
  const step = nextStep(contract);
  const text = nextText(contract, dates);
  return step === "start" ? { figure: stepLabels.start, note: text } : { figure: text };
}

function termsFact(contract: ContractDetail, dates: Dates): Fact {
  const { pay, version, expiresAt, viewerSide, turn, may } = contract;
  const note =
    expiresAt === null ? `Version ${version}` : `Version ${version}, expires ${dates.date(expiresAt)}`;
  if (pay === null) return { figure: may.propose ? "Set the pay" : "Pay not set", note };
  if (turn !== viewerSide || !may.act) return { figure: nextText(contract, dates), note };
  const other = contract[otherSide(viewerSide)];
  return {
    figure: "Sign or counter",
    note: other.signature ? `${firstName(other.name)} signed ${dates.date(other.signature.signedAt)}` : note,
  };
}
