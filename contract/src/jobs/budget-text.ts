/** A budget in figures as the one line that lists, searches and contracts read. */
import type { BudgetKind } from "./posting-options.ts";

export interface Budget {
  readonly kind: BudgetKind;
  /** US dollars: the lowest rate per hour, or the fee. */
  readonly min: number;
  /** US dollars: the highest rate per hour; the fee again. */
  readonly max: number;
}

const dollars = (amount: number): string =>
  `$${amount.toLocaleString("en-US", {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;

/** "$48-58/hr", "$45/hr", "$2,500 flat fee". */
export function budgetText({ kind, min, max }: Budget): string {
  if (kind === "flat") return `${dollars(min)} flat fee`;
  return min === max ? `${dollars(min)}/hr` : `${dollars(min)}-${dollars(max).slice(1)}/hr`;
}
