import {
  reportFrequencies,
  type ReportFrequency,
} from "@caseload/contract/reporting/scheduled-report-options";
import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { lastDelivery } from "../../search/saved-searches/delivery-time.ts";
import { enqueueReportEmails } from "./enqueue-report-emails.ts";

/** Schedules of one time zone in one run; the next minute's run takes the rest. */
const max = 500;

const isAlive = and(isNull(reportSchedules.pausedAt), isNull(users.deactivatedAt));

/** Where people live who scheduled reports. */
async function findTimeZones(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ timeZone: users.timeZone })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.ownerId))
    .where(isAlive);
  return rows.map(({ timeZone }) => timeZone);
}

const findDue = (db: Db, frequency: ReportFrequency, timeZone: string, due: Date) =>
  db
    .select({ id: reportSchedules.id, ownerId: reportSchedules.ownerId })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.ownerId))
    .where(
      and(
        isAlive,
        eq(reportSchedules.frequency, frequency),
        eq(users.timeZone, timeZone),
        lt(reportSchedules.handledAt, due),
      ),
    )
    .orderBy(asc(reportSchedules.handledAt))
    .limit(max);

/**
 * Scheduled: writes the letters of reports that are due; answers how many. Of several that fell due while the server
 * was down only the last is sent.
 */
export async function sendDueReports(db: Db, now: Date): Promise<number> {
  const failures: unknown[] = [];
  let written = 0;
  for (const timeZone of await findTimeZones(db))
    for (const { value: frequency } of reportFrequencies) {
      const due = lastDelivery(frequency, now, timeZone);
      for (const schedule of await findDue(db, frequency, timeZone, due))
        try {
          written += await enqueueReportEmails(db, schedule, due, now);
        } catch (error) {
          failures.push(error);
        }
    }
  if (failures.length > 0) throw new AggregateError(failures, "Some scheduled reports could not be sent");
  return written;
}
