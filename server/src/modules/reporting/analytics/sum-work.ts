/** Agreed work of a department in one of the two periods. */
export interface WorkRow {
  current: boolean;
  /** Null for people without a department. */
  departmentId: number | null;
  projects: number;
  withoutHours: number;
  withoutPay: number;
  hours: number | null;
  pay: number | null;
}

/** Null when no value is known. */
function sumKnown(values: readonly (number | null)[], decimals: number): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Number(known.reduce((sum, value) => sum + value, 0).toFixed(decimals));
}

export const sumWork = (rows: readonly WorkRow[]) => ({
  projects: rows.reduce((sum, row) => sum + row.projects, 0),
  agreedHours: sumKnown(
    rows.map((row) => row.hours),
    1,
  ),
  agreedSpend: sumKnown(
    rows.map((row) => row.pay),
    2,
  ),
});
