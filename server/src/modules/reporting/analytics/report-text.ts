/** What a report says of itself, on paper and in letters. */
import { type DateReader, shortDayFor } from "@caseload/contract/date-format";
import { writtenNumber } from "@caseload/contract/reporting/report-figures";
import { reportChoices, reportTableLabels, usualSort } from "@caseload/contract/reporting/report-tables";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import type { Report } from "./report.ts";

/** "Mar 1, 2026 to Mar 31, 2026" */
export const periodWords = ({ span: { period } }: Report, reader: DateReader): string =>
  `${shortDayFor(reader, period.from)} to ${shortDayFor(reader, period.to)}`;

/** The report's department; undefined where it asks for one that the firm does not have. */
export async function findDepartmentName(
  db: Reader,
  { department, firmId }: Pick<Report, "department" | "firmId">,
): Promise<string | undefined> {
  if (department === undefined) return "All departments";
  if (department === "none") return "No department";
  const [row] = await db
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.id, department), eq(departments.firmId, firmId)));
  return row?.name;
}

export async function findFirmName(db: Reader, firmId: number): Promise<string | null> {
  const [row] = await db.select({ name: firms.name }).from(firms).where(eq(firms.id, firmId));
  return row?.name ?? null;
}

/** "By agreed hours, lowest or oldest first"; nothing of the usual order. */
function orderWords({ columns, table, sort, order }: Report): string[] {
  if (sort === usualSort[table] && order === "desc") return [];
  const label = columns.find(({ key }) => key === sort)?.label ?? sort;
  const end = order === "asc" ? "lowest or oldest" : "highest or newest";
  return [`By ${label.toLowerCase()}, ${end} first`];
}

/** "Litigation · In Progress · By agreed hours, lowest or oldest first" */
export function filterWords(report: Report, department: string | undefined): string {
  const { table, only } = report;
  const chosen = reportChoices[table].find(({ value }) => value === only)?.label;
  return [department ?? "A department that is no more", chosen ?? "All rows", ...orderWords(report)].join(
    " · ",
  );
}

/** "1,204 rows" */
export const rowWords = (rows: number): string =>
  `${rows.toLocaleString("en-US")} ${rows === 1 ? "row" : "rows"}`;

/** "Agreed hours 1,204.5 h", of each sum that is known. */
export const sumWords = ({ columns }: Report, sums: Readonly<Record<string, number | null>>): string[] =>
  columns.flatMap(({ key, label, kind }) => {
    const sum = sums[key] ?? null;
    return sum === null ? [] : [`${label} ${writtenNumber(kind, sum)}`];
  });

export const titleOf = ({ table }: Report): string => reportTableLabels[table];
