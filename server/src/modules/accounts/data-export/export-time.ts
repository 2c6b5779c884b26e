import { and, asc, eq, gt, isNotNull, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import {
  supervisionEntries,
  timeComments,
  timeEntries,
  timers,
  timesheets,
} from "../../../platform/db/schema/time.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

/** Time that the user recorded, and submitted time on contracts where they are the firm's contact. */
export const recordedTime = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: timeEntries.id,
        contractId: timeEntries.contractId,
        day: timeEntries.day,
        minutes: timeEntries.minutes,
        narrative: timeEntries.narrative,
        taskCode: timeEntries.taskCode,
        activityCode: timeEntries.activityCode,
        clerical: timeEntries.clerical,
        contemporaneous: timeEntries.contemporaneous,
        rateCents: timeEntries.rateCents,
        timesheetId: timeEntries.timesheetId,
        reversesId: timeEntries.reversesId,
        createdAt: timeEntries.createdAt,
      })
      .from(timeEntries)
      .innerJoin(contracts, eq(contracts.id, timeEntries.contractId))
      .where(
        and(
          or(
            eq(timeEntries.paralegalId, userId),
            and(eq(contracts.attorneyId, userId), isNotNull(timeEntries.timesheetId)),
          ),
          gt(timeEntries.id, afterId),
        ),
      )
      .orderBy(asc(timeEntries.id))
      .limit(pageRows),
  );

const isParty = (userId: number) => or(eq(contracts.paralegalId, userId), eq(contracts.attorneyId, userId));

/** Timesheets of the user's contracts. */
export const weeklyTimesheets = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: timesheets.id,
        contractId: timesheets.contractId,
        weekStart: timesheets.weekStart,
        status: timesheets.status,
        submittedAt: timesheets.submittedAt,
        decidedAt: timesheets.decidedAt,
        decidedBy: users.name,
        reason: timesheets.reason,
      })
      .from(timesheets)
      .innerJoin(contracts, eq(contracts.id, timesheets.contractId))
      .leftJoin(users, eq(users.id, timesheets.decidedById))
      .where(and(isParty(userId), gt(timesheets.id, afterId)))
      .orderBy(asc(timesheets.id))
      .limit(pageRows),
  );

/** Comments on the user's time, and the user's own on that of others. */
export const timeRemarks = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: timeComments.id,
        entryId: timeComments.entryId,
        author: users.name,
        text: timeComments.text,
        createdAt: timeComments.createdAt,
      })
      .from(timeComments)
      .innerJoin(timeEntries, eq(timeEntries.id, timeComments.entryId))
      .innerJoin(users, eq(users.id, timeComments.authorId))
      .where(
        and(
          or(eq(timeEntries.paralegalId, userId), eq(timeComments.authorId, userId)),
          gt(timeComments.id, afterId),
        ),
      )
      .orderBy(asc(timeComments.id))
      .limit(pageRows),
  );

/** The supervision log of the user's contracts, and the user's own entries on a colleague's. */
export const supervisionLog = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: supervisionEntries.id,
        contractId: supervisionEntries.contractId,
        kind: supervisionEntries.kind,
        author: users.name,
        text: supervisionEntries.text,
        createdAt: supervisionEntries.createdAt,
      })
      .from(supervisionEntries)
      .innerJoin(contracts, eq(contracts.id, supervisionEntries.contractId))
      .leftJoin(users, eq(users.id, supervisionEntries.authorId))
      .where(
        and(or(isParty(userId), eq(supervisionEntries.authorId, userId)), gt(supervisionEntries.id, afterId)),
      )
      .orderBy(asc(supervisionEntries.id))
      .limit(pageRows),
  );

/** The user's running timer. */
export async function* runningTimer(tx: Tx, userId: number) {
  yield* await tx
    .select({ contractId: timers.contractId, narrative: timers.narrative, startedAt: timers.startedAt })
    .from(timers)
    .where(eq(timers.userId, userId));
}
