import { errorMessages } from "@caseload/contract/error-messages";
import type { Db } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findParalegal } from "../directory/queries.ts";
import { type JobForInviteRow, listJobsForInvite } from "./queries.ts";

interface Pair {
  firmId: number;
  paralegalId: number;
}

/**
 * The firm's open positions, and how a paralegal stands to each.
 * @throws HttpError 404 without such a paralegal
 */
export async function findPositions(db: Db, pair: Pair, now: Date): Promise<JobForInviteRow[]> {
  if (!(await findParalegal(db, pair.paralegalId))) throw notFound(errorMessages.profileNotFound);
  return listJobsForInvite(db, pair, now);
}

/** One of them. @throws HttpError 404 once it is closed */
export async function findPosition(db: Db, pair: Pair, jobId: number, now: Date): Promise<JobForInviteRow> {
  const [row] = await listJobsForInvite(db, pair, now, jobId);
  if (!row) throw notFound(errorMessages.jobNotFound);
  return row;
}
