/** The four sums of money of earnings and spend, in whole US cents (docs/decisions "Earnings and spend from rows"). */
import { z } from "zod";
import * as field from "../fields.ts";

const cents = z.number().int();

export const moneySums = {
  /** Approved time by the day worked, reversals subtracted, and flat pay by the day its milestone was invoiced. */
  earnedCents: cents,
  /** Lines of sent invoices that are not void, expenses included, by the day issued. */
  invoicedCents: cents,
  /** Payments that the paralegal confirmed, by the day paid. */
  paidCents: cents,
  /** What is unpaid today of the invoices in `invoicedCents`. */
  outstandingCents: cents,
};
export type MoneySums = { readonly [Name in keyof typeof moneySums]: number };

/** A year's sums, which months and contracts add up to. */
export const moneyOfYear = {
  year: z.number().int(),
  /** Years with money, and this one; newest first. */
  years: z.array(z.number().int()),
  totals: z.object(moneySums),
  /** January to December, as YYYY-MM. */
  months: z.array(z.object({ month: z.string(), ...moneySums })),
};

/** Approved minutes of the year. */
const minutes = z.number().int();

export const contractMoney = {
  id: field.id,
  title: z.string(),
  minutes,
  ...moneySums,
};

const year = z.coerce
  .number({ error: "Please choose a year" })
  .int({ error: "Please choose a year" })
  .min(2000, { error: "Please choose a year" })
  .max(2200, { error: "Please choose a year" });
export const yearQuery = z.object({ year: year.optional() });
export const yearParams = z.object({ year });

/** Confirmed payments of a calendar year between a payer and a payee. */
export const yearEndSums = {
  payments: z.number().int(),
  /** By check, transfer, cash and other means: what Form 1099-NEC counts. */
  reportableCents: cents,
  /** By card and wallet: reported by the payment processor on Form 1099-K. */
  cardCents: cents,
  totalCents: cents,
  /** Whether `reportableCents` reaches the threshold; null where the year has none yet. */
  reachesThreshold: z.boolean().nullable(),
};

export const yearEnd = {
  year: z.number().int(),
  threshold: z.object({
    /** Null for years whose threshold is not known here. */
    cents: cents.nullable(),
    /** Where it is from, or why it is unknown. */
    source: z.string(),
  }),
  totals: z.object({
    payments: z.number().int(),
    reportableCents: cents,
    cardCents: cents,
    totalCents: cents,
  }),
};
