/** The budget of a posting in figures. */
import { parsePay } from "./normalize/pay.ts";

export interface PostedBudget {
  /** As the posting shows it, such as "$20-25/hr". */
  readonly budgetRange: string | null;
  readonly budgetKind: "hourly" | "flat" | null;
  /** US dollars. */
  readonly budgetMin: number | null;
  readonly budgetMax: number | null;
}

/** US dollars: an hourly range, or a flat fee as both ends. */
export interface BudgetFigures {
  readonly kind: "hourly" | "flat";
  readonly min: number;
  readonly max: number;
}

/** The budget in figures: as entered, or as the text states it by the hour or as a flat fee. Null without either. */
export function postedBudget({
  budgetRange,
  budgetKind,
  budgetMin,
  budgetMax,
}: PostedBudget): BudgetFigures | null {
  if (budgetKind !== null && budgetMin !== null)
    return { kind: budgetKind, min: budgetMin, max: budgetMax ?? budgetMin };
  const stated = parsePay(budgetRange);
  if (stated?.hourly && !stated.isWorkedOut) return { kind: "hourly", ...stated.hourly };
  return stated?.flat ? { kind: "flat", min: stated.flat, max: stated.flat } : null;
}
