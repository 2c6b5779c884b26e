/** What the PDF of an invoice says. All texts are formatted already, so that the PDF thread only sets them. */
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { shortDayFor } from "@caseload/contract/date-format";
import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import { subtotalsByRate, sumCents } from "@caseload/contract/engagements/invoice-totals";
import type { InvoiceDetail, InvoiceLine, PaymentMeans } from "@caseload/contract/engagements/invoices";
import { formatCents, formatHours } from "@caseload/contract/engagements/money-text";

export interface DocumentRow {
  readonly day: string;
  readonly work: string;
  /** Codes, or what kind of line it is. */
  readonly detail: string;
  readonly hours: string;
  readonly rate: string;
  readonly amount: string;
}

interface Sum {
  readonly label: string;
  readonly amount: string;
}

export interface InvoiceDocument {
  /** "Invoice 2026-0014", or "Invoice, draft". */
  readonly title: string;
  readonly watermark: "Draft" | "Void" | null;
  readonly issuer: { readonly name: string; readonly address: readonly string[] };
  readonly total: string;
  /** Facts in columns below the header: a label, a strong line, and further lines. */
  readonly facts: readonly { label: string; strong: string; lines: readonly string[] }[];
  readonly rows: readonly DocumentRow[];
  readonly sums: readonly Sum[];
  readonly balance: Sum;
  readonly notes: readonly string[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

const usDay = (day: string): string => shortDayFor({ dateLanguage: "en-US" }, day);

/** "−$800.00" for negative amounts. */
const money = (cents: number): string => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents));
const hours = (minutes: number): string => (minutes < 0 ? `−${formatHours(-minutes)}` : formatHours(minutes));

const meansLabels: Record<PaymentMeans, string> = {
  check: "check",
  ach: "ACH",
  wire: "wire",
  card: "card",
  wallet: "wallet",
  cash: "cash",
  other: "other means",
};

const kindLabels = { time: "Clerical", milestone: "Milestone", expense: "Expense" } as const;

function detailOf({ kind, clerical, taskCode, activityCode, receipt, disputed }: InvoiceLine): string {
  const label = kind !== "time" || clerical ? [kindLabels[kind]] : [];
  const codes = [taskCode, activityCode].filter((code) => code !== null);
  const evidence = receipt === null ? [] : [`receipt ${receipt.name}`];
  return [...codes, ...label, ...evidence, ...(disputed ? ["Disputed"] : [])].join(", ");
}

const rowOf = (line: InvoiceLine): DocumentRow => ({
  day: line.day === null ? "" : usDay(line.day),
  work: line.description,
  detail: detailOf(line),
  hours: line.minutes === null ? "" : hours(line.minutes),
  rate: line.rateCents === null ? "" : money(line.rateCents),
  amount: money(line.cents),
});

function sumsOf({ lines, payments, totalCents, paidCents }: InvoiceDetail): Sum[] {
  const ofKind = (kind: InvoiceLine["kind"]) => lines.filter((line) => line.kind === kind);
  const subtotals = [
    ...subtotalsByRate(lines).map(({ rateCents, minutes, cents }) => ({
      label: `${hours(minutes)} hours at ${money(rateCents)}`,
      amount: money(cents),
    })),
    ...(["milestone", "expense"] as const).flatMap((kind) => {
      const some = ofKind(kind);
      const label = kind === "milestone" ? "Milestones" : "Expenses";
      return some.length === 0 ? [] : [{ label, amount: money(sumCents(some)) }];
    }),
  ];
  const confirmed = payments.filter(({ status }) => status === "confirmed").toReversed();
  return [
    ...(subtotals.length > 1 || confirmed.length === 0 ? subtotals : []),
    { label: "Total", amount: money(totalCents) },
    ...confirmed.map(({ paidOn, means, cents }) => ({
      label: `Paid ${usDay(paidOn)}, ${meansLabels[means]}`,
      amount: money(-cents),
    })),
    ...(confirmed.length > 1 ? [{ label: "Confirmed payments", amount: money(-paidCents) }] : []),
  ];
}

function factsOf(invoice: InvoiceDetail): InvoiceDocument["facts"] {
  const { payer, payerAddress, number, issuedOn, dueOn, from, to } = invoice;
  const period =
    from === null || to === null ? [] : [from === to ? usDay(from) : `${usDay(from)} – ${usDay(to)}`];
  const days =
    issuedOn === null || dueOn === null
      ? [`Due ${invoice.paymentDays} days after it is sent`]
      : [`Sent ${usDay(issuedOn)}`, `Due ${usDay(dueOn)}`];
  return [
    {
      label: "Bill to",
      strong: nameInFile(payer.name, payer.emailConfirmed),
      lines: payerAddress === null ? [] : [payerAddress],
    },
    { label: "Invoice", strong: number ?? "Draft", lines: days },
    { label: `Engagement ${engagementNumber(invoice.contractId)}`, strong: invoice.jobTitle, lines: period },
  ];
}

function notesOf({ status, voidReason, pendingCents }: InvoiceDetail): string[] {
  return [
    ...(status === "draft" ? ["This is a draft. It is assigned a number when it is sent."] : []),
    ...(status === "void" ? [`This invoice is void: ${voidReason ?? ""}`] : []),
    ...(status === "disputed" ? ["The firm has disputed lines on this invoice."] : []),
    ...(pendingCents > 0
      ? [
          `Payments of ${money(pendingCents)} are recorded but not yet confirmed. They are not subtracted from the balance.`,
        ]
      : []),
  ];
}

export const invoiceDocument = (invoice: InvoiceDetail, now: Date): InvoiceDocument => ({
  title: invoice.number === null ? "Invoice, draft" : `Invoice ${invoice.number}`,
  watermark: invoice.status === "draft" ? "Draft" : invoice.status === "void" ? "Void" : null,
  issuer: {
    name: nameInFile(invoice.issuer.name, invoice.issuer.emailConfirmed),
    address: invoice.issuerAddress === null ? [] : [invoice.issuerAddress],
  },
  total: money(invoice.totalCents),
  facts: factsOf(invoice),
  rows: invoice.lines.map(rowOf),
  sums: sumsOf(invoice),
  balance: { label: "Balance due", amount: money(invoice.balanceCents) },
  notes: notesOf(invoice),
  createdAt: now.toISOString(),
});
