import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** A person's postings for a firm pass to a colleague, because the person leaves the firm. Somebody is there for them again. */
export async function handOverPostings(
  tx: Tx,
  { firmId, fromId, toId }: { firmId: number; fromId: number; toId: number },
): Promise<void> {
  await tx
    .update(jobs)
    .set({ postedById: toId, hidden: false })
    .where(and(eq(jobs.firmId, firmId), eq(jobs.postedById, fromId)));
}
