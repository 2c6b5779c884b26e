import { refusals } from "@caseload/contract/refusals";
import type { Db } from "../../../platform/db/database.ts";
import { missing } from "../../../platform/http/http-error.ts";
import { findParalegal } from "../directory/queries.ts";
import { type JobForInviteRow, listJobsForInvite } from "./queries.ts";

interface Pair {
  firmId: number;
  paralegalId: number;
}

/**
 * The firm's open positions, and how a paralegal stands to each.
 * @throws Refusal 404 without such a paralegal
 */
export async function findPositions(db: Db, pair: Pair, now: Date): Promise<JobForInviteRow[]> {
  if (!(await findParalegal(db, pair.paralegalId))) throw missing(refusals.profileNotFound);
  return listJobsForInvite(db, pair, now);
}

/** One of them. @throws Refusal 404 once it is closed */
export async function findPosition(db: Db, pair: Pair, jobId: number, now: Date): Promise<JobForInviteRow> {
  const [row] = await listJobsForInvite(db, pair, now, jobId);
  if (!row) throw missing(refusals.jobNotFound);
  return row;
}
