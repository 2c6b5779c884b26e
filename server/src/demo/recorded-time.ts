/** The time that the demo's people have recorded, by the days that are on or before today. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { ActivityCode, TaskCode } from "@caseload/contract/engagements/utbms-codes";
import { dayIn, formatLongDate, plusDays } from "../platform/calendar-day.ts";
import type { Tx } from "../platform/db/database.ts";
import { daysFrom } from "./cast.ts";
import type { LogEntry } from "./delivered-work.ts";
import { makeTimeEntry, makeTimesheet } from "./time-factories.ts";
import { makeSupervisionEntry } from "./work-factories.ts";

interface DemoEntry {
  /** 0 is Monday. */
  weekday: number;
  minutes: number;
  narrative: string;
  taskCode?: TaskCode;
  activityCode?: ActivityCode;
  clerical?: boolean;
}

const secondPass = { taskCode: "L320", activityCode: "A104" } as const;
const privilegeLog = { taskCode: "L320", activityCode: "A103" } as const;

export interface DemoWeek {
  weeksAgo: number;
  /** Drafts are not submitted. */
  status: "approved" | "submitted" | "draft";
  entries: readonly DemoEntry[];
}

/** Two approved weeks, one that awaits an answer, and the current one. */
const productionWeeks: readonly DemoWeek[] = [
  {
    weeksAgo: 3,
    status: "approved",
    entries: [
      { weekday: 3, minutes: 180, narrative: "Reviewed Ames batches 12 to 14 for privilege.", ...secondPass },
      {
        weekday: 4,
        minutes: 234,
        narrative: "Drafted 64 privilege log entries for Ames batches 12 and 13.",
        ...privilegeLog,
      },
    ],
  },
  {
    weeksAgo: 2,
    status: "approved",
    entries: [
      { weekday: 0, minutes: 246, narrative: "Reviewed Ames batches 15 to 19 for privilege.", ...secondPass },
      {
        weekday: 1,
        minutes: 162,
        narrative: "Drafted 92 privilege log entries for Ames batch 14.",
        ...privilegeLog,
      },
      {
        weekday: 3,
        minutes: 210,
        narrative: "Checked the log against Fed. R. Civ. P. 26(b)(5) and corrected 31 descriptions.",
        ...privilegeLog,
      },
      {
        weekday: 4,
        minutes: 36,
        narrative: "Renamed and sorted production folders, volumes 1 to 3.",
        activityCode: "A110",
        clerical: true,
      },
    ],
  },
  {
    weeksAgo: 1,
    status: "submitted",
    entries: [
      { weekday: 0, minutes: 168, narrative: "Reviewed Ames batches 20 to 24 for privilege.", ...secondPass },
      { weekday: 1, minutes: 204, narrative: "Reviewed documents.", ...secondPass },
      {
        weekday: 2,
        minutes: 156,
        narrative: "Drafted 118 privilege log entries for Ames batches 20 and 21.",
        ...privilegeLog,
      },
      {
        weekday: 2,
        minutes: 84,
        narrative: "Prepared exhibits A to F for the meet and confer.",
        taskCode: "L350",
        activityCode: "A103",
      },
      {
        weekday: 3,
        minutes: 126,
        narrative: "Reviewed Ames batch 25, 240 documents, for privilege.",
        ...secondPass,
      },
    ],
  },
  {
    weeksAgo: 0,
    status: "draft",
    entries: [
      { weekday: 0, minutes: 96, narrative: "Reviewed Ames batch 26 for privilege.", ...secondPass },
      {
        weekday: 1,
        minutes: 72,
        narrative: "Drafted 41 privilege log entries for Ames batch 26.",
        ...privilegeLog,
      },
      {
        weekday: 2,
        minutes: 126,
        narrative: "Reviewed Ames batch 27; drafted log entries; call with S. Voss about the email string.",
        ...secondPass,
      },
      {
        weekday: 3,
        minutes: 150,
        narrative: "Reviewed Ames batches 28 and 29 for privilege.",
        ...secondPass,
      },
    ],
  },
];

export interface DemoTimeOwner {
  contractId: number;
  paralegalId: number;
  attorneyId: number;
  startedAt: Date;
}

/** The demo's people live by New York's clock, so that each week has its first day there. */
const timeZone = "America/New_York";

/** The Monday of the week that a day belongs to. */
const mondayOf = (day: string): string =>
  plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The approval of a week, for the supervision log. */
function approvalOf(owner: DemoTimeOwner, weekStart: string, minutes: number, at: Date): LogEntry {
  const text = `Approved the timesheet for the week of ${formatLongDate(weekStart)} (${formatHours(minutes)}).`;
  const entry = {
    contractId: owner.contractId,
    kind: "timesheet_approved",
    authorId: owner.attorneyId,
    text,
  } as const;
  return { at, write: (tx) => makeSupervisionEntry(tx, at, entry) };
}

/**
 * Records weeks, without days in the future or before the start. Returns the ids of the entries of each, and what the
 * approvals put in the supervision log.
 */
export async function recordDemoTime(
  tx: Tx,
  owner: DemoTimeOwner,
  now: Date,
  weeks: readonly DemoWeek[] = productionWeeks,
): Promise<{ recorded: number[][]; log: LogEntry[] }> {
  const { contractId, paralegalId, attorneyId, startedAt } = owner;
  const log: LogEntry[] = [];
  const today = dayIn(now, timeZone);
  const first = dayIn(startedAt, timeZone);
  const recorded: number[][] = [];
  for (const { weeksAgo, status, entries } of weeks) {
    const weekStart = plusDays(mondayOf(today), -7 * weeksAgo);
    const worked = entries
      .map(({ weekday, ...entry }) => ({ ...entry, day: plusDays(weekStart, weekday) }))
      .filter(({ day }) => day >= first && day <= today);
    if (worked.length === 0) continue;
    const submittedAt = new Date(`${plusDays(weekStart, 4)}T21:00:00Z`);
    const decidedAt = daysFrom(submittedAt, 2.7);
    const sheet =
      status === "draft"
        ? null
        : await makeTimesheet(tx, submittedAt, {
            contractId,
            weekStart,
            status,
            // The firm has been reminded: a demo does not begin with notifications about itself.
            reminders: engagementLimits.timesheetReminderDays.length,
            ...(status === "approved" && { decidedAt, decidedById: attorneyId }),
          });
    const ids: number[] = [];
    for (const entry of worked) {
      const timesheetId = sheet?.id ?? null;
      const row = { ...entry, contractId, paralegalId, timesheetId };
      ids.push((await makeTimeEntry(tx, new Date(`${entry.day}T20:00:00Z`), row)).id);
    }
    recorded.push(ids);
    const minutes = worked.reduce((sum, entry) => sum + entry.minutes, 0);
    if (status === "approved") log.push(approvalOf(owner, weekStart, minutes, decidedAt));
  }
  return { recorded, log };
}
