/** What the factories share. */
export type Row<Table extends { $inferSelect: unknown }> = Table["$inferSelect"];
export type Given<Table extends { $inferInsert: unknown }> = Partial<Table["$inferInsert"]>;

export function only<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The row was not stored.");
  return row;
}
