import type { ScheduledReport } from "@caseload/contract/reporting/scheduled-reports";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments } from "../../../platform/db/schema/firms.ts";
import { reportRecipients, reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { reportRoles } from "./policy.ts";

export type ScheduleRow = typeof reportSchedules.$inferSelect;

/** The owner of schedules and their current firm. */
export interface Owner {
  readonly id: number;
  readonly firmId: number;
}

const ownedBy = ({ id, firmId }: Owner) =>
  and(eq(reportSchedules.ownerId, id), eq(reportSchedules.firmId, firmId));

/** A person's schedules, newest first. */
export const listSchedules = (db: Reader, owner: Owner): Promise<ScheduleRow[]> =>
  db.select().from(reportSchedules).where(ownedBy(owner)).orderBy(desc(reportSchedules.id));

/** Locks one of the owner's schedules until the transaction ends. */
export async function lockSchedule(tx: Tx, owner: Owner, id: number): Promise<ScheduleRow | undefined> {
  const [row] = await tx
    .select()
    .from(reportSchedules)
    .where(and(eq(reportSchedules.id, id), ownedBy(owner)))
    .for("no key update");
  return row;
}

export interface Recipient {
  readonly scheduleId: number;
  readonly id: number;
  readonly name: string;
  readonly stoppedAt: Date | null;
}

/** Recipients by name, without people who may no longer see the firm's reports. */
export const listRecipients = (
  db: Reader,
  schedules: readonly Pick<ScheduleRow, "id">[],
  firmId: number,
): Promise<Recipient[]> =>
  db
    .select({
      scheduleId: reportRecipients.scheduleId,
      id: users.id,
      name: users.name,
      stoppedAt: reportRecipients.stoppedAt,
    })
    .from(reportRecipients)
    .innerJoin(users, eq(users.id, reportRecipients.userId))
    .where(
      and(
        inArray(
          reportRecipients.scheduleId,
          schedules.map(({ id }) => id),
        ),
        isReaderOf(firmId),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));

/** mayReadReports of policy.ts as an SQL condition. */
export const isReaderOf = (firmId: number) =>
  and(eq(users.firmId, firmId), isNull(users.deactivatedAt), inArray(users.primaryRole, reportRoles));

/** The ids of those who may see the firm's reports. */
export async function findReaders(db: Reader, ids: readonly number[], firmId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isReaderOf(firmId)));
  return rows.map(({ id }) => id);
}

/** The name of the report's department; null for reports without one, and for departments of another firm. */
export async function findDepartmentName(
  db: Reader,
  { department }: Pick<ScheduledReport, "department">,
  firmId: number,
): Promise<string | null> {
  if (department === undefined || department === "none") return null;
  const [row] = await db
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.id, department), eq(departments.firmId, firmId)));
  return row?.name ?? null;
}
