/** What a paralegal earned, invoiced and was paid: sums over approved time, invoices and confirmed payments. */
import { z } from "zod";
import { contractStatuses } from "../lifecycles.ts";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import {
  contractMoney,
  moneyOfYear,
  moneySums,
  yearEnd,
  yearEndSums,
  yearParams,
  yearQuery,
} from "./money-sums.ts";

/** Whether a member of the firm has confirmed an email address. */
const emailConfirmed = z.boolean();

export const earnings = z.object({
  ...moneyOfYear,
  /** Each contract with money in the year, most earned first. */
  contracts: z.array(
    z.object({ ...contractMoney, firmName: z.string(), emailConfirmed, status: z.enum(contractStatuses) }),
  ),
  /** The firms, most earned first. */
  payers: z.array(
    z.object({
      firmId: field.id,
      name: z.string(),
      emailConfirmed,
      contracts: z.number().int(),
      ...moneySums,
    }),
  ),
});
export type Earnings = z.infer<typeof earnings>;

const earningsYearEnd = z.object({
  ...yearEnd,
  payers: z.array(z.object({ firmId: field.id, name: z.string(), emailConfirmed, ...yearEndSums })),
});
export type EarningsYearEnd = z.infer<typeof earningsYearEnd>;

const paralegals = members({ userType: "paralegal" });
const reads = ["time", "invoices", "contracts"] as const;

const csv = {
  method: "GET",
  access: paralegals,
  file: "text/csv; charset=utf-8",
  response: z.string(),
  reads: [],
} as const;

export const earningsEndpoints = {
  getEarnings: endpoint({
    name: "getEarnings",
    method: "GET",
    path: "/api/earnings",
    summary:
      "What you earned, invoiced and were paid in a year, by month, contract and payer; this year when none is named.",
    access: paralegals,
    query: yearQuery,
    response: earnings,
    reads,
  }),
  downloadEarnings: endpoint({
    ...csv,
    name: "downloadEarnings",
    path: "/api/earnings/csv",
    summary: "The same by month and contract, as CSV.",
    query: yearQuery,
  }),
  downloadEarningsFile: endpoint({
    ...csv,
    name: "downloadEarningsFile",
    path: "/api/earnings/file",
    summary: "The same file at its older address.",
    query: yearQuery,
  }),
  getEarningsYearEnd: endpoint({
    name: "getEarningsYearEnd",
    method: "GET",
    path: "/api/earnings/year/:year",
    summary: "Confirmed payments of a calendar year by payer, beside the threshold of Form 1099-NEC.",
    access: paralegals,
    params: yearParams,
    response: earningsYearEnd,
    reads: ["invoices"],
  }),
  downloadEarningsYearEnd: endpoint({
    ...csv,
    name: "downloadEarningsYearEnd",
    path: "/api/earnings/year/:year/csv",
    summary: "Confirmed payments of a calendar year by payer, as CSV.",
    params: yearParams,
  }),
  printEarningsYearEnd: endpoint({
    ...csv,
    name: "printEarningsYearEnd",
    path: "/api/earnings/year/:year/pdf",
    summary: "Confirmed payments of a calendar year by payer, as PDF.",
    params: yearParams,
    file: "application/pdf",
  }),
};
