import { contractMoves } from "@caseload/contract/lifecycles";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { and, asc, eq, gt, inArray, lt, lte, type SQL } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import type { Hooks } from "../../../platform/hooks.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts, contractVersions } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { dayIn, formatLongDate } from "../../../platform/calendar-day.ts";
import { tryMoveContract } from "./move-contract.ts";
import { notifyParties } from "./notify-parties.ts";

const { expiryDays, expiryReminderDays } = engagementLimits;
const dayMs = 86_400_000;

/** Contracts per run; the next minute's run takes the rest. */
const batchSize = 500;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Contracts whose latest terms are unsigned and meet a condition. Each new version restarts the time. */
const findUnsigned = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      contract: contracts,
      title: jobs.title,
      proposedAt: contractVersions.createdAt,
      timeZone: users.timeZone,
    })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(users, eq(users.id, contracts.attorneyId))
    .innerJoin(
      contractVersions,
      and(eq(contractVersions.contractId, contracts.id), eq(contractVersions.status, "open")),
    )
    .where(and(inArray(contracts.status, [...contractMoves.agree.from]), condition))
    .orderBy(asc(contractVersions.createdAt), asc(contracts.id))
    .limit(batchSize);

/**
 * Scheduled: cancels contracts that were not signed within 14 days. A filled job stays filled, with a free position: the
 * firm may accept another applicant, who is still pending, or reopen it. Runners-up of a job that is open already are
 * restored, as by a cancellation. Returns how many contracts expired.
 */
export async function expireUnsignedContracts(
  { db, hooks }: { db: Db; hooks: Pick<Hooks, "restoreBackups"> },
  now: Date,
): Promise<number> {
  const reason = `Not signed within ${expiryDays} days.`;
  const changes = { endedAt: now, cancelReason: reason };
  const isUnsigned = inArray(contracts.status, [...contractMoves.agree.from]);
  let expired = 0;
  const due = await findUnsigned(db, lte(contractVersions.createdAt, daysBefore(now, expiryDays)));
  for (const { contract, title } of due) {
    const event = { kind: "expired", actorId: null, note: reason, version: contract.version } as const;
    const move = { move: contractMoves.cancel, changes, event };
    await db.transaction(async (tx) => {
      // A version proposed meanwhile gives both sides another 14 days.
      const isSameVersion = eq(contracts.version, contract.version);
      if (!(await tryMoveContract(tx, contract.id, move, now, and(isUnsigned, isSameVersion)))) return;
      await hooks.restoreBackups(tx, contract.jobId, now);
      const message = `The terms for ${title} were not signed within ${expiryDays} days. The contract has been canceled. The firm can accept another applicant or reopen the job.`;
      await notifyParties(tx, contract, null, { title: "Contract expired", message, priority: "high" }, now);
      expired += 1;
    });
  }
  return expired;
}

/** Scheduled: reminds both sides of unsigned terms after 3 and 10 days, once each. Returns how many. */
export async function remindOfUnsignedContracts(db: Db, now: Date): Promise<number> {
  let reminded = 0;
  // The later reminder first, so that it replaces an earlier one that was never sent.
  for (const [index, days] of [...expiryReminderDays.entries()].reverse()) {
    const isDue = and(
      lte(contractVersions.createdAt, daysBefore(now, days)),
      gt(contractVersions.createdAt, daysBefore(now, expiryDays)),
      lt(contracts.expiryReminders, index + 1),
    );
    for (const { contract, title, proposedAt, timeZone } of await findUnsigned(db, isDue)) {
      await db.transaction(async (tx) => {
        const marked = await tx
          .update(contracts)
          .set({ expiryReminders: index + 1 })
          .where(
            and(
              eq(contracts.id, contract.id),
              eq(contracts.version, contract.version),
              inArray(contracts.status, [...contractMoves.agree.from]),
              lt(contracts.expiryReminders, index + 1),
            ),
          )
          .returning({ id: contracts.id });
        if (marked.length === 0) return;
        const lastDay = dayIn(new Date(proposedAt.getTime() + expiryDays * dayMs), timeZone);
        const message = `The terms for ${title} expire on ${formatLongDate(lastDay)} unless both parties sign them.`;
        await notifyParties(
          tx,
          contract,
          null,
          { title: "Terms not signed yet", message, priority: "medium" },
          now,
        );
        reminded += 1;
      });
    }
  }
  return reminded;
}
