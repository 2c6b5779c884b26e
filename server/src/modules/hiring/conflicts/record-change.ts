import { conflictErrorMessages, conflictLimits } from "@caseload/contract/hiring/conflict-statuses";
import { activeContractStatuses, applicationMoves } from "@caseload/contract/lifecycles";
import { and, eq, exists, gt, inArray, isNull, or, sql, sum } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { applicationConflicts, ledgerChanges, ledgerEntries } from "../../../platform/db/schema/conflicts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { reportChurn } from "../../jobs/postings/report-churn.ts";

const hourMs = 3_600_000;
export const ledgerDelayMs = conflictLimits.ledgerDelayHours * hourMs;
const dayMs = 24 * hourMs;

/** Changes of the last 24 hours. */
export async function countChanges(db: Reader, ownerId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - dayMs);
  const [row] = await db
    .select({ total: sum(ledgerChanges.weight).mapWith(Number) })
    .from(ledgerChanges)
    .where(and(eq(ledgerChanges.ownerId, ownerId), gt(ledgerChanges.at, since)));
  return row?.total ?? 0;
}

/** Returns the seconds until a change of a weight is possible: enough of the last 24 hours' changes are older by then. */
async function secondsUntilAllowed(db: Reader, ownerId: number, weight: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - dayMs);
  const changes = await db
    .select({ weight: ledgerChanges.weight, at: ledgerChanges.at })
    .from(ledgerChanges)
    .where(and(eq(ledgerChanges.ownerId, ownerId), gt(ledgerChanges.at, since)))
    .orderBy(ledgerChanges.at);
  let left = changes.reduce((total, change) => total + change.weight, 0);
  const last = changes.find((change) => {
    left -= change.weight;
    return left + weight <= conflictLimits.ledgerChangesADay;
  });
  return ((last?.at ?? now).getTime() + dayMs - now.getTime()) / 1_000;
}

/** Undecided applications, and those with a live contract. */
export function isRunning(db: Reader) {
  const live = db
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.applicationId, applications.id),
        inArray(contracts.status, [...activeContractStatuses]),
      ),
    );
  return or(inArray(applications.status, [...applicationMoves.accept.from]), exists(live));
}

/** The change reaches the paralegal's running applications after 24 hours. A check that is due earlier stays so. */
async function scheduleChecks(tx: Tx, ownerId: number, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + ledgerDelayMs);
  const running = await tx
    .select({ applicationId: applications.id })
    .from(applications)
    .where(and(eq(applications.paralegalId, ownerId), isRunning(tx)));
  if (running.length === 0) return;
  await tx
    .insert(applicationConflicts)
    .values(running.map((row) => ({ ...row, status: "not_checked" as const, dueAt })))
    .onConflictDoUpdate({
      target: applicationConflicts.applicationId,
      set: { dueAt: sql`least(${applicationConflicts.dueAt}, excluded.due_at)` },
    });
}

/**
 * Counts a change of a ledger and schedules the checks that follow from it. Call it first in the transaction: it
 * serializes the changes of one person.
 * @param weight what the change counts as
 * @param added parties that it adds
 * @throws HttpError 429 beyond the changes of a day, 409 when the ledger is full
 */
export async function recordChange(
  tx: Tx,
  ownerId: number,
  { weight, added }: { weight: number; added: number },
  now: Date,
): Promise<void> {
  await lockActiveUser(tx, ownerId, "no key update");
  const before = await countChanges(tx, ownerId, now);
  if (before + weight > conflictLimits.ledgerChangesADay)
    throw new HttpError(429, conflictErrorMessages.tooManyChanges, {
      retryAfter: await secondsUntilAllowed(tx, ownerId, weight, now),
    });
  const size = await tx.$count(
    ledgerEntries,
    and(eq(ledgerEntries.ownerId, ownerId), isNull(ledgerEntries.supersededAt)),
  );
  if (added > 0 && size + added > conflictLimits.ledgerEntries)
    throw conflict(conflictErrorMessages.ledgerFull);
  await tx.insert(ledgerChanges).values({ ownerId, weight, at: now });
  if (before + weight === conflictLimits.ledgerChangesADay)
    await reportChurn(tx, ownerId, `${conflictLimits.ledgerChangesADay} ledger changes in 24 hours`, now);
  await scheduleChecks(tx, ownerId, now);
  await announce(tx, { to: [ownerId], topics: ["conflicts"] });
}
