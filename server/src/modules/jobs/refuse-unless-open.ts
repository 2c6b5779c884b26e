import type { JobStatus } from "@caseload/contract/lifecycles";
import { refusals } from "@caseload/contract/refusals";
import { conflict } from "../../refusal.ts";

/**
 * Only open jobs take applications; a deadline that has passed closes a job before the scheduled task does (PRODUCT.md).
 * @throws Refusal 409 for a closed or filled one
 */
export function refuseUnlessOpen(job: { status: JobStatus; closesAt: Date | null }, now: Date): void {
  if (job.status === "filled") throw conflict(refusals.positionFilled);
  if (job.status !== "open" || (job.closesAt && job.closesAt <= now)) throw conflict(refusals.positionClosed);
}
