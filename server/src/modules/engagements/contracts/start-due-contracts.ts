import { contractMoves } from "@caseload/contract/lifecycles";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";
import { tryMove } from "./move-contract.ts";
import { recordTimelineEvent } from "./record-timeline-event.ts";
import { notifyParties } from "./notify-parties.ts";

/** Contracts of one run; the next minute's run takes the rest. */
const max = 500;

/** Agreed contracts whose start date has come in the attorney's time zone. No zone is more than a day ahead of UTC. */
async function findDue(db: Db, now: Date) {
  const rows = await db
    .select({ contract: contracts, title: jobs.title, timeZone: users.timeZone })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(users, eq(users.id, contracts.attorneyId))
    .where(
      and(
        inArray(contracts.status, [...contractMoves.start.from]),
        lte(contracts.startsOn, plusDays(dayIn(now, "UTC"), 1)),
      ),
    )
    .orderBy(asc(contracts.startsOn), asc(contracts.id))
    .limit(max);
  return rows.filter(
    ({ contract, timeZone }) => contract.startsOn !== null && contract.startsOn <= dayIn(now, timeZone),
  );
}

/** Scheduled: starts agreed work whose day has come; answers how many. Repeating it changes nothing. */
export async function startDueContracts(db: Db, now: Date): Promise<number> {
  let started = 0;
  for (const { contract, title } of await findDue(db, now)) {
    await db.transaction(async (tx) => {
      if (!(await tryMove(tx, contract.id, contractMoves.start, { startedAt: now }))) return;
      const note = "The start date arrived.";
      await recordTimelineEvent(tx, { contractId: contract.id, kind: "started", actorId: null, note }, now);
      const words = { title: "Work has started", message: `Today is the start date of ${title}.` };
      await notifyParties(tx, contract, null, { ...words, priority: "medium" }, now);
      started += 1;
    });
  }
  return started;
}
