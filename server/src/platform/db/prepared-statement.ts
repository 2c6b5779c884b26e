import { Column, fillPlaceholders } from "drizzle-orm";
import pg from "pg";
import type { Db } from "./database.ts";

type Columns = Readonly<Record<string, Column>>;

/** What Drizzle's select builders are to this file. */
interface Select<Row> extends PromiseLike<Row[]> {
  toSQL: () => { sql: string; params: unknown[] };
}

/** Asks with values for the select's placeholders. */
export type Ask<Row> = (given: Readonly<Record<string, unknown>>) => Promise<Row[]>;

/**
 * A select that is asked all the time. Drizzle writes it once for each database handle, PostgreSQL plans it once for
 * each connection, and rows are read by one flat loop, which takes a fifth of the time of Drizzle's own.
 * @param columns what it selects, in the select's order
 * @param build the select of a shape; the shape also names it to PostgreSQL, so one shape is one text
 */
export function prepared<Row>(columns: Columns, build: (db: Db, shape: string) => Select<Row>) {
  const known = new WeakMap<Db, Map<string, Ask<Row>>>();
  return (db: Db, shape: string): Ask<Row> => {
    const asks = known.get(db) ?? new Map<string, Ask<Row>>();
    known.set(db, asks);
    const ask = asks.get(shape) ?? prepare(db, shape, columns, build(db, shape));
    asks.set(shape, ask);
    return ask;
  };
}

function prepare<Row>(db: Db, name: string, columns: Columns, select: Select<Row>): Ask<Row> {
  const { sql: text, params } = select.toSQL();
  const read = rowReader<Row>(columns);
  return async (given) => {
    const values = fillPlaceholders(params, given);
    const query = { name, text, values, types, rowMode: "array" as const };
    const { rows } = await db.$client.query<unknown[]>(query);
    return rows.map(read);
  };
}

/** Reads values as Drizzle's columns do; most of them need no reading. */
function rowReader<Row>(columns: Columns): (values: unknown[]) => Row {
  const fields = Object.entries(columns).map(([key, column], at) => {
    const isPlain = column.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return { at, key, decode: isPlain ? null : (value: unknown) => column.mapFromDriverValue(value) };
  });
  return (values) => {
    const row: Record<string, unknown> = {};
    for (const { at, key, decode } of fields) {
      const value = values[at];
      row[key] = decode && value !== null ? decode(value) : value;
    }
    return row as Row;
  };
}

const { DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
const decodedByColumns = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ]);
const asText = (value: string): string => value;

/** Days and instants arrive as text, as Drizzle's columns expect them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    decodedByColumns.has(id) ? asText : pg.types.getTypeParser(id, format === "binary" ? "binary" : "text"),
};
