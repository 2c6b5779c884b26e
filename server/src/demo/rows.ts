export type Row<Table extends { $inferSelect: unknown }> = Table["$inferSelect"];
export type RowInput<Table extends { $inferInsert: unknown }> = Partial<Table["$inferInsert"]>;

export function singleRow<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The row was not stored.");
  return row;
}
