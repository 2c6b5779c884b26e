/** Invoices for drawn screens. */
import type { Invoice, InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { Invoiceable } from "@caseload/contract/engagements/new-invoice";

type Line = InvoiceDetail["lines"][number];
type Payment = InvoiceDetail["payments"][number];

const mayNothing = {
  send: false,
  delete: false,
  void: false,
  dispute: false,
  resolve: false,
  recordPayment: false,
  confirm: false,
  remind: false,
};

export const may = (changes: Partial<Invoice["may"]> = {}): Invoice["may"] => ({ ...mayNothing, ...changes });

/** Sent, as its issuer sees it. */
export const invoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 14,
  contractId: 183,
  jobTitle: "Second-pass privilege review",
  viewerSide: "paralegal",
  number: "2026-0014",
  status: "sent",
  overdue: false,
  daysOverdue: 0,
  issuer: { id: 1, name: "Daniel Reyes", emailConfirmed: true },
  payer: { id: 1, name: "Lindqvist Okafor LLP", emailConfirmed: true },
  issuedOn: "2026-11-10",
  dueOn: "2026-12-10",
  from: "2026-11-02",
  to: "2026-11-08",
  minutes: 1_476,
  totalCents: 132_840,
  paidCents: 0,
  pendingCents: 0,
  balanceCents: 132_840,
  createdAt: "2026-11-09T15:00:00.000Z",
  sentAt: "2026-11-10T14:02:00.000Z",
  viewedAt: null,
  paidAt: null,
  remindedAt: null,
  may: may({ void: true }),
  ...changes,
});

export const draftInvoice = (changes: Partial<Invoice> = {}): Invoice =>
  invoice({
    number: null,
    status: "draft",
    issuedOn: null,
    dueOn: null,
    sentAt: null,
    may: may({ send: true, delete: true }),
    ...changes,
  });

export const invoiceLine = (changes: Partial<Line> = {}): Line => ({
  id: 1,
  kind: "time",
  day: "2026-11-02",
  description: "Relativity workspace set-up, coding panel test",
  taskCode: "L320",
  activityCode: "A104",
  clerical: false,
  minutes: 192,
  rateCents: 5_400,
  cents: 17_280,
  timeEntryId: 7,
  fileId: null,
  receipt: null,
  disputed: false,
  ...changes,
});

export const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: 5,
  cents: 52_840,
  paidOn: "2026-11-17",
  means: "ach",
  reference: "LO-77120",
  status: "pending",
  recordedByName: "Margaret Okafor",
  recordedByEmailConfirmed: true,
  recordedAt: "2026-11-18T15:00:00.000Z",
  decidedAt: null,
  reason: null,
  ...changes,
});

export const invoiceDetail = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...invoice(),
  issuerAddress: "2120 Spruce Street, Philadelphia, PA 19103",
  payerAddress: "1735 Market Street, Philadelphia, PA 19103",
  paymentDays: 30,
  viewedByName: null,
  viewedByEmailConfirmed: true,
  voidReason: null,
  lines: [invoiceLine()],
  payments: [],
  disputes: [],
  history: [
    {
      id: 1,
      kind: "sent",
      actorName: "Daniel Reyes",
      actorEmailConfirmed: true,
      note: null,
      cents: null,
      createdAt: "2026-11-10T14:02:00.000Z",
    },
  ],
  ...changes,
});

export const invoiceable = (changes: Partial<Invoiceable> = {}): Invoiceable => ({
  minutes: 1_224,
  timeCents: 110_160,
  from: "2026-11-09",
  to: "2026-11-15",
  milestones: [],
  expenses: { allowed: false, capCents: null, leftCents: null },
  paymentDays: 30,
  mayCreate: true,
  ...changes,
});
