import { and, asc, eq, isNull, lt, lte } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { applicationConflicts, ledgerEntries } from "../../../platform/db/schema/conflicts.ts";
import { jobParties } from "../../../platform/db/schema/jobs.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { defineTask, everyMinute, handleTask } from "../../../platform/tasks/task.ts";
import { findReviewers } from "../applications/find-reviewers.ts";
import { lockJob } from "../../jobs/postings/lock-job.ts";
import { checkJobConflictsTask, sealParty } from "../../jobs/postings/parties.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { checkApplication } from "./check-application.ts";
import { markIndexesOld, renewLedgerIndexes } from "./ledger-index.ts";
import { arisenNotice, conflictNotice } from "./notices.ts";
import { isRunning, ledgerDelayMs } from "./record-change.ts";

export interface ConflictTaskDeps {
  db: Db;
  clock: () => Date;
  nameSeal: NameSeal;
}

/** Checks per run; the next minute's run does the rest. */
const batchSize = 200;

const topics = ["applications", "contracts", "conflicts"] as const;

async function checkOne({ db, nameSeal }: ConflictTaskDeps, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [application] = await tx
      .select({ jobId: applications.jobId, paralegalId: applications.paralegalId })
      .from(applications)
      .where(and(eq(applications.id, id), isRunning(tx)));
    if (!application) {
      await tx
        .update(applicationConflicts)
        .set({ dueAt: null })
        .where(eq(applicationConflicts.applicationId, id));
      return;
    }
    const job = await lockJob(tx, application.jobId, "no key update");
    if (!job) return;
    const { arisen } = await checkApplication(tx, nameSeal, id, now);
    if (arisen) {
      const about = { applicationId: id, paralegalId: application.paralegalId, jobTitle: job.title };
      await notify(tx, conflictNotice(id, job), topics, now);
      await notify(tx, arisenNotice(about), topics, now);
    }
    const reviewers = await findReviewers(tx, job);
    const to = [...new Set([application.paralegalId, job.postedById, ...reviewers])];
    await announce(tx, { to, topics });
  });
}

async function checkDue(deps: ConflictTaskDeps, jobId?: number): Promise<number> {
  const now = deps.clock();
  const due = await deps.db
    .select({ id: applicationConflicts.applicationId })
    .from(applicationConflicts)
    .innerJoin(applications, eq(applications.id, applicationConflicts.applicationId))
    .where(
      and(
        lte(applicationConflicts.dueAt, now),
        jobId === undefined ? undefined : eq(applications.jobId, jobId),
      ),
    )
    .orderBy(asc(applicationConflicts.dueAt), asc(applicationConflicts.applicationId))
    .limit(batchSize);
  for (const { id } of due) await checkOne(deps, id, now);
  return due.length;
}

/** Encrypts names of parties from before names were encrypted. */
async function sealFormerParties({ db, nameSeal }: ConflictTaskDeps): Promise<void> {
  const rows = await db.select().from(jobParties).where(isNull(jobParties.sealed)).limit(batchSize);
  for (const { id, name, role } of rows) {
    const { sealed } = sealParty(nameSeal, { name: name ?? "", aliases: [], role });
    await db
      .update(jobParties)
      .set({ name: null, sealed })
      .where(and(eq(jobParties.id, id), isNull(jobParties.sealed)));
  }
}

/** Deletes what ledgers held before, once no check looks back to it. */
async function deleteSuperseded({ db, clock }: ConflictTaskDeps): Promise<void> {
  const before = new Date(clock().getTime() - 2 * ledgerDelayMs);
  const deleted = await db
    .delete(ledgerEntries)
    .where(lt(ledgerEntries.supersededAt, before))
    .returning({ ownerId: ledgerEntries.ownerId });
  await markIndexesOld(
    db,
    deleted.map(({ ownerId }) => ownerId),
  );
}

/** Scheduled: repeats the checks that are due. */
export const checkDueConflicts = defineTask<object, ConflictTaskDeps>(
  "check-due-conflicts",
  { payload: z.object({}), ...everyMinute },
  async (_payload, deps) => {
    await sealFormerParties(deps);
    await checkDue(deps);
    await deleteSuperseded(deps);
    await renewLedgerIndexes(deps.db, deps.nameSeal);
  },
);

/** Repeats the checks of a posting's applications at once, after its parties changed. */
export const checkJobConflicts = handleTask<{ jobId: number }, ConflictTaskDeps>(
  checkJobConflictsTask,
  async ({ jobId }, deps) => {
    await checkDue(deps, jobId);
  },
);
