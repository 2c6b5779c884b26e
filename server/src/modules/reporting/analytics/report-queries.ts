import type { DateReader } from "@caseload/contract/date-format";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { plannedEachTime } from "../../../platform/db/named-statements.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { pageSize } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import { HttpError, notFound } from "../../../platform/http/http-error.ts";
import type { Report } from "./report.ts";
import { conditionOf, sortKeys, sources } from "./report-sources.ts";

type Cell = string | number | null;

export interface Row {
  readonly id: number;
  readonly jobId: number;
  /** Its sort key. */
  readonly mark: string;
  /** Whether the person of its person column has confirmed their email address; true without such a column. */
  readonly emailConfirmed: boolean;
  /** Shown and hidden columns. */
  readonly cells: Readonly<Record<string, Cell>>;
}

type RowOfQuery = Record<string, Cell> & { id: number; job_id: number };

function sortKeyOf(sort: string) {
  const key = sortKeys[sort];
  if (!key) throw new Error(`Rows cannot be ordered by ${sort}.`);
  return key;
}

/** The sort key and the id of a page's last row. */
interface PageCursor {
  readonly mark: string;
  readonly id: number;
}

const encodeCursor = (sort: string, { mark, id }: PageCursor): string =>
  Buffer.from(`${sort}|${mark}|${id}`).toString("base64url");

const cursorPattern = /^([a-zA-Z]+)\|(-?\d{1,17}(?:\.\d{1,20})?(?:e[+-]\d{1,2})?)\|([1-9]\d{0,8})$/;

/** @throws HttpError 400 when the text is not a cursor of this order */
function decodeCursor(sort: string, cursor: string | undefined): PageCursor | null {
  if (cursor === undefined) return null;
  const [, name, mark, id] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (name !== sort || mark === undefined) throw new HttpError(400, "This page marker is not valid (cursor)");
  return { mark, id: Number(id) };
}

function selectionOf({ table, firmId, span, department, only }: Report, ids?: readonly number[]) {
  const condition = and(
    department === undefined
      ? undefined
      : department === "none"
        ? sql`r.department_id is null`
        : sql`r.department_id = ${department}`,
    only === undefined ? undefined : conditionOf(table, only),
  );
  return {
    from: sql`(${plannedEachTime} ${sources[table](firmId, span, ids)}) r`,
    where: condition ?? sql`true`,
  };
}

async function readRows(
  db: Reader,
  report: Report,
  after: PageCursor | null,
  maxRows: number,
): Promise<Row[]> {
  const { by, mark, at } = sortKeyOf(report.sort);
  const { from, where } = selectionOf(report);
  const direction = report.order === "asc" ? sql`asc` : sql`desc`;
  const isAfter = report.order === "asc" ? sql`>` : sql`<`;
  const rest: SQL = after
    ? sql` and (${by}, r.id) ${isAfter} (${at(after.mark)}, ${after.id}::integer)`
    : sql``;
  const page = await db.execute<{ id: number; mark: string }>(sql`
    select r.id, ${mark}::text as mark from ${from} where ${where}${rest}
    order by ${by} ${direction}, r.id ${direction} limit ${maxRows}`);
  return readCells(db, report, page.rows);
}

/** Reads all columns of these rows. A second query, because most columns cost more than finding the rows. */
async function readCells(db: Reader, report: Report, found: readonly PageCursor[]): Promise<Row[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const { from } = selectionOf(report, ids);
  const { rows } = await db.execute<RowOfQuery>(sql`
    select r.* from ${from} where r.id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, mark }) => {
    const cells = byId.get(id);
    if (!cells) return [];
    // A number, because a cell is no truth value.
    return [{ id, jobId: cells.job_id, mark, emailConfirmed: cells["unconfirmed"] !== 1, cells }];
  });
}

interface Paging {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of rows in the requested order. */
export async function listRows(db: Reader, report: Report, { limit, cursor }: Paging) {
  const found = await readRows(db, report, decodeCursor(report.sort, cursor), pageSize(limit));
  const rows = found.slice(0, limit ?? limits.page);
  const last = rows.at(-1);
  return { rows, next: last && rows.length < found.length ? encodeCursor(report.sort, last) : null };
}

const batchSize = 1_000;

/** Yields all rows in batches. A slow consumer holds no database connection. */
export async function* eachBatch(db: Reader, report: Report): AsyncGenerator<readonly Row[]> {
  let last: PageCursor | null = null;
  for (;;) {
    const rows: Row[] = await readRows(db, report, last, batchSize);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end;
  }
}

/** The number of rows and the sums of the summed columns; null for columns without a value. */
export async function sumRows(db: Reader, report: Report) {
  const { from, where } = selectionOf(report);
  const summed = report.columns.filter((column) => column.summed).map(({ key }) => key);
  const sums = summed.map(
    (key) => sql`, round(sum(r.${sql.identifier(key)})::numeric, 2)::float8 as ${sql.identifier(key)}`,
  );
  const { rows } = await db.execute<Record<string, number | null>>(sql`
    select count(*)::integer as "rows"${sql.join(sums)} from ${from} where ${where}`);
  const [row] = rows;
  return {
    rows: row?.["rows"] ?? 0,
    sums: Object.fromEntries(summed.map((key) => [key, row?.[key] ?? null])),
  };
}

/** The name of the report's department; undefined for a department that the firm does not have. */
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

/** The date settings of a report's recipient. @throws HttpError 404 for an unknown user */
export async function findDateReader(db: Reader, userId: number): Promise<DateReader> {
  const [row] = await db
    .select({ dateLanguage: users.dateLanguage, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw notFound(errorMessages.userNotFound);
  return row;
}
