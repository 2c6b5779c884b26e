/** What is recorded against a cap, in the order of the bar. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { TimeSummary } from "@caseload/contract/engagements/time-entries";

export interface CapPart {
  readonly key: "invoiced" | "approved" | "submitted" | "draft";
  readonly label: string;
  readonly minutes: number;
}

/** Parts without time are left out. Returned time counts as a draft until it is submitted again. */
export function capParts(summary: TimeSummary): readonly CapPart[] {
  const { invoicedMinutes, approvedMinutes, submittedMinutes, draftMinutes, returnedMinutes } = summary;
  const parts = [
    { key: "invoiced", label: "invoiced", minutes: invoicedMinutes },
    { key: "approved", label: "approved", minutes: approvedMinutes },
    { key: "submitted", label: "submitted", minutes: submittedMinutes },
    { key: "draft", label: "drafts", minutes: draftMinutes + returnedMinutes },
  ] as const;
  return parts.filter(({ minutes }) => minutes > 0);
}

/** Minutes at which both sides are notified. */
export const noticeMinutes = (capMinutes: number): number =>
  (capMinutes * engagementLimits.capNoticePercent) / 100;
