/** What the stated prices come to. Every amount is US dollars. */
import { prices, type PriceRange } from "@caseload/contract/site/marketing-figures";

const monthsPerYear = 12;

export const perYear = ({ from, to }: PriceRange): PriceRange => ({
  from: from * monthsPerYear,
  to: to * monthsPerYear,
});

/** An assignment to reckon with: eight weeks of 25 hours at $50. */
export const exampleAssignment = { weeks: 8, hoursPerWeek: 25, hourlyRate: 50 } as const;

export const examplePay: number =
  exampleAssignment.weeks * exampleAssignment.hoursPerWeek * exampleAssignment.hourlyRate;

export const feeOn = (pay: number): PriceRange => ({
  from: (pay * prices.transactionFee.from) / 100,
  to: (pay * prices.transactionFee.to) / 100,
});

interface RevenueLine {
  readonly name: string;
  /** How many pay. An assumption. */
  readonly payers: number;
  readonly payer: string;
  /** What each brings in a year, at the lowest price. */
  readonly each: number;
}

/** An illustration at the lowest prices: the numbers of payers are assumed, nothing here is a forecast. */
export const illustration: readonly RevenueLine[] = [
  {
    name: "Attorney subscriptions",
    payers: 500,
    payer: "law firms",
    each: perYear(prices.attorneySubscription).from,
  },
  {
    name: "Paralegal subscriptions",
    payers: 2_000,
    payer: "paralegals",
    each: perYear(prices.paralegalSubscription).from,
  },
  { name: "Verification", payers: 2_000, payer: "paralegals", each: prices.verification },
  { name: "Transaction fees", payers: 1_000, payer: "assignments", each: feeOn(examplePay).from },
  { name: "Enterprise plans", payers: 2, payer: "firms", each: prices.enterprise },
];

export const yieldOf = ({ payers, each }: RevenueLine): number => payers * each;

export const illustratedTotal: number = illustration.reduce((sum, line) => sum + yieldOf(line), 0);
