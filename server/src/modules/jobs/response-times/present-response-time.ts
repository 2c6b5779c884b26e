import { responseRules } from "@caseload/contract/jobs/response-rules";
import type { Responsiveness } from "@caseload/contract/jobs/responsiveness";

const dayMs = 86_400_000;

interface Counted {
  joinedAt: Date;
  medianDays: number | null;
  replyPercent: number | null;
}

/** A law office's figure as applicants read it. */
export const figureOf = ({ joinedAt, medianDays, replyPercent }: Counted, now: Date): Responsiveness => ({
  medianDays,
  replyPercent,
  isNew: now.getTime() - joinedAt.getTime() < responseRules.newForDays * dayMs,
});

/** Of a law office that is not there any more. */
export const noFigure: Responsiveness = { medianDays: null, replyPercent: null, isNew: false };
