import { contractMoves } from "@caseload/contract/lifecycles";
import { conflictErrorMessages } from "@caseload/contract/hiring/conflict-statuses";
import { and, asc, eq, inArray, isNull, lte, notExists, or } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { screeningMemos } from "../../../platform/db/schema/conflicts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { moveContract, tryMoveContract } from "./move-contract.ts";
import { notifyParties } from "./notify-parties.ts";
import { requireActingParty } from "./queries.ts";

const move = contractMoves.start;

/**
 * Starts the agreed work for the firm, on its start date or before.
 * @throws HttpError 404 for everyone else, 409 when the status does not allow it
 */
export async function startContract(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { contract, job, side, conflict: check } = await requireActingParty(tx, actor, id, "attorney");
    if (check?.screening === "open") throw conflict(conflictErrorMessages.acknowledgeFirst);
    const event = { kind: "started", actorId: actor.id } as const;
    await moveContract(tx, id, { move, changes: { startedAt: now }, event }, now);
    const message = `${fullName(actor)} started the contract for ${job.title}.`;
    await notifyParties(
      tx,
      contract,
      side,
      { aboutId: actor.id, title: "Work has started", message, priority: "high" },
      now,
    );
  });
}

/** Contracts per run; the next minute's run takes the rest. */
const batchSize = 500;

/** Agreed contracts whose start date has come in the attorney's time zone. No zone is more than a day ahead of UTC. */
async function findDueContracts(db: Db, now: Date) {
  const unacknowledged = db
    .select({ id: screeningMemos.applicationId })
    .from(screeningMemos)
    .where(
      and(
        eq(screeningMemos.applicationId, contracts.applicationId),
        or(isNull(screeningMemos.attorneyAt), isNull(screeningMemos.paralegalAt)),
      ),
    );
  const rows = await db
    .select({ contract: contracts, title: jobs.title, timeZone: users.timeZone })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(users, eq(users.id, contracts.attorneyId))
    .where(
      and(
        inArray(contracts.status, [...move.from]),
        lte(contracts.startsOn, plusDays(dayIn(now, "UTC"), 1)),
        notExists(unacknowledged),
      ),
    )
    .orderBy(asc(contracts.startsOn), asc(contracts.id))
    .limit(batchSize);
  return rows.filter(
    ({ contract, timeZone }) => contract.startsOn !== null && contract.startsOn <= dayIn(now, timeZone),
  );
}

/** Scheduled: starts agreed work whose start date has come. Returns how many; repeating it changes nothing. */
export async function startDueContracts(db: Db, now: Date): Promise<number> {
  const event = { kind: "started", actorId: null, note: "The start date arrived." } as const;
  let started = 0;
  for (const { contract, title } of await findDueContracts(db, now)) {
    await db.transaction(async (tx) => {
      if (!(await tryMoveContract(tx, contract.id, { move, changes: { startedAt: now }, event }, now)))
        return;
      const text = { title: "Work has started", message: `${title} starts today.` };
      await notifyParties(tx, contract, null, { ...text, priority: "medium" }, now);
      started += 1;
    });
  }
  return started;
}
