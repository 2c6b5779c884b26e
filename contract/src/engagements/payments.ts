/** Payments of invoices: recorded by the firm, confirmed or denied by the paralegal. Caseload doesn't process payments. */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { engagementLimits } from "./engagement-limits.ts";
import { invoiceDetail, payment, paymentMeans } from "./invoices.ts";

const centsError = { error: "Please enter the amount in whole cents, more than 0" };

export const newPayment = z.object({
  /** At most what is left after confirmed and pending payments. */
  cents: z
    .number(centsError)
    .int(centsError)
    .min(1, centsError)
    .max(engagementLimits.maxInvoiceCents, { error: "Please enter a smaller amount" }),
  /** Not in the future, and not before the invoice was issued. */
  paidOn: field.day,
  means: z.enum(paymentMeans, { error: "Please choose how it was paid" }),
  /** A check or transfer number. */
  reference: field.optionalLine(engagementLimits.paymentReference),
});
export type NewPayment = z.infer<typeof newPayment>;

const paymentParams = field.idParams.extend({
  pid: z
    .string()
    .regex(/^\d{1,20}$/, { error: "This id is not a whole number" })
    .transform(Number)
    .pipe(field.id),
});

const payee = parties("invoice", ["paralegal"]);

export const paymentEndpoints = {
  recordPayment: endpoint({
    name: "recordPayment",
    method: "POST",
    path: "/api/invoices/:id/payments",
    summary: "Record a payment of an invoice. It counts once the paralegal confirms it.",
    access: parties("invoice", ["attorney"]),
    params: field.idParams,
    body: newPayment,
    response: payment,
    status: 201,
    changes: ["invoices"],
  }),
  confirmPayment: endpoint({
    name: "confirmPayment",
    method: "POST",
    path: "/api/invoices/:id/payments/:pid/confirm",
    summary: "Confirm that a recorded payment was received.",
    access: payee,
    params: paymentParams,
    response: invoiceDetail,
    changes: ["invoices"],
  }),
  denyPayment: endpoint({
    name: "denyPayment",
    method: "POST",
    path: "/api/invoices/:id/payments/:pid/deny",
    summary: "State that a recorded payment was not received.",
    access: payee,
    params: paymentParams,
    body: z.object({ reason: field.text("Please give a reason", 1, engagementLimits.reason) }),
    response: invoiceDetail,
    changes: ["invoices"],
  }),
};
