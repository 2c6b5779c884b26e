/** What a firm spends on paralegals: sums over approved time, invoices and confirmed payments. */
import { z } from "zod";
import { contractStatuses } from "../lifecycles.ts";
import { endpoint } from "../endpoint.ts";
import * as field from "../fields.ts";
import { leaders } from "./analytics.ts";
import {
  contractMoney,
  moneyOfYear,
  moneySums,
  yearEnd,
  yearEndSums,
  yearParams,
  yearQuery,
} from "./money-sums.ts";

/** Contracts that the answer lists by name; the CSV has all of them. */
export const maxSpendContracts = 200;

/** Of the paralegal. */
const emailConfirmed = z.boolean();

export const spend = z.object({
  ...moneyOfYear,
  /** The contracts with money in the year, most earned first, at most `maxSpendContracts`. */
  contracts: z
    .array(
      z.object({
        ...contractMoney,
        paralegalName: z.string(),
        emailConfirmed,
        status: z.enum(contractStatuses),
      }),
    )
    .max(maxSpendContracts),
  /** How many contracts have money in the year. All of them are in the totals, payees and departments. */
  contractCount: z.number().int(),
  /** The paralegals, most earned first. */
  payees: z.array(
    z.object({
      userId: field.id,
      name: z.string(),
      emailConfirmed,
      contracts: z.number().int(),
      ...moneySums,
    }),
  ),
  /** By the department that the contract's attorney belongs to today; null: in none. */
  departments: z.array(z.object({ id: field.id.nullable(), name: z.string().nullable(), ...moneySums })),
});
export type Spend = z.infer<typeof spend>;

const spendYearEnd = z.object({
  ...yearEnd,
  payees: z.array(z.object({ userId: field.id, name: z.string(), emailConfirmed, ...yearEndSums })),
});
export type SpendYearEnd = z.infer<typeof spendYearEnd>;

const csv = {
  method: "GET",
  access: leaders,
  file: "text/csv; charset=utf-8",
  response: z.string(),
  reads: [],
} as const;

export const spendEndpoints = {
  getSpend: endpoint({
    name: "getSpend",
    method: "GET",
    path: "/api/spend",
    summary:
      "What the firm's paralegals earned, invoiced and were paid in a year, by month, payee and department, and of the contracts with most earned.",
    access: leaders,
    query: yearQuery,
    response: spend,
    reads: ["time", "invoices", "contracts", "team"],
  }),
  downloadSpend: endpoint({
    ...csv,
    name: "downloadSpend",
    path: "/api/spend/csv",
    summary: "The same by month and contract, as CSV.",
    query: yearQuery,
  }),
  getSpendYearEnd: endpoint({
    name: "getSpendYearEnd",
    method: "GET",
    path: "/api/spend/year/:year",
    summary: "Confirmed payments of a calendar year by payee, beside the threshold of Form 1099-NEC.",
    access: leaders,
    params: yearParams,
    response: spendYearEnd,
    reads: ["invoices"],
  }),
  downloadSpendYearEnd: endpoint({
    ...csv,
    name: "downloadSpendYearEnd",
    path: "/api/spend/year/:year/csv",
    summary: "Confirmed payments of a calendar year by payee, as CSV.",
    params: yearParams,
  }),
  printSpendYearEnd: endpoint({
    ...csv,
    name: "printSpendYearEnd",
    path: "/api/spend/year/:year/pdf",
    summary: "Confirmed payments of a calendar year by payee, as PDF.",
    params: yearParams,
    file: "application/pdf",
  }),
};
