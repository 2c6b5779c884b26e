/** How a firm bills a contract's time on to its client. Known to the firm's side only: the paralegal never sees a bill rate. */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { engagementLimits } from "./engagement-limits.ts";

export const billingModes = ["fee", "cost"] as const;
export type BillingMode = (typeof billingModes)[number];

const { ledesId: maxId, minRateCents, maxRateCents } = engagementLimits;

/** An identifier of a LEDES 1998B file: printable ASCII without its separators. */
const ledesId = (message: string) =>
  field.line(message, 1, maxId).refine((value) => /^[ -~]+$/.test(value) && !/[|[\]]/.test(value), {
    error: "Please use letters, digits and signs without accents, and none of | [ ]",
  });

const rateError = { error: "Please enter a bill rate from $1 to $10,000 an hour" };

export const contractBilling = z
  .object({
    /** The firm's number of the client. */
    clientId: ledesId("Please enter the client ID"),
    /** The client's number of the matter. */
    clientMatterId: ledesId("Please enter the client's matter ID"),
    /** The firm's number of the matter. */
    lawFirmMatterId: ledesId("Please enter the firm's matter ID"),
    /** The number that the client's e-billing system knows the firm by, often its tax ID. */
    lawFirmId: ledesId("Please enter the law firm ID")
      .nullish()
      .transform((value) => value ?? null),
    /** US cents an hour that the client is billed; needed in mode "fee". */
    billRateCents: z
      .number(rateError)
      .int(rateError)
      .min(minRateCents, rateError)
      .max(maxRateCents, rateError)
      .nullish()
      .transform((value) => value ?? null),
    /** "fee" bills at billRateCents, "cost" passes the paralegal's pay on without a markup. */
    mode: z.enum(billingModes, { error: "Please choose how the client is billed" }),
  })
  .refine(({ mode, billRateCents }) => mode === "cost" || billRateCents !== null, {
    ...rateError,
    path: ["billRateCents"],
  });
export type ContractBilling = z.infer<typeof contractBilling>;

const billingSettings = z.object({
  clientId: z.string(),
  clientMatterId: z.string(),
  lawFirmMatterId: z.string(),
  lawFirmId: z.string().nullable(),
  billRateCents: z.number().int().nullable(),
  mode: z.enum(billingModes),
});

const billing = z.object({
  /** Null until it is set up. */
  settings: billingSettings.nullable(),
  updatedAt: field.instant.nullable(),
  updatedByName: z.string().nullable(),
  /** Approved time that a LEDES file of all days would bill: clerical time and reversed entries left out. */
  billableMinutes: z.number().int(),
  /** What it comes to, in US cents; null until it is set up, and where flat pay is passed on. */
  billableCents: z.number().int().nullable(),
});
export type Billing = z.infer<typeof billing>;

const ofFirm = parties("contract", ["attorney"]);

export const billingEndpoints = {
  getContractBilling: endpoint({
    name: "getContractBilling",
    method: "GET",
    path: "/api/contracts/:id/billing",
    summary:
      "How the firm bills this contract's time to its client. For those who handle the firm's invoices.",
    access: ofFirm,
    params: field.idParams,
    response: billing,
    reads: ["billing", "time"],
  }),
  setContractBilling: endpoint({
    name: "setContractBilling",
    method: "PUT",
    path: "/api/contracts/:id/billing",
    summary: "Set how the firm bills this contract's time to its client.",
    access: ofFirm,
    params: field.idParams,
    body: contractBilling,
    response: billing,
    changes: ["billing"],
  }),
  downloadLedes: endpoint({
    name: "downloadLedes",
    method: "GET",
    path: "/api/contracts/:id/ledes",
    summary: "Approved time as a LEDES 1998B invoice file, clerical time left out.",
    access: ofFirm,
    params: field.idParams,
    query: z
      .object({ from: field.day.optional(), to: field.day.optional() })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        error: "Please choose an end date on or after the start date (to)",
        path: ["to"],
      }),
    file: "text/plain; charset=us-ascii",
    response: z.string(),
    reads: [],
  }),
};
