import { limits } from "@caseload/contract/limits";
import { and, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { pageSize } from "../../../platform/db/pagination.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import type { Report } from "./report.ts";
import { conditionOf, sortKeys, sources } from "./report-sources.ts";

type Cell = string | number | null;

/** A row with more columns than are shown. */
export type Row = Record<string, Cell> & { id: number; job_id: number; mark: string };

function keyOf(sort: string) {
  const key = sortKeys[sort];
  if (!key) throw new Error(`Rows cannot be ordered by ${sort}.`);
  return key;
}

/** The last row of a page: the number that names its place in the order, and its id. */
interface Place {
  readonly mark: string;
  readonly id: number;
}

const encodePlace = (sort: string, { mark, id }: Place): string =>
  Buffer.from(`${sort}|${mark}|${id}`).toString("base64url");

const written = /^([a-zA-Z]+)\|(-?\d{1,17}(?:\.\d{1,20})?(?:e[+-]\d{1,2})?)\|([1-9]\d{0,8})$/;

/** @throws HttpError 400 when the text is no cursor of this order */
function decodePlace(sort: string, cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [, name, mark, id] = written.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (name !== sort || mark === undefined) throw new HttpError(400, "This page marker is not valid (cursor)");
  return { mark, id: Number(id) };
}

function rowsOf({ table, firmId, span, department, only }: Report) {
  const chosen = and(
    department === undefined
      ? undefined
      : department === "none"
        ? sql`r.department_id is null`
        : sql`r.department_id = ${department}`,
    only === undefined ? undefined : conditionOf(table, only),
  );
  return { from: sql`(${sources[table](firmId, span)}) r`, where: chosen ?? sql`true` };
}

async function readRows(db: Reader, report: Report, after: Place | null, max: number): Promise<Row[]> {
  const { by, mark, at } = keyOf(report.sort);
  const { from, where } = rowsOf(report);
  const direction = report.order === "asc" ? sql`asc` : sql`desc`;
  const beyond = report.order === "asc" ? sql`>` : sql`<`;
  const rest: SQL = after
    ? sql` and (${by}, r.id) ${beyond} (${at(after.mark)}, ${after.id}::integer)`
    : sql``;
  const page = await db.execute<{ id: number; mark: string }>(sql`
    select r.id, ${mark}::text as mark from ${from} where ${where}${rest}
    order by ${by} ${direction}, r.id ${direction} limit ${max}`);
  return showRows(db, report, page.rows);
}

/** What the table shows of these rows; read for them alone, because most of it costs more than finding them. */
async function showRows(db: Reader, report: Report, places: readonly Place[]): Promise<Row[]> {
  if (places.length === 0) return [];
  const { from } = rowsOf(report);
  const { rows } = await db.execute<Row>(sql`
    select r.* from ${from} where r.id in (${sql.join(
      places.map(({ id }) => sql`${id}`),
      sql`, `,
    )})`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id, mark }) => {
    const row = byId.get(id);
    return row ? [{ ...row, mark }] : [];
  });
}

interface Paging {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of rows, in the order that is asked for. */
export async function listRows(db: Reader, report: Report, { limit, cursor }: Paging) {
  const found = await readRows(db, report, decodePlace(report.sort, cursor), pageSize(limit));
  const rows = found.slice(0, limit ?? limits.page);
  const last = rows.at(-1);
  return { rows, next: last && rows.length < found.length ? encodePlace(report.sort, last) : null };
}

/** Rows that a download reads at a time. */
const batch = 1_000;

/** All rows, some in memory at a time; a reader who is slow holds no connection. */
export async function* eachRow(db: Reader, report: Report): AsyncGenerator<Row> {
  let last: Place | null = null;
  for (;;) {
    const rows: Row[] = await readRows(db, report, last, batch);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end;
  }
}

/** How many rows there are, and the sums of the columns that have one; null where no row has a figure. */
export async function sumRows(db: Reader, report: Report) {
  const { from, where } = rowsOf(report);
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
