import { payForMinutes } from "@caseload/contract/engagements/pay-amount";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import type { Timer } from "@caseload/contract/engagements/timers";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import type { Actor } from "../../../platform/actor.ts";
import { hintsFor } from "./narrative-hints.ts";
import { mayDecideTime } from "./policy.ts";
import type { findTimer, TimeEntryRow, TimesheetRow } from "./queries.ts";

const dayMs = 86_400_000;

export function presentTimeEntry({ entry, jobTitle, status, reversedBy, comments }: TimeEntryRow): TimeEntry {
  return {
    id: entry.id,
    contractId: entry.contractId,
    jobTitle,
    day: entry.day,
    minutes: entry.minutes,
    narrative: entry.narrative,
    taskCode: entry.taskCode,
    activityCode: entry.activityCode,
    clerical: entry.clerical,
    contemporaneous: entry.contemporaneous,
    rateCents: entry.rateCents,
    cents: entry.rateCents === null ? null : payForMinutes(entry.minutes, entry.rateCents),
    status,
    timesheetId: entry.timesheetId,
    reverses: entry.reversesId,
    reversedBy,
    hints: entry.reversesId === null ? hintsFor(entry) : [],
    comments: comments.map(({ id, authorName, authorEmailConfirmed, text, createdAt }) => ({
      id,
      authorName,
      authorEmailConfirmed,
      text,
      createdAt: createdAt.toISOString(),
    })),
    createdAt: entry.createdAt.toISOString(),
  };
}

export const approvalTime = ({ sheet, autoApproveDays }: TimesheetRow): Date | null =>
  autoApproveDays === null ? null : new Date(sheet.submittedAt.getTime() + autoApproveDays * dayMs);

export function presentTimesheet(row: TimesheetRow, viewer: Actor): Timesheet {
  const { sheet, contract } = row;
  const isAwaiting = sheet.status === "submitted";
  return {
    id: sheet.id,
    contractId: sheet.contractId,
    weekStart: sheet.weekStart,
    status: row.isInvoiced ? "invoiced" : sheet.status,
    entries: row.entries,
    minutes: row.minutes,
    clericalMinutes: row.clericalMinutes,
    cents: row.cents,
    submittedAt: sheet.submittedAt.toISOString(),
    decidedAt: sheet.decidedAt?.toISOString() ?? null,
    decidedByName: row.decidedByName,
    decidedByEmailConfirmed: row.decidedByEmailConfirmed ?? true,
    reason: sheet.reason,
    approvesItselfAt: isAwaiting ? (approvalTime(row)?.toISOString() ?? null) : null,
    mayDecide: isAwaiting && mayDecideTime(viewer, contract),
  };
}

export const presentTimer = (
  { timer, jobTitle }: NonNullable<Awaited<ReturnType<typeof findTimer>>>,
  now: Date,
): Timer => ({
  contractId: timer.contractId,
  jobTitle,
  narrative: timer.narrative,
  startedAt: timer.startedAt.toISOString(),
  now: now.toISOString(),
});
