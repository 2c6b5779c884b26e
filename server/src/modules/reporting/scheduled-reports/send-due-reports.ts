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

/** Schedules per time zone and run; the next minute's run takes the rest. */
const batchSize = 500;

const isActive = and(isNull(reportSchedules.pausedAt), isNull(users.deactivatedAt));

/** The time zones of all owners. */
async function findTimeZones(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ timeZone: users.timeZone })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.ownerId))
    .where(isActive);
  return rows.map(({ timeZone }) => timeZone);
}

const findDue = (db: Db, frequency: ReportFrequency, timeZone: string, due: Date) =>
  db
    .select({ id: reportSchedules.id, ownerId: reportSchedules.ownerId })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.ownerId))
    .where(
      and(
        isActive,
        eq(reportSchedules.frequency, frequency),
        eq(users.timeZone, timeZone),
        lt(reportSchedules.handledAt, due),
      ),
    )
    .orderBy(asc(reportSchedules.handledAt))
    .limit(batchSize);

/**
 * Scheduled: enqueues the emails of due reports and returns how many. After a downtime only the most recent due time of
 * each schedule is sent.
 */
export async function sendDueReports(db: Db, now: Date): Promise<number> {
  const failures: unknown[] = [];
  let enqueued = 0;
  for (const timeZone of await findTimeZones(db))
    for (const { value: frequency } of reportFrequencies) {
      const due = lastDelivery(frequency, now, timeZone);
      for (const schedule of await findDue(db, frequency, timeZone, due))
        try {
          enqueued += await enqueueReportEmails(db, schedule, due, now);
        } catch (error) {
          failures.push(error);
        }
    }
  if (failures.length > 0) throw new AggregateError(failures, "Some scheduled reports could not be sent");
  return enqueued;
}
