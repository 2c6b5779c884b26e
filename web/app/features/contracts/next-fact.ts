/** The "Next step" of a contract's page: what, and who or when. */
import { objectionDeadline } from "@caseload/contract/engagements/contract-due";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { formatHours } from "@caseload/contract/engagements/money-text";
import type { TimeSummary } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { clip } from "~/lib/format.ts";
import { type Dates, nextText, stepLabels } from "./contract-text.ts";
import { isCompletionRequested, nextStep, otherSide, waitsForViewer } from "./next-step.ts";

/** What is recorded, and whose move it is: of calls that contracts without time do not make. */
export interface RecordedTime {
  readonly summary: TimeSummary | undefined;
  /** Latest week first. */
  readonly sheets: readonly Timesheet[];
}

interface Fact {
  readonly figure: string;
  readonly note?: string;
  /** Whether it is the viewer's move. */
  readonly isOwn?: boolean;
}

const firstName = (name: string): string => name.split(" ", 1)[0] ?? name;

/** The oldest timesheet that the viewer may approve, or the paralegal's own time to submit. */
function timeFact(
  { viewerSide, paralegal }: ContractDetail,
  { summary, sheets }: RecordedTime,
  dates: Dates,
) {
  const sheet = sheets.findLast(({ mayDecide }) => mayDecide);
  if (sheet)
    return {
      figure: "Approve time",
      note: `${formatHours(sheet.minutes)} h submitted ${dates.date(sheet.submittedAt)} by ${paralegal.name}`,
      isOwn: true,
    };
  if (viewerSide !== "paralegal" || summary === undefined) return null;
  const { returnedMinutes, draftMinutes } = summary;
  if (returnedMinutes > 0)
    return {
      figure: "Resubmit returned time",
      note: `${formatHours(returnedMinutes)} h returned`,
      isOwn: true,
    };
  if (draftMinutes <= 0) return null;
  return { figure: "Submit this week's time", note: `${formatHours(draftMinutes)} h in drafts` };
}

/** The first deliverable that the viewer is to answer, or was returned to them. */
function workFact(deliverables: readonly Deliverable[], dates: Dates): Fact | null {
  const submitted = deliverables.find(({ may }) => may.decide);
  const last = submitted?.submissions.at(-1);
  if (submitted && last)
    return {
      figure: "Review a deliverable",
      note: `${clip(submitted.title, 60)}, submitted ${dates.date(last.submittedAt)}`,
      isOwn: true,
    };
  const returned = deliverables.find(({ status, may }) => may.submit && status === "returned");
  return returned ? { figure: "Resubmit a deliverable", note: clip(returned.title, 60), isOwn: true } : null;
}

/** @param deliverables by due date */
export function nextFact(
  contract: ContractDetail,
  dates: Dates,
  time: RecordedTime,
  deliverables: readonly Deliverable[],
): Fact {
  const { status, viewerSide, completionRequestedAt, openAmendment, turn, paralegal } = contract;
  if (status === "pending_terms") return termsFact(contract, dates);
  if (isCompletionRequested(contract) && completionRequestedAt !== null) {
    const deadline = dates.dateTime(objectionDeadline(completionRequestedAt));
    return waitsForViewer(contract)
      ? { figure: "Confirm completion", note: `${firstName(paralegal.name)} asks, object by ${deadline}` }
      : { figure: "Completion requested", note: `Auto-completes ${deadline}` };
  }
  const ofTime = timeFact(contract, time, dates);
  const ofWork = workFact(deliverables, dates);
  const own = ofTime?.isOwn ? ofTime : (ofWork ?? ofTime);
  if (own && !waitsForViewer(contract)) return own;
  if (openAmendment !== null && turn !== null) {
    const { version, createdAt, authorName, signatures } = openAmendment;
    if (!waitsForViewer(contract))
      return { figure: `Awaiting ${contract[turn].name}`, note: `To respond to version ${version}` };
    const signed = signatures.find(({ side }) => side === otherSide(viewerSide));
    return {
      figure: "Respond to the amendment",
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
