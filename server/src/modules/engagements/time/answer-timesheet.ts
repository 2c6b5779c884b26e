import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import { timeErrorMessages } from "@caseload/contract/engagements/time-error-messages";
import { and, eq, lt, lte, sql } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { formatLongDate } from "../../../platform/calendar-day.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { contracts, contractVersions } from "../../../platform/db/schema/contracts.ts";
import {
  supervisionEntries,
  timeComments,
  timeEntries,
  timesheets,
} from "../../../platform/db/schema/time.ts";
import { badRequest, conflict, forbidden } from "../../../platform/http/http-error.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { notifyParties } from "../contracts/notify-parties.ts";
import { announceTime } from "./announce-time.ts";
import { mayDecideTime } from "./policy.ts";
import { findSubmitted, requireFirmTimesheet, type TimesheetRow } from "./queries.ts";

interface EntryComment {
  entryId: number;
  text: string;
}

interface Answer {
  status: "approved" | "returned";
  /** Null when it approves itself. */
  decidedById: number | null;
  reason: string | null;
}

/** Answers a timesheet, unless it was answered before. Returns whether it was this answer. */
async function tryAnswer(tx: Tx, { sheet, contract }: TimesheetRow, answer: Answer, log: string, now: Date) {
  const answered = await tx
    .update(timesheets)
    .set({ ...answer, decidedAt: now })
    .where(
      and(
        eq(timesheets.id, sheet.id),
        eq(timesheets.status, "submitted"),
        // Returned and submitted again meanwhile: the answer is to what was read.
        eq(timesheets.submittedAt, sheet.submittedAt),
      ),
    )
    .returning({ id: timesheets.id });
  if (answered.length === 0) return false;
  await tx.insert(supervisionEntries).values({
    contractId: contract.id,
    kind: answer.status === "approved" ? "timesheet_approved" : "timesheet_returned",
    authorId: answer.decidedById,
    text: log,
    createdAt: now,
  });
  return true;
}

async function addComments(
  tx: Tx,
  timesheetId: number,
  authorId: number,
  comments: readonly EntryComment[],
  now: Date,
): Promise<void> {
  if (comments.length === 0) return;
  const rows = await tx
    .select({ id: timeEntries.id })
    .from(timeEntries)
    .where(eq(timeEntries.timesheetId, timesheetId));
  const own = new Set(rows.map(({ id }) => id));
  if (comments.some(({ entryId }) => !own.has(entryId)))
    throw badRequest(timeErrorMessages.commentOnOtherEntry);
  await tx
    .insert(timeComments)
    .values(comments.map(({ entryId, text }) => ({ entryId, authorId, text, createdAt: now })));
}

const weekOf = ({ sheet, minutes }: TimesheetRow): string =>
  `timesheet for the week of ${formatLongDate(sheet.weekStart)} (${formatHours(minutes)})`;

const describeWeek = (row: TimesheetRow): string => `the ${weekOf(row)}`;

/**
 * Approves a timesheet, which locks its entries, or returns it with a reason.
 * @throws HttpError 404 for people who are not of the firm's side, 403 for those of them who may only read, 409 when it
 * was answered before, 400 for a comment on another entry
 */
export async function answerTimesheet(
  db: Db,
  actor: Actor,
  id: number,
  { status, reason }: Pick<Answer, "status" | "reason">,
  comments: readonly EntryComment[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requireFirmTimesheet(tx, actor, id);
    if (!mayDecideTime(actor, row.contract)) throw forbidden(timeErrorMessages.timesheetApprovers);
    const verb = status === "approved" ? "approved" : "returned";
    const what = `${verb} ${describeWeek(row)}`;
    const log = `${verb === "approved" ? "Approved" : "Returned"} ${describeWeek(row)}.${reason === null ? "" : ` ${reason}`}`;
    if (!(await tryAnswer(tx, row, { status, decidedById: actor.id, reason }, log, now)))
      throw conflict(timeErrorMessages.timesheetAnswered);
    await addComments(tx, id, actor.id, comments, now);
    const because = reason === null ? "." : `: ${reason}`;
    const notice = {
      title: status === "approved" ? "Timesheet approved" : "Timesheet returned",
      message: `${fullName(actor)} ${what} on ${row.jobTitle}${because}`,
      priority: status === "approved" ? "medium" : "high",
    } as const;
    await notifyParties(tx, row.contract, "attorney", { ...notice, aboutId: actor.id }, now);
    await announceTime(tx, row.contract);
  });
}

/** Timesheets per run; the next minute's run takes the rest. */
const batchSize = 200;
const dayMs = 86_400_000;

/** Whether the terms in force say that an unanswered timesheet approves itself, and its days have passed. */
const approvesItself = (now: Date) =>
  sql`${timesheets.submittedAt} + make_interval(days => (select (v.structured_terms ->> 'autoApproveDays')::integer
    from ${contractVersions} v where v.contract_id = ${contracts.id} and v.version = ${contracts.version})) <= ${now.toISOString()}::timestamptz`;

/** Scheduled: approves unanswered timesheets whose terms say so. Returns how many. */
export async function approveUnanswered(db: Db, now: Date): Promise<number> {
  let approved = 0;
  for (const row of await findSubmitted(db, approvesItself(now), batchSize)) {
    await db.transaction(async (tx) => {
      const days = row.autoApproveDays ?? 0;
      const log = `Approved ${describeWeek(row)} automatically because the firm did not respond within ${days} days.`;
      if (!(await tryAnswer(tx, row, { status: "approved", decidedById: null, reason: null }, log, now)))
        return;
      const message = `The ${weekOf(row)} on ${row.jobTitle} was approved automatically because the firm did not respond within ${days} days.`;
      await notifyParties(
        tx,
        row.contract,
        null,
        { title: "Timesheet approved", message, priority: "medium" },
        now,
      );
      await announceTime(tx, row.contract);
      approved += 1;
    });
  }
  return approved;
}

/** Scheduled: reminds the firm of unanswered timesheets after 2 and 4 days, once each. Returns how many. */
export async function remindOfTimesheets(db: Db, now: Date): Promise<number> {
  let reminded = 0;
  // The later reminder first, so that it replaces an earlier one that was never sent.
  for (const [index, days] of [...engagementLimits.timesheetReminderDays.entries()].reverse()) {
    const isDue = and(
      lte(timesheets.submittedAt, new Date(now.getTime() - days * dayMs)),
      lt(timesheets.reminders, index + 1),
    );
    for (const row of await findSubmitted(db, isDue, batchSize)) {
      await db.transaction(async (tx) => {
        const marked = await tx
          .update(timesheets)
          .set({ reminders: index + 1 })
          .where(
            and(
              eq(timesheets.id, row.sheet.id),
              eq(timesheets.status, "submitted"),
              lt(timesheets.reminders, index + 1),
            ),
          )
          .returning({ id: timesheets.id });
        if (marked.length === 0) return;
        const message = `The ${weekOf(row)} on ${row.jobTitle} has been awaiting approval for ${days} days.`;
        const notice = {
          type: "contract",
          title: "Timesheet awaiting approval",
          message,
          priority: "medium",
          actionUrl: `/contracts/${row.contract.id}?tab=time&week=${row.sheet.weekStart}`,
        } as const;
        for (const userId of new Set([row.contract.attorneyId, row.contract.supervisorId]))
          await notify(tx, { userId, ...notice }, ["time"], now);
        reminded += 1;
      });
    }
  }
  return reminded;
}
