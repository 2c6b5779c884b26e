import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { objectionDeadline } from "@caseload/contract/engagements/contract-due";
import type { Reader } from "../../../platform/db/database.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import {
  type DatedContract,
  type DeadlineRow,
  findAppliedDeadlines,
  findDatedContracts,
  type DueRow,
  findDueInvoices,
  findDueTimesheets,
  findManagedDeadlines,
  findScheduledInterviews,
  type ScheduledInterview,
  type CalendarOwner,
  type DayRange,
} from "./queries.ts";

type Posting = Pick<DeadlineRow, "jobId" | "title" | "firmName" | "givenFirmName">;

const presentJob = ({ jobId, title, firmName, givenFirmName }: Posting) => ({
  jobId,
  title,
  firmName: displayFirmName({ current: firmName, given: givenFirmName }),
});

const deadlineEntry =
  (kind: "posting_closes" | "application_closes") =>
  (row: DeadlineRow): CalendarEntry[] =>
    row.deadline === null
      ? []
      : [
          {
            kind,
            day: row.deadline,
            at: null,
            ...presentJob(row),
            contractId: null,
            invoiceId: null,
            interview: null,
          },
        ];

/** The dates of one contract. Instants become days of the person's time zone. */
function contractEntries(row: DatedContract, timeZone: string): CalendarEntry[] {
  const { status, startsOn, startedAt, projectDeadline, completionRequestedAt, endedAt } = row;
  const of = (kind: CalendarEntry["kind"], day: string | null, at: string | null = null) =>
    day === null
      ? []
      : [{ kind, day, at, ...presentJob(row), contractId: row.contractId, invoiceId: null, interview: null }];
  const start = of("contract_start", startedAt ? dayIn(startedAt, timeZone) : startsOn);
  if (status === "completed")
    return [...start, ...of("contract_completed", endedAt && dayIn(endedAt, timeZone))];
  const active = [...start, ...of("contract_deadline", projectDeadline)];
  if (status !== "in_progress" || completionRequestedAt === null) return active;
  const completesAt = objectionDeadline(completionRequestedAt.toISOString());
  return [...active, ...of("auto_completion", dayIn(new Date(completesAt), timeZone), completesAt)];
}

/** The page of an application: the applicant's own, or the firm's. */
const interviewPath = (
  { interview: { applicationId }, paralegalId }: ScheduledInterview,
  personId: number,
): string => `/${personId === paralegalId ? "applications" : "applicants"}?application=${applicationId}`;

function interviewEntry(row: ScheduledInterview, person: CalendarOwner): CalendarEntry[] {
  const { id, startsAt, minutes, sequence } = row.interview;
  if (startsAt === null || minutes === null) return [];
  return [
    {
      kind: "interview",
      day: dayIn(startsAt, person.timeZone),
      at: startsAt.toISOString(),
      ...presentJob(row),
      contractId: null,
      invoiceId: null,
      interview: { id, minutes, sequence, path: interviewPath(row, person.id) },
    },
  ];
}

const dueEntry = (
  kind: "invoice_due" | "timesheet_due",
  row: DueRow,
  invoiceId: number | null,
): CalendarEntry[] =>
  row.dueOn === null
    ? []
    : [
        {
          kind,
          day: row.dueOn,
          at: null,
          ...presentJob(row),
          contractId: row.contractId,
          invoiceId,
          interview: null,
        },
      ];

/** Whole-day entries sort before those with a time. */
const sortKey = ({ day, at }: CalendarEntry): string => `${day} ${at ?? ""}`;

/**
 * Returns a person's calendar entries of these days, oldest first.
 * @param limit maximum number of entries; `isCut` is true when there are more
 */
export async function findCalendarEntries(
  db: Reader,
  person: CalendarOwner,
  days: DayRange,
  limit: number,
): Promise<{ entries: CalendarEntry[]; isCut: boolean }> {
  const [managed, applied, dated, scheduled, dueInvoices, dueSheets] = await Promise.all([
    findManagedDeadlines(db, person, days, limit + 1),
    findAppliedDeadlines(db, person, days, limit + 1),
    findDatedContracts(db, person, days, limit + 1),
    findScheduledInterviews(db, person, days, limit + 1),
    findDueInvoices(db, person, days, limit + 1),
    findDueTimesheets(db, person, days, limit + 1),
  ]);
  const all = [
    ...managed.flatMap(deadlineEntry("posting_closes")),
    ...applied.flatMap(deadlineEntry("application_closes")),
    ...dated.flatMap((row) => contractEntries(row, person.timeZone)),
    ...scheduled.flatMap((row) => interviewEntry(row, person)),
    ...dueInvoices.flatMap((row) => dueEntry("invoice_due", row, row.invoiceId)),
    ...dueSheets.flatMap((row) => dueEntry("timesheet_due", row, null)),
  ]
    .filter(({ day }) => day >= days.from && day <= days.to)
    .toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
  return { entries: all.slice(0, limit), isCut: all.length > limit || dated.length > limit };
}
