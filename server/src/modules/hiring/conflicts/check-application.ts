import { conflictLimits, type ConflictStatus } from "@caseload/contract/hiring/conflict-statuses";
import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import {
  applicationConflicts,
  conflictEvents,
  ledgerEntries,
} from "../../../platform/db/schema/conflicts.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { findParties, openParty } from "../../jobs/postings/parties.ts";
import { compareLists, keysOfParties } from "./compare-lists.ts";
import { findLedgerAt } from "./ledger-entries.ts";
import { findCandidates } from "./ledger-index.ts";
import { coversAll, openPairs, sealPairs } from "./matched-pairs.ts";
import { ledgerDelayMs } from "./record-change.ts";
import { reportChurn } from "../../jobs/postings/report-churn.ts";

const dayMs = 86_400_000;

type Check = typeof applicationConflicts.$inferSelect;

async function lockCheck(tx: Tx, applicationId: number): Promise<Check> {
  await tx
    .insert(applicationConflicts)
    .values({ applicationId, status: "not_checked" })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(applicationConflicts)
    .where(eq(applicationConflicts.applicationId, applicationId))
    .for("update");
  if (!row) throw new Error(`Application ${applicationId} has no check.`);
  return row;
}

/**
 * When later changes of the ledger reach the application, after a check that saw the ledger as of `seen`: all together,
 * 24 hours after this check at the earliest. Checks at the instants of the changes would tell which of them matched.
 */
async function nextDue(tx: Tx, ownerId: number, seen: Date, now: Date): Promise<Date | null> {
  const { changedAt, supersededAt } = ledgerEntries;
  const [later] = await tx
    .select({
      changedAt: sql<Date | null>`min(${changedAt}) filter (where ${gt(changedAt, seen)})`.mapWith(changedAt),
      supersededAt: sql<Date | null>`min(${supersededAt}) filter (where ${gt(supersededAt, seen)})`.mapWith(
        supersededAt,
      ),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.ownerId, ownerId));
  const first = [later?.changedAt, later?.supersededAt].flatMap((at) => at?.getTime() ?? []);
  return first.length === 0 ? null : new Date(Math.max(Math.min(...first), now.getTime()) + ledgerDelayMs);
}

const decided: readonly ConflictStatus[] = ["cleared", "overridden"];

/** What a new check resets, unless a decision covers all of its pairs. */
const undecided = {
  firmConsent: null,
  paralegalConsent: null,
  comparedAt: null,
  decidedById: null,
  decidedAt: null,
  reason: null,
};

/**
 * Compares a posting's parties with the applicant's ledger and stores the outcome. The same statements run whether or
 * not something matches. Call it while the job's row is locked, so that the parties stay.
 * @returns the new status, and whether a possible conflict has arisen
 */
export async function checkApplication(
  tx: Tx,
  names: NameSeal,
  applicationId: number,
  now: Date,
  onApplying = false,
): Promise<{ status: ConflictStatus; arisen: boolean }> {
  const before = await lockCheck(tx, applicationId);
  const [application] = await tx.select().from(applications).where(eq(applications.id, applicationId));
  if (!application) throw new Error(`There is no application ${applicationId}.`);
  const { jobId, paralegalId, createdAt } = application;
  const seen = new Date(Math.max(createdAt.getTime(), now.getTime() - ledgerDelayMs));
  const parties = (await findParties(tx, jobId)).map((party) => openParty(names, party));
  const marks = await findLedgerAt(tx, paralegalId, seen);
  const candidates = await findCandidates(tx, names, paralegalId, marks, keysOfParties(parties));
  const pairs = compareLists(names, parties, candidates);
  const isCompared = parties.length > 0 && marks.length > 0;
  const earlier = openPairs(names, before.matches);
  const isCovered = coversAll(earlier, pairs);
  const keepsDecision = decided.includes(before.status) && isCovered;
  const fresh: ConflictStatus = !isCompared ? "not_checked" : pairs.length > 0 ? "possible" : "none";
  const status = keepsDecision ? before.status : fresh;
  const keepsAnswers = keepsDecision || (before.status === "possible" && isCovered && status === "possible");
  await tx
    .update(applicationConflicts)
    .set({
      ...(!keepsAnswers && undecided),
      status,
      checkedAt: isCompared ? now : null,
      dueAt: await nextDue(tx, paralegalId, seen, now),
      matches: keepsDecision ? before.matches : sealPairs(names, pairs),
    })
    .where(eq(applicationConflicts.applicationId, applicationId));
  await tx.insert(conflictEvents).values({ applicationId, kind: "checked", status, onApplying, at: now });
  return { status, arisen: status === "possible" && !(before.status === "possible" && isCovered) };
}

/**
 * The check of an application that was just sent. Beyond the day's number of checked applications it stays unchecked
 * for 24 hours.
 */
export async function checkNewApplication(
  tx: Tx,
  names: NameSeal,
  { id, paralegalId }: { id: number; paralegalId: number },
  now: Date,
): Promise<ConflictStatus> {
  const [row] = await tx
    .select({ checked: count() })
    .from(conflictEvents)
    .innerJoin(applications, eq(applications.id, conflictEvents.applicationId))
    .where(
      and(
        eq(applications.paralegalId, paralegalId),
        eq(conflictEvents.onApplying, true),
        gt(conflictEvents.at, new Date(now.getTime() - dayMs)),
      ),
    );
  const checked = row?.checked ?? 0;
  if (checked < conflictLimits.checkedApplicationsADay)
    return (await checkApplication(tx, names, id, now, true)).status;
  await lockCheck(tx, id);
  await tx
    .update(applicationConflicts)
    .set({
      ...undecided,
      status: "not_checked",
      checkedAt: null,
      matches: null,
      dueAt: new Date(now.getTime() + dayMs),
    })
    .where(eq(applicationConflicts.applicationId, id));
  if (checked === conflictLimits.checkedApplicationsADay)
    await reportChurn(tx, paralegalId, `more than ${checked} checked applications in 24 hours`, now);
  return "not_checked";
}

/**
 * The status that an acceptance depends on, after a check that is due. An application that waits for tomorrow's check is
 * checked now: the firm asks, not the applicant.
 */
export async function requireChecked(
  tx: Tx,
  names: NameSeal,
  applicationId: number,
  now: Date,
): Promise<ConflictStatus> {
  const { status, dueAt } = await lockCheck(tx, applicationId);
  const isDue = dueAt !== null && (dueAt <= now || status === "not_checked");
  return isDue ? (await checkApplication(tx, names, applicationId, now)).status : status;
}
