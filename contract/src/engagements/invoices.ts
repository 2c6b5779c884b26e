/**
 * Invoices for approved time, milestones and expenses (ENGAGEMENT.md section 6). The paralegal draws them up, sends and
 * voids them; the firm sees them once they are sent. Money is whole US cents.
 */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { userTypes } from "../roles.ts";
import { engagementLimits } from "./engagement-limits.ts";
import { invoiceable, newInvoice } from "./new-invoice.ts";

export const invoiceStatuses = [
  "draft",
  "sent",
  "viewed",
  "partly_paid",
  "paid",
  "disputed",
  "void",
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/**
 * What a list of invoices is narrowed to: a status, `outstanding` (sent and neither paid nor void), or `overdue`
 * (outstanding, not disputed, and past its due day).
 */
export const invoiceFilters = [...invoiceStatuses, "outstanding", "overdue"] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

export const invoiceLineKinds = ["time", "milestone", "expense"] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

export const paymentMeans = ["check", "ach", "wire", "card", "wallet", "cash", "other"] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

export const paymentStatuses = ["pending", "confirmed", "denied"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const invoiceEventKinds = [
  "sent",
  "viewed",
  "payment_recorded",
  "payment_confirmed",
  "payment_denied",
  "reminded",
  "disputed",
  "resolved",
  "voided",
] as const;
export type InvoiceEventKind = (typeof invoiceEventKinds)[number];

const receipt = z.object({
  name: z.string(),
  version: z.number().int(),
  /** Whether the viewer may open it, as `openContractFile` decides it. */
  mayOpen: z.boolean(),
});

const invoiceLine = z.object({
  id: field.id,
  kind: z.enum(invoiceLineKinds),
  /** Of the work or the expense; a milestone's due day, if it has one. */
  day: field.day.nullable(),
  /** The narrative, the milestone's title, or the expense. */
  description: z.string(),
  taskCode: z.string().nullable(),
  activityCode: z.string().nullable(),
  clerical: z.boolean(),
  /** Of time; negative on reversing entries. */
  minutes: z.number().int().nullable(),
  /** US cents an hour under the terms that were in force on the day of the work; null on milestones and expenses. */
  rateCents: z.number().int().nullable(),
  cents: z.number().int(),
  timeEntryId: field.id.nullable(),
  /** The receipt of an expense: one version of a file of the contract. */
  fileId: field.id.nullable(),
  receipt: receipt.nullable(),
  /** Whether the firm's open dispute names it. */
  disputed: z.boolean(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

export const payment = z.object({
  id: field.id,
  cents: z.number().int(),
  paidOn: field.day,
  means: z.enum(paymentMeans),
  /** A check or transfer number. */
  reference: z.string().nullable(),
  status: z.enum(paymentStatuses),
  /** Of the firm. */
  recordedByName: z.string(),
  recordedByEmailConfirmed: z.boolean(),
  recordedAt: field.instant,
  /** When the paralegal confirmed or denied it, or voided the invoice. */
  decidedAt: field.instant.nullable(),
  /** Why it was denied. */
  reason: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;

const dispute = z.object({
  id: field.id,
  lines: z.array(field.id),
  reason: z.string(),
  openedByName: z.string(),
  openedByEmailConfirmed: z.boolean(),
  openedAt: field.instant,
  /** Null while it is open. */
  resolvedAt: field.instant.nullable(),
  resolvedByName: z.string().nullable(),
  resolvedByEmailConfirmed: z.boolean(),
  note: z.string().nullable(),
});

/** What the viewer may do with an invoice, by role and by status. */
const abilities = z.object({
  send: z.boolean(),
  /** Delete a draft, which frees its lines. */
  delete: z.boolean(),
  void: z.boolean(),
  dispute: z.boolean(),
  resolve: z.boolean(),
  recordPayment: z.boolean(),
  /** Confirm or deny pending payments; false while there are none. */
  confirm: z.boolean(),
  /** Remind the firm of an overdue invoice; false on days on which it has been or is going to be reminded. */
  remind: z.boolean(),
});

export const invoice = z.object({
  id: field.id,
  contractId: field.id,
  jobTitle: z.string(),
  /** Which side the viewer acts for. */
  viewerSide: z.enum(userTypes),
  /** "2026-0001", counted per issuer and year; null for drafts. A void invoice keeps its number. */
  number: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  /** Sent, not disputed, with a balance, and past its due day in the issuer's time zone. */
  overdue: z.boolean(),
  /** Days since the due day; 0 unless it is overdue. */
  daysOverdue: z.number().int(),
  /** The paralegal. */
  issuer: z.object({ id: field.id, name: z.string(), emailConfirmed: z.boolean() }),
  /** The firm; whether one of its members has confirmed an address. */
  payer: z.object({ id: field.id, name: z.string(), emailConfirmed: z.boolean() }),
  /** The day of sending in the issuer's time zone; null for drafts. */
  issuedOn: field.day.nullable(),
  /** `issuedOn` and the payment days of the terms in force when it was sent; null for drafts. */
  dueOn: field.day.nullable(),
  /** The first and last day of its lines; null where no line has a day. */
  from: field.day.nullable(),
  to: field.day.nullable(),
  /** Hours invoiced, in minutes. */
  minutes: z.number().int(),
  totalCents: z.number().int(),
  /** Payments that the paralegal confirmed. */
  paidCents: z.number().int(),
  /** Payments that the firm recorded and the paralegal has not answered yet. */
  pendingCents: z.number().int(),
  /** The total less what is confirmed; 0 for void invoices. */
  balanceCents: z.number().int(),
  createdAt: field.instant,
  sentAt: field.instant.nullable(),
  viewedAt: field.instant.nullable(),
  /** When the last confirmation paid it in full. */
  paidAt: field.instant.nullable(),
  /** When the paralegal last sent a reminder. */
  remindedAt: field.instant.nullable(),
  may: abilities,
});
export type Invoice = z.infer<typeof invoice>;

export const invoiceDetail = invoice.extend({
  /** Mailing addresses: of the terms in force, and from sending on as they were then. */
  issuerAddress: z.string().nullable(),
  payerAddress: z.string().nullable(),
  /** Days from sending to the due day. */
  paymentDays: z.number().int(),
  viewedByName: z.string().nullable(),
  viewedByEmailConfirmed: z.boolean(),
  voidReason: z.string().nullable(),
  lines: z.array(invoiceLine),
  /** Latest first. */
  payments: z.array(payment),
  /** Latest first. */
  disputes: z.array(dispute),
  /** Oldest first. */
  history: z.array(
    z.object({
      id: field.id,
      kind: z.enum(invoiceEventKinds),
      actorName: z.string(),
      actorEmailConfirmed: z.boolean(),
      /** A reason or a note. */
      note: z.string().nullable(),
      /** Of payments. */
      cents: z.number().int().nullable(),
      createdAt: field.instant,
    }),
  ),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

const narrowed = z.object({
  /** One's own invoices as a paralegal, or the firm's. */
  side: z.enum(userTypes).optional(),
  status: z.enum(invoiceFilters).optional(),
  contractId: z.coerce.number().pipe(field.id).optional(),
});

const bothSides = parties("invoice", ["paralegal", "attorney"]);
const issuer = parties("invoice", ["paralegal"]);
const givenReason = field.text("Please give a reason", 1, engagementLimits.reason);

export const invoiceEndpoints = {
  getInvoiceable: endpoint({
    name: "getInvoiceable",
    method: "GET",
    path: "/api/contracts/:id/invoiceable",
    summary: "What the next invoice of a contract could contain.",
    access: parties("contract", ["paralegal"]),
    params: field.idParams,
    query: z.object({ through: field.day.optional() }),
    response: invoiceable,
    reads: ["invoices", "time", "contracts"],
  }),
  createInvoice: endpoint({
    name: "createInvoice",
    method: "POST",
    path: "/api/contracts/:id/invoices",
    summary: "Draw up a draft from approved time that is on no invoice, milestones and expenses.",
    access: parties("contract", ["paralegal"]),
    params: field.idParams,
    body: newInvoice.nullish(),
    response: invoiceDetail,
    status: 201,
    changes: ["invoices"],
  }),
  listInvoices: endpoint({
    name: "listInvoices",
    method: "GET",
    path: "/api/invoices",
    summary: "Your invoices, newest first, or next due first. The firm's leave drafts out.",
    access: members(),
    query: field.page.extend({
      ...narrowed.shape,
      /** `due`: by due day while outstanding, then drafts, then paid and void ones. */
      order: z.enum(["newest", "due"]).optional(),
    }),
    response: z.array(invoice),
    paged: true,
    reads: ["invoices"],
  }),
  countInvoices: endpoint({
    name: "countInvoices",
    method: "GET",
    path: "/api/invoices/count",
    summary: "How many invoices you have by status, and what is outstanding.",
    access: members(),
    query: narrowed.omit({ status: true }),
    response: z.object({
      all: z.number().int(),
      draft: z.number().int(),
      outstanding: z.number().int(),
      overdue: z.number().int(),
      paid: z.number().int(),
      void: z.number().int(),
      /** Payments that await the paralegal's confirmation. */
      pendingPayments: z.number().int(),
      outstandingCents: z.number().int(),
      overdueCents: z.number().int(),
    }),
    reads: ["invoices"],
  }),
  downloadInvoices: endpoint({
    name: "downloadInvoices",
    method: "GET",
    path: "/api/invoices/csv",
    summary: "Your invoices, as CSV.",
    access: members(),
    query: narrowed,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  getInvoice: endpoint({
    name: "getInvoice",
    method: "GET",
    path: "/api/invoices/:id",
    summary: "One invoice. Marked as viewed when a member of the firm who handles invoices opens it first.",
    access: bothSides,
    params: field.idParams,
    response: invoiceDetail,
    reads: ["invoices"],
  }),
  downloadInvoice: endpoint({
    name: "downloadInvoice",
    method: "GET",
    path: "/api/invoices/:id/pdf",
    summary: "One invoice, as PDF.",
    access: bothSides,
    params: field.idParams,
    file: "application/pdf",
    response: z.string(),
    reads: [],
  }),
  deleteInvoice: endpoint({
    name: "deleteInvoice",
    method: "DELETE",
    path: "/api/invoices/:id",
    summary: "Delete a draft, which frees its lines for another invoice.",
    access: issuer,
    params: field.idParams,
    response: field.done,
    changes: ["invoices"],
  }),
  sendInvoice: endpoint({
    name: "sendInvoice",
    method: "POST",
    path: "/api/invoices/:id/send",
    summary: "Send a draft to the firm. It is given the next number of its year.",
    access: issuer,
    params: field.idParams,
    response: invoiceDetail,
    changes: ["invoices", "time"],
  }),
  remindPayer: endpoint({
    name: "remindPayer",
    method: "POST",
    path: "/api/invoices/:id/remind",
    summary: "Remind the firm of an overdue invoice, at most once a day.",
    access: issuer,
    params: field.idParams,
    response: invoiceDetail,
    changes: ["invoices"],
  }),
  voidInvoice: endpoint({
    name: "voidInvoice",
    method: "POST",
    path: "/api/invoices/:id/void",
    summary: "Void an invoice without a confirmed payment, which frees its lines. Its number is not reused.",
    access: issuer,
    params: field.idParams,
    body: z.object({ reason: givenReason }),
    response: invoiceDetail,
    changes: ["invoices", "time"],
  }),
  disputeInvoice: endpoint({
    name: "disputeInvoice",
    method: "POST",
    path: "/api/invoices/:id/dispute",
    summary: "Dispute lines of an invoice. The rest can still be paid.",
    access: parties("invoice", ["attorney"]),
    params: field.idParams,
    body: z.object({
      lines: z
        .array(field.id, { error: "Please choose the lines that you dispute" })
        .min(1, { error: "Please choose the lines that you dispute" })
        .max(engagementLimits.invoiceLines, { error: "Please choose fewer lines" })
        .transform((ids) => [...new Set(ids)]),
      reason: givenReason,
    }),
    response: invoiceDetail,
    changes: ["invoices"],
  }),
  resolveDispute: endpoint({
    name: "resolveDispute",
    method: "POST",
    path: "/api/invoices/:id/resolve",
    summary: "Resolve the open dispute of an invoice.",
    access: bothSides,
    params: field.idParams,
    body: z.object({ note: field.text("Please say how it was resolved", 1, engagementLimits.note) }),
    response: invoiceDetail,
    changes: ["invoices"],
  }),
};
