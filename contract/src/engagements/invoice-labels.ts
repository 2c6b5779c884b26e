/** How the statuses of invoices, their payments and the means of payment are shown. */
import type { InvoiceStatus, PaymentMeans, PaymentStatus } from "./invoices.ts";

export const invoiceStatusLabels: Record<InvoiceStatus | "overdue", string> = {
  draft: "Draft",
  sent: "Sent",
  viewed: "Viewed",
  partly_paid: "Partly paid",
  paid: "Paid",
  disputed: "Disputed",
  void: "Void",
  overdue: "Overdue",
};

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: "To confirm",
  confirmed: "Confirmed",
  denied: "Not received",
};

export const paymentMeansLabels: Record<PaymentMeans, string> = {
  check: "Check",
  ach: "ACH",
  wire: "Wire",
  card: "Card",
  wallet: "Digital wallet",
  cash: "Cash",
  other: "Other",
};
