/** Recorded time and timesheets as CSV: hours in tenths, money in US dollars, instants in ISO 8601 (UTC). */
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { csvLine, csvMark } from "@caseload/contract/csv";
import { payForMinutes } from "@caseload/contract/engagements/pay-amount";
import type { readTime, TimesheetRow } from "./queries.ts";

const hours = (minutes: number): string => (minutes / 60).toFixed(1);
const dollars = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2));

/** One line per entry, latest day first. */
export function* timeCsv(rows: Awaited<ReturnType<typeof readTime>>): Generator<string> {
  yield (
    csvMark +
      csvLine([
        "Entry",
        "Contract",
        "Job",
        "Day",
        "Hours",
        "Narrative",
        "Task code",
        "Activity code",
        "Clerical",
        "Recorded within 7 days",
        "Rate per hour",
        "Pay",
        "Status",
        "Reverses entry",
      ])
  );
  for (const { entry, jobTitle, status } of rows)
    yield csvLine([
      entry.id,
      entry.contractId,
      jobTitle,
      entry.day,
      hours(entry.minutes),
      entry.narrative,
      entry.taskCode,
      entry.activityCode,
      entry.clerical ? "Yes" : "No",
      entry.contemporaneous ? "Yes" : "No",
      dollars(entry.rateCents),
      entry.rateCents === null ? null : dollars(payForMinutes(entry.minutes, entry.rateCents)),
      status,
      entry.reversesId,
    ]);
}

/** One line per timesheet, latest week first. */
export function* timesheetsCsv(rows: readonly TimesheetRow[]): Generator<string> {
  yield (
    csvMark +
      csvLine([
        "Timesheet",
        "Week starts",
        "Status",
        "Entries",
        "Hours",
        "Of which clerical",
        "Pay",
        "Submitted at",
        "Decided at",
        "Decided by",
        "Reason",
      ])
  );
  for (const { sheet, ...row } of rows)
    yield csvLine([
      sheet.id,
      sheet.weekStart,
      row.isInvoiced ? "invoiced" : sheet.status,
      row.entries,
      hours(row.minutes),
      hours(row.clericalMinutes),
      dollars(row.cents),
      sheet.submittedAt.toISOString(),
      sheet.decidedAt?.toISOString() ?? null,
      nameInFile(row.decidedByName, row.decidedByEmailConfirmed),
      sheet.reason,
    ]);
}
