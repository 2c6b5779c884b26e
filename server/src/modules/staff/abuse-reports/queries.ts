import type { ReportStatus } from "@caseload/contract/staff/report-reasons";
import { and, desc, eq, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { reports } from "../../../platform/db/schema/abuse-reports.ts";

const reporters = alias(users, "reporters");
const authors = alias(users, "authors");

const selectReports = (db: Reader) =>
  db
    .select({
      report: reports,
      reporter: { id: reporters.id, name: reporters.name },
      reported: { id: authors.id, name: authors.name },
    })
    .from(reports)
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(authors, eq(authors.id, reports.reportedId));

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

interface ReportQuery {
  status?: ReportStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Reports, newest first. */
export async function listReports(db: Reader, { status, limit, cursor: after }: ReportQuery) {
  const cursor = decodeCursor(after);
  const rows = await selectReports(db)
    .where(and(status && eq(reports.status, status), cursor ? lt(reports.id, cursor.id) : undefined))
    .orderBy(desc(reports.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ report }): Cursor => ({ at: null, id: report.id }));
}

export async function findReport(db: Reader, id: number): Promise<ReportRow | undefined> {
  const [row] = await selectReports(db).where(eq(reports.id, id));
  return row;
}
