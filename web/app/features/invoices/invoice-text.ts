/** What invoices, their rows and their events are called. */
import { paymentMeansLabels } from "@caseload/contract/engagements/invoice-labels";
import { subtotalsByRate, sumCents } from "@caseload/contract/engagements/invoice-totals";
import type {
  Invoice,
  InvoiceDetail,
  InvoiceFilter,
  InvoiceLine,
  Payment,
} from "@caseload/contract/engagements/invoices";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import { formatCents, formatHours as tenths } from "@caseload/contract/engagements/money-text";
import { plural } from "~/lib/phrases.ts";

/** The part of `useFormat` that these texts need. */
export interface Dates {
  readonly day: (day: string) => string;
  readonly date: (instant: string) => string;
  readonly mediumDate: (value: string) => string;
}

/** "2026-0014"; "Draft" until it is numbered. */
export const numberText = ({ number }: Pick<Invoice, "number">): string => number ?? "Draft";

export const invoiceTitle = ({ number }: Pick<Invoice, "number">): string =>
  number === null ? "Draft invoice" : `Invoice ${number}`;

/** The side that the viewer does not act for. */
export const otherParty = ({ viewerSide, issuer, payer }: Invoice): Invoice["issuer"] =>
  viewerSide === "paralegal" ? payer : issuer;

/** What the row of an invoice says below its total. */
export function amountNote(invoice: Invoice, dates: Dates): string {
  const { status, minutes, dueOn, balanceCents, totalCents, paidAt } = invoice;
  if (status === "draft") return minutes === 0 ? "" : `${formatHours(minutes)} approved`;
  if (status === "paid") return paidAt === null ? "" : `paid ${dates.date(paidAt)}`;
  if (status === "void" || dueOn === null) return "";
  const due = `due ${dates.day(dueOn)}`;
  return balanceCents === totalCents ? due : `${formatCents(balanceCents)} left, ${due}`;
}

/** What the row of an invoice says below its status. */
export function statusNote(invoice: Invoice, dates: Dates): string {
  const { status, overdue, daysOverdue, pendingCents, sentAt, viewedAt, paidAt, viewerSide } = invoice;
  if (pendingCents > 0) return viewerSide === "paralegal" ? "Payment to confirm" : "Awaiting confirmation";
  if (overdue) return `${plural(daysOverdue, "day")} late`;
  switch (status) {
    case "draft":
      return "Numbered when sent";
    case "sent":
      return sentAt === null ? "" : `Sent ${dates.date(sentAt)}`;
    case "viewed":
      return viewedAt === null ? "" : `Viewed ${dates.date(viewedAt)}`;
    case "paid":
      return paidAt === null ? "" : `Confirmed ${dates.date(paidAt)}`;
    case "disputed":
      return "Dispute open";
    case "partly_paid":
    case "void":
      return "";
  }
}

/** The step that the row leads to; null where none is the viewer's. */
export function rowAction({ may, status, viewerSide }: Invoice): string | null {
  if (may.send) return "Review and Send";
  if (may.confirm) return "Confirm Receipt";
  if (may.remind) return "Send Reminder";
  if (may.resolve && status === "disputed") return viewerSide === "paralegal" ? "View Dispute" : null;
  return may.recordPayment ? "Record Payment" : null;
}

/** "L320, A104"; what an expense or a milestone is called in its place. */
export function lineNote({ kind, taskCode, activityCode, clerical }: InvoiceLine): string {
  if (kind === "expense") return "Expense";
  if (kind === "milestone") return "Milestone";
  return [taskCode, activityCode, clerical ? "clerical" : null].filter((part) => part !== null).join(", ");
}

interface SumLine {
  readonly label: string;
  readonly cents: number;
}

/** The sums of an invoice by rate and kind; a total where there are several. */
export function sumLines(lines: readonly InvoiceLine[]): SumLine[] {
  const ofKind = (kind: InvoiceLine["kind"], label: string): SumLine[] => {
    const found = lines.filter((line) => line.kind === kind);
    return found.length === 0 ? [] : [{ label, cents: sumCents(found) }];
  };
  const sums = [
    ...subtotalsByRate(lines).map(({ rateCents, minutes, cents }) => ({
      label: `${tenths(minutes)} hours at ${formatCents(rateCents)}`,
      cents,
    })),
    ...ofKind("milestone", "Milestones"),
    ...ofKind("expense", "Expenses"),
  ];
  return sums.length < 2 ? sums : [...sums, { label: "Total", cents: sumCents(lines) }];
}

/** "$528.40, ACH" */
export const paymentTitle = ({ cents, means }: Pick<Payment, "cents" | "means">): string =>
  `${formatCents(cents)}, ${means === "ach" ? "ACH" : paymentMeansLabels[means].toLowerCase()}`;

/** "$528.40 recorded by Margaret Okafor" */
export function eventText({ kind, actorName, cents }: InvoiceDetail["history"][number]): string {
  const amount = cents === null ? "Payment" : formatCents(cents);
  switch (kind) {
    case "sent":
      return `Sent by ${actorName}`;
    case "viewed":
      return `Viewed by ${actorName}`;
    case "payment_recorded":
      return `${amount} recorded by ${actorName}`;
    case "payment_confirmed":
      return `${amount} confirmed by ${actorName}`;
    case "payment_denied":
      return `${amount} marked as not received by ${actorName}`;
    case "reminded":
      return `Reminder sent by ${actorName}`;
    case "disputed":
      return `Disputed by ${actorName}`;
    case "resolved":
      return `Dispute resolved by ${actorName}`;
    case "voided":
      return `Voided by ${actorName}`;
  }
}

/** The status of a filter inside a sentence: "overdue invoices". */
export const filterWords: Record<InvoiceFilter, string> = {
  draft: "draft",
  sent: "sent",
  viewed: "viewed",
  partly_paid: "partly paid",
  paid: "paid",
  disputed: "disputed",
  void: "void",
  outstanding: "outstanding",
  overdue: "overdue",
};
