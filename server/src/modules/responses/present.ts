import type { OwnJob } from "@caseload/contract/jobs";
import { responseRules } from "@caseload/contract/response-rules";
import type { Responsiveness } from "@caseload/contract/responsiveness";
import { daysBefore, type ResponsesRow, type Wait } from "./queries.ts";
import { isTooLong } from "./silent-days.ts";

export function presentResponses(row: ResponsesRow | undefined, now: Date): Responsiveness {
  const newSince = daysBefore(now, responseRules.newForDays);
  return {
    medianDays: row?.medianDays ?? null,
    replyPercent: row?.replyPercent ?? null,
    isNew: row !== undefined && row.joinedAt > newSince,
  };
}

/** A pause that was announced is told only as long as somebody will have waited for so long. */
export function presentSilence(wait: Wait | undefined, timeZone: string, now: Date): OwnJob["silence"] {
  if (!wait) return { waiting: 0, since: null, pausesAt: null, mayResume: true };
  const { waiting, since, pausesAt } = wait;
  return {
    waiting,
    since: since.toISOString(),
    pausesAt: pausesAt && isTooLong(since, pausesAt, timeZone) ? pausesAt.toISOString() : null,
    mayResume: !isTooLong(since, now, timeZone),
  };
}
