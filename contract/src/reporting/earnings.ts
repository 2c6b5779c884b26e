/**
 * What a paralegal's contracts agree on, until time is logged and invoiced: agreed rate x agreed hours, spread over the
 * days of the work (docs/decisions "Agreed work in place of time entries and invoices").
 */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";

/** Contracts that count: both sides have agreed, and neither has canceled. */
export const earningStatuses = ["terms_agreed", "in_progress", "completed"] as const;
export type EarningStatus = (typeof earningStatuses)[number];

/** What a contract lacks for its pay to be computed by the hour. A flat fee lacks the rate. */
const missingTerms = ["rate", "hours", "days"] as const;
export type MissingTerm = (typeof missingTerms)[number];

/** US dollars. */
const pay = z.number();
const hours = z.number();
const ofEach = <Value extends z.ZodType>(value: Value) =>
  z.object({ terms_agreed: value, in_progress: value, completed: value });

export const earnings = z.object({
  year: z.number().int(),
  /** Years in which there is agreed work, and this one; newest first. */
  years: z.array(z.number().int()),
  /** Of that year. */
  totals: ofEach(z.object({ contracts: z.number().int(), hours, pay })),
  /** Null while no invoice is kept: Caseload has no record of payments. */
  paid: pay.nullable(),
  /** January to December, as YYYY-MM. */
  months: z.array(z.object({ month: z.string(), pay: ofEach(pay) })),
  /** Each contract with agreed work in that year; one whose pay cannot be computed counts in the year it was agreed. */
  contracts: z.array(
    z.object({
      id: field.id,
      status: z.enum(earningStatuses),
      title: z.string(),
      firmName: z.string(),
      /** US dollars per hour. */
      rate: z.number().nullable(),
      firstDay: field.day.nullable(),
      lastDay: field.day.nullable(),
      /** Of that year; null where a term is missing. */
      hours: hours.nullable(),
      pay: pay.nullable(),
      missing: z.enum(missingTerms).nullable(),
    }),
  ),
});
export type Earnings = z.infer<typeof earnings>;

const query = z.object({ year: z.coerce.number().int().min(2000).max(2200).optional() });

export const earningsEndpoints = {
  getEarnings: endpoint({
    name: "getEarnings",
    method: "GET",
    path: "/api/earnings",
    summary: "What one's contracts agree on in a year, by month and contract; this year when none is named.",
    access: members({ userType: "paralegal" }),
    query,
    response: earnings,
    reads: ["contracts"],
  }),
  downloadEarnings: endpoint({
    name: "downloadEarnings",
    method: "GET",
    path: "/api/earnings/file",
    summary: "The same by month and contract, as CSV.",
    access: members({ userType: "paralegal" }),
    query,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
};
