import { contractMoves } from "@caseload/contract/lifecycles";
import { limits } from "@caseload/contract/limits";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { tryMove } from "./move-contract.ts";
import { lastUnopposable } from "./objection-period.ts";
import { recordTimelineEvent } from "./record-timeline-event.ts";
import { notifyParties } from "./notify-parties.ts";

/** Contracts of one run; the next minute's run takes the rest. */
const max = 500;

/** Scheduled: completes what was asked for 96 hours ago without an objection; answers how many. */
export async function completeUnopposedContracts(db: Db, now: Date): Promise<number> {
  const unopposed = lte(contracts.completionRequestedAt, lastUnopposable(now));
  const due = await db
    .select({ contract: contracts, title: jobs.title })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .where(and(inArray(contracts.status, [...contractMoves.complete.from]), unopposed))
    .orderBy(asc(contracts.completionRequestedAt), asc(contracts.id))
    .limit(max);
  let completed = 0;
  for (const { contract, title } of due) {
    await db.transaction(async (tx) => {
      if (!(await tryMove(tx, contract.id, contractMoves.complete, { endedAt: now }, unopposed))) return;
      const note = `No objection within ${limits.completionObjectionHours} hours.`;
      await recordTimelineEvent(tx, { contractId: contract.id, kind: "completed", actorId: null, note }, now);
      const words = { title: "Project completed", message: `The requested completion of ${title} stands.` };
      await notifyParties(tx, contract, null, { ...words, priority: "medium" }, now);
      completed += 1;
    });
  }
  return completed;
}
