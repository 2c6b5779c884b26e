/**
 * Prices and claims that the executive summary states (SPEC.md sections 6 and 9). None of these prices is charged,
 * and none of these claims is read by the product itself. A licensee changes them here.
 */

/** From the lowest plan to the highest. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

export const prices = {
  /** Percent of the paralegal's pay for an assignment. */
  transactionFee: { from: 8, to: 12 },
  /** US dollars per month. */
  attorneySubscription: { from: 99, to: 299 },
  paralegalSubscription: { from: 29, to: 99 },
  /** US dollars per year. */
  verification: 199,
  /** US dollars per year, the smallest plan. */
  enterprise: 50_000,
} as const;

export const roleModelClaims = { tiers: 12, permissions: 95, categories: 10 } as const;
