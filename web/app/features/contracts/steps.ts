import type { Contract } from "@caseload/contract/engagements/contracts";
import type { Step } from "~/ui/steps-line.tsx";
import type { Dates } from "./contract-text.ts";
import { isOpenOffer } from "./next-step.ts";

interface ContractStep extends Step {
  readonly note?: string | undefined;
}

/** The four steps of a contract, each with its date; a cancelled one ends early. */
export function stepsOf(contract: Contract, dates: Dates): ContractStep[] {
  const { status, createdAt, attorney, termsAgreedAt, startedAt, endedAt } = contract;
  const reached = [true, termsAgreedAt !== null, startedAt !== null, status === "completed"];
  const current = reached.lastIndexOf(true);
  const steps = [
    { title: "Terms sent", note: `${dates.date(createdAt)}, by ${attorney.name}` },
    { title: "Terms agreed", note: agreedNote(contract, dates) },
    { title: "In progress", note: startNote(contract, dates) },
    { title: "Completed", note: endNote(contract, dates) },
  ];
  const isOver = endedAt !== null;
  return steps.map((step, at) => {
    if (status === "cancelled" && at === 3) return { title: "Canceled", note: step.note, state: "void" };
    if (at < current || (isOver && reached[at])) return { ...step, state: "done" };
    return { ...step, state: at === current ? "now" : "todo" };
  });
}

function agreedNote(contract: Contract, { date }: Dates): string | undefined {
  const { status, termsAgreedAt, viewerSide, turn, may } = contract;
  if (termsAgreedAt !== null) return `${date(termsAgreedAt)}, signed by both`;
  if (status === "cancelled") return undefined;
  if (turn === null) return undefined;
  if (turn === viewerSide && may.act) return "Awaiting your signature";
  return isOpenOffer(contract) ? "Awaiting both signatures" : `Awaiting ${contract[turn].name}`;
}

function startNote({ status, startedAt, startsOn }: Contract, { date, day }: Dates): string | undefined {
  if (startedAt !== null) return `Since ${date(startedAt)}`;
  return startsOn !== null && status === "terms_agreed" ? `Starts ${day(startsOn)}` : undefined;
}

function endNote({ endedAt, projectDeadline }: Contract, { date, day }: Dates): string | undefined {
  if (endedAt !== null) return date(endedAt);
  return projectDeadline === null ? undefined : `Due ${day(projectDeadline)}`;
}
