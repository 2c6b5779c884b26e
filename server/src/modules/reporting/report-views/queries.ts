import type { ReportView } from "@caseload/contract/reporting/report-views";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { reportViews } from "../../../platform/db/schema/report-views.ts";

/** The owner of views and their current firm. */
export interface Owner {
  readonly id: number;
  readonly firmId: number;
}

const columns = { id: reportViews.id, name: reportViews.name, report: reportViews.report };

const ownedBy = ({ id, firmId }: Owner) => and(eq(reportViews.ownerId, id), eq(reportViews.firmId, firmId));

/** A person's views by name. */
export const listViews = (db: Reader, owner: Owner): Promise<ReportView[]> =>
  db
    .select(columns)
    .from(reportViews)
    .where(ownedBy(owner))
    .orderBy(asc(sql`lower(${reportViews.name})`), asc(reportViews.id));

/** Undefined when it is not this person's. */
export async function findView(db: Reader, owner: Owner, id: number): Promise<ReportView | undefined> {
  const [row] = await db
    .select(columns)
    .from(reportViews)
    .where(and(eq(reportViews.id, id), ownedBy(owner)));
  return row;
}

/** Whether another of the owner's views has this name. */
export async function isNameTaken(tx: Tx, owner: Owner, name: string, exceptId = 0): Promise<boolean> {
  const rows = await tx
    .select({ id: reportViews.id })
    .from(reportViews)
    .where(
      and(ownedBy(owner), ne(reportViews.id, exceptId), sql`lower(${reportViews.name}) = lower(${name})`),
    );
  return rows.length > 0;
}
