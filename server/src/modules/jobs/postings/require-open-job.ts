import type { JobStatus } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { conflict } from "../../../platform/http/http-error.ts";

interface Given {
  status: JobStatus;
  closesAt: Date | null;
  pausedAt: Date | null;
}

/**
 * Only open jobs take applications; a deadline that has passed closes a job before the scheduled task does (PRODUCT.md).
 * @throws HttpError 409 for a closed, filled or paused one
 */
export function requireOpenJob(job: Given, now: Date): void {
  if (job.status === "filled") throw conflict(errorMessages.positionFilled);
  if (job.status !== "open" || (job.closesAt && job.closesAt <= now))
    throw conflict(errorMessages.positionClosed);
  if (job.pausedAt) throw conflict(errorMessages.positionPaused);
}
