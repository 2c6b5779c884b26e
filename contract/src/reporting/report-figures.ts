/** Figures of reports as people read them, on screen and on paper. Free of zod. */
import type { ColumnKind } from "./report-tables.ts";

const numeric: readonly ColumnKind[] = ["count", "hours", "days", "money", "rate"];
/** Such columns are set to the right, so that digits stand below one another. */
export const isNumeric = (kind: ColumnKind): boolean => numeric.includes(kind);

const figure = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 1 });

const dollars = (value: number, cents: 0 | 2): string =>
  `$${value.toLocaleString("en-US", { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;

/** With the unit; money to the cent, because columns are compared by eye. */
const written: Partial<Record<ColumnKind, (value: number) => string>> = {
  hours: (value) => `${figure(value)} h`,
  days: (value) => `${figure(value)} d`,
  money: (value) => dollars(value, 2),
  rate: (value) => `${dollars(value, Number.isInteger(value) ? 0 : 2)}/hr`,
};

/** "1,204", "36.5 h", "2.4 d", "$1,820.00", "$52/hr" */
export const writtenNumber = (kind: ColumnKind, value: number): string => (written[kind] ?? figure)(value);
