import { applicantLimits, type PlannedStatus } from "@caseload/contract/hiring/applicant-options";
import { applicantEndpoints } from "@caseload/contract/hiring/applicants";
import { applicationMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray, lte } from "drizzle-orm";
import { z } from "zod";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications, plannedDecisions } from "../../../platform/db/schema/applications.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { decideWithin } from "./decide-application.ts";
import { isReceivedBy, type Reviewer } from "./queries.ts";

interface Plan {
  applicationIds: readonly number[];
  status: PlannedStatus;
  reason: string | null;
}

interface DecisionTaskDeps {
  db: Db;
  clock: () => Date;
  nameSeal: NameSeal;
}

const moves = { reviewing: applicationMoves.shortlist, rejected: applicationMoves.reject } as const;

const announceToReviewers = async (tx: Tx, { id, firmId }: Pick<Reviewer, "id" | "firmId">): Promise<void> =>
  announce(tx, {
    to: [...new Set([id, ...(await findColleaguesWho(tx, "application:review", firmId))])],
    topics: applicantEndpoints.planDecisions.changes,
  });

/** Decisions that one task makes besides its own. */
const maxDue = 200;

type PlanKey = Pick<typeof plannedDecisions.$inferSelect, "applicationId" | "plannedAt">;

/** Makes a planned decision, unless it was undone, replaced, or is not possible any more. */
async function makeDecision({ db, clock, nameSeal }: DecisionTaskDeps, key: PlanKey): Promise<void> {
  const isPlanned = and(
    eq(plannedDecisions.applicationId, key.applicationId),
    eq(plannedDecisions.plannedAt, key.plannedAt),
  );
  try {
    await db.transaction(async (tx) => {
      const [plan] = await tx.delete(plannedDecisions).where(isPlanned).returning();
      if (!plan) return;
      const [decider] = await tx
        .select({ id: users.id, firmId: users.firmId, primaryRole: users.primaryRole })
        .from(users)
        .where(eq(users.id, plan.decidedById));
      if (decider) await decideWithin(tx, nameSeal, decider, plan.applicationId, plan, clock());
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // Decided by a colleague or withdrawn in the meantime.
    await db.delete(plannedDecisions).where(isPlanned);
  }
}

/**
 * Makes a planned decision, and all others that are due: delayed tasks are found by polling, and twenty decisions would
 * take ten polls. The decision is a row, not a timer of the browser, so that it is made although the tab was closed.
 */
export const makePlannedDecision = defineTask<{ applicationId: number; plannedAt: string }, DecisionTaskDeps>(
  "make-planned-decision",
  { payload: z.object({ applicationId: z.int().positive(), plannedAt: z.iso.datetime() }) },
  async ({ applicationId, plannedAt }, deps) => {
    await makeDecision(deps, { applicationId, plannedAt: new Date(plannedAt) });
    const { db, clock } = deps;
    const due = await db
      .select({ applicationId: plannedDecisions.applicationId, plannedAt: plannedDecisions.plannedAt })
      .from(plannedDecisions)
      .where(lte(plannedDecisions.dueAt, clock()))
      .orderBy(plannedDecisions.dueAt, plannedDecisions.applicationId)
      .limit(maxDue);
    for (const key of due) await makeDecision(deps, key);
  },
);

/**
 * Plans a shortlisting or a rejection of applications. Nobody but the firm learns of it until it is made.
 * @throws HttpError 409 when none of the applications can be decided that way
 */
export async function planDecisions(
  db: Db,
  reviewer: Reviewer,
  { applicationIds, status, reason }: Plan,
  now: Date,
): Promise<{ applicationIds: number[]; dueAt: Date }> {
  const dueAt = new Date(now.getTime() + applicantLimits.undoSeconds * 1_000);
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          inArray(applications.id, [...applicationIds]),
          isReceivedBy(reviewer),
          inArray(applications.status, [...moves[status].from]),
        ),
      )
      .orderBy(applications.id);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) throw conflict(errorMessages.noneUndecided);
    const plan = {
      status,
      reason: status === "rejected" ? reason : null,
      decidedById: reviewer.id,
      plannedAt: now,
      dueAt,
    };
    await tx.delete(plannedDecisions).where(inArray(plannedDecisions.applicationId, ids));
    await tx.insert(plannedDecisions).values(ids.map((applicationId) => ({ applicationId, ...plan })));
    for (const applicationId of ids) {
      const payload = { applicationId, plannedAt: now.toISOString() };
      await enqueue(tx, makePlannedDecision, payload, { startAfter: dueAt });
    }
    await announceToReviewers(tx, reviewer);
    return { applicationIds: ids, dueAt };
  });
}

/** Returns which of the applications still have a planned decision, in their order. */
export async function findPlanned(
  db: Reader,
  applicationIds: readonly number[],
  { status, dueAt }: { status: Plan["status"]; dueAt: Date },
): Promise<number[]> {
  const rows = await db
    .select({ id: plannedDecisions.applicationId })
    .from(plannedDecisions)
    .where(
      and(
        inArray(plannedDecisions.applicationId, [...applicationIds]),
        eq(plannedDecisions.status, status),
        eq(plannedDecisions.dueAt, dueAt),
      ),
    )
    .orderBy(plannedDecisions.applicationId);
  return rows.map(({ id }) => id);
}

/**
 * Undoes planned decisions. Returns the applications that stay undecided.
 * @throws HttpError 409 when all of them had been made
 */
export async function undoDecisions(
  db: Db,
  reviewer: Reviewer,
  applicationIds: readonly number[],
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const own = tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(inArray(applications.id, [...applicationIds]), isReceivedBy(reviewer)));
    const undone = await tx
      .delete(plannedDecisions)
      .where(inArray(plannedDecisions.applicationId, own))
      .returning({ id: plannedDecisions.applicationId });
    if (undone.length === 0) throw conflict(errorMessages.tooLateToUndo);
    await announceToReviewers(tx, reviewer);
    return undone.map(({ id }) => id);
  });
}
