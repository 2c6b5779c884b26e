/** Columns that many tables have. */
import { integer, timestamp, type AnyPgColumn, type UpdateDeleteAction } from "drizzle-orm/pg-core";

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Millisecond precision, so that a page cursor identifies a row exactly. */
export const instantMs = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The id of a row of another table. */
export const reference = (
  name: string,
  column: () => AnyPgColumn,
  actions?: { readonly onDelete: UpdateDeleteAction },
) => integer(name).notNull().references(column, actions);
