import type { Party } from "@caseload/contract/jobs/jobs";
import { asc, eq } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { jobParties } from "../../../platform/db/schema/jobs.ts";

/** The parties to a posting's matter. Check canManage first: only those who manage the posting may read them. */
export const findParties = (db: Reader, jobId: number): Promise<Party[]> =>
  db
    .select({ name: jobParties.name, role: jobParties.role })
    .from(jobParties)
    .where(eq(jobParties.jobId, jobId))
    .orderBy(asc(jobParties.id));

/** Replaces a posting's parties; undefined leaves them as they are. */
export async function replaceParties(
  tx: Tx,
  jobId: number,
  parties: readonly Party[] | undefined,
): Promise<void> {
  if (!parties) return;
  await tx.delete(jobParties).where(eq(jobParties.jobId, jobId));
  if (parties.length > 0)
    await tx.insert(jobParties).values(parties.map(({ name, role }) => ({ jobId, name, role })));
}
