/** Factories of recorded time, for the demo and for tests. */
import type { Reader } from "../platform/db/database.ts";
import { timeEntries, timesheets } from "../platform/db/schema/time.ts";
import { type RowInput, singleRow, type Row } from "./rows.ts";

/** An hour at $54, recorded on its day. */
export async function makeTimeEntry(
  db: Reader,
  now: Date,
  input: RowInput<typeof timeEntries> & { contractId: number; paralegalId: number },
): Promise<Row<typeof timeEntries>> {
  const row = {
    day: now.toISOString().slice(0, 10),
    minutes: 60,
    narrative: "Drafted 118 privilege log entries for Ames batches 31 and 32.",
    contemporaneous: true,
    rateCents: 5_400,
    createdAt: now,
    ...input,
  };
  return singleRow(await db.insert(timeEntries).values(row).returning());
}

/** A timesheet that awaits an answer, of the week that starts on the Monday given. */
export async function makeTimesheet(
  db: Reader,
  now: Date,
  input: RowInput<typeof timesheets> & { contractId: number; weekStart: string },
): Promise<Row<typeof timesheets>> {
  const row = { status: "submitted" as const, submittedAt: now, ...input };
  return singleRow(await db.insert(timesheets).values(row).returning());
}
