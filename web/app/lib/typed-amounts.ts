/** Amounts as people type them, and as fields start with them. */

/** NaN for what is not a number: the schema answers it with the field's own sentence. */
export function numberOf(typed: string): number {
  const digits = typed.replace(/[$,\s]/g, "");
  return /^\d+(\.\d*)?$|^\.\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Multiplies without the binary remainder of 54.1 x 100. */
export const scaled = (typed: string, factor: number): number =>
  Number((numberOf(typed) * factor).toFixed(4));

/** Whole US cents of typed dollars. */
export const centsOf = (typed: string): number => scaled(typed, 100);

/** "54" or "54.50" */
export const dollarsText = (cents: number | null): string =>
  cents === null ? "" : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
