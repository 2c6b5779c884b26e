import type { Invoice, InvoiceDetail, InvoiceLine, Payment } from "@caseload/contract/engagements/invoices";
import type { Actor } from "../../../platform/actor.ts";
import { dayIn, daysBetween } from "../../../platform/calendar-day.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { sideOf } from "../contracts/policy.ts";
import { hasFileAccessEnded } from "../files/policy.ts";
import { abilitiesOf, mayBeReminded } from "./policy.ts";
import {
  awaitedStatuses,
  type InvoiceDetails,
  type InvoiceRow,
  type LineRow,
  type PaymentRow,
} from "./queries.ts";

const toInstant = (at: Date | null): string | null => at?.toISOString() ?? null;

interface Count {
  numberYear: number | null;
  numberInYear: number | null;
}

/** "2026-0001"; null for drafts. */
export const invoiceNumber = ({ numberYear, numberInYear }: Count): string | null =>
  numberYear === null ? null : `${numberYear}-${String(numberInYear).padStart(4, "0")}`;

/** Days since the due day by the issuer's calendar while a payment is awaited, else 0. */
export function daysOverdue({ invoice, issuer }: InvoiceRow, now: Date): number {
  const isAwaited = awaitedStatuses.some((status) => status === invoice.status);
  if (!isAwaited || invoice.dueOn === null) return 0;
  return Math.max(0, daysBetween(invoice.dueOn, dayIn(now, issuer.timeZone)));
}

/** Whether the firm has not been reminded today, and is not going to be. */
export const isRemindable = ({ invoice, issuer, remindedAt }: InvoiceRow, now: Date): boolean =>
  mayBeReminded({
    dueOn: invoice.dueOn,
    today: dayIn(now, issuer.timeZone),
    remindedOn: remindedAt === null ? null : dayIn(remindedAt, issuer.timeZone),
  });

const currentFirmName = ({ firmName, job }: InvoiceRow): string =>
  displayFirmName({ current: firmName, given: job.givenFirmName });

/** Names and addresses as they were when the invoice was sent; those of today for drafts. */
export const namesOn = (row: InvoiceRow) => {
  const { invoice, issuer, terms } = row;
  const isSent = invoice.sentAt !== null;
  return {
    issuerName: isSent && invoice.issuerName !== null ? invoice.issuerName : issuer.name,
    payerName: isSent && invoice.payerName !== null ? invoice.payerName : currentFirmName(row),
    issuerAddress: isSent ? invoice.issuerAddress : terms.paralegalAddress,
    payerAddress: isSent ? invoice.payerAddress : terms.firmAddress,
  };
};

export function presentInvoice(row: InvoiceRow, viewer: Actor, now: Date): Invoice {
  const { invoice, contract, totalCents, paidCents, pendingCents } = row;
  const { issuerName, payerName } = namesOn(row);
  const late = daysOverdue(row, now);
  return {
    id: invoice.id,
    contractId: contract.id,
    jobTitle: row.job.title,
    viewerSide: sideOf(viewer, contract) ?? "attorney",
    number: invoiceNumber(invoice),
    status: invoice.status,
    overdue: late > 0,
    daysOverdue: late,
    issuer: { id: row.issuer.id, name: issuerName, emailConfirmed: row.issuer.emailConfirmed },
    payer: { id: contract.firmId, name: payerName, emailConfirmed: row.firmConfirmed },
    issuedOn: invoice.issuedOn,
    dueOn: invoice.dueOn,
    from: row.from,
    to: row.to,
    minutes: row.minutes,
    totalCents,
    paidCents,
    pendingCents,
    balanceCents: invoice.status === "void" ? 0 : totalCents - paidCents,
    createdAt: invoice.createdAt.toISOString(),
    sentAt: toInstant(invoice.sentAt),
    viewedAt: toInstant(invoice.viewedAt),
    paidAt: toInstant(invoice.paidAt),
    remindedAt: toInstant(row.remindedAt),
    may: abilitiesOf(viewer, contract, {
      status: invoice.status,
      totalCents,
      paidCents,
      pendingCents,
      isRemindable: isRemindable(row, now),
    }),
  };
}

const presentLine = ({ line, receipt, disputed }: LineRow, seesFiles: boolean): InvoiceLine => ({
  id: line.id,
  kind: line.kind,
  day: line.day,
  description: line.description,
  taskCode: line.taskCode,
  activityCode: line.activityCode,
  clerical: line.clerical,
  minutes: line.minutes,
  rateCents: line.rateCents,
  cents: line.cents,
  timeEntryId: line.timeEntryId,
  fileId: line.fileId,
  receipt: receipt && {
    name: receipt.name,
    version: receipt.version,
    mayOpen: seesFiles && receipt.deletedAt === null && receipt.scan !== "infected",
  },
  disputed,
});

export const presentPayment = ({ payment, ...by }: PaymentRow): Payment => ({
  id: payment.id,
  cents: payment.cents,
  paidOn: payment.paidOn,
  means: payment.means,
  reference: payment.reference,
  status: payment.status,
  recordedByName: by.recordedByName,
  recordedByEmailConfirmed: by.recordedByEmailConfirmed,
  recordedAt: payment.recordedAt.toISOString(),
  decidedAt: toInstant(payment.decidedAt),
  reason: payment.reason,
});

export function presentInvoiceDetail(
  row: InvoiceRow,
  details: InvoiceDetails,
  viewer: Actor,
  now: Date,
): InvoiceDetail {
  const { invoice, terms } = row;
  const { issuerAddress, payerAddress } = namesOn(row);
  const side = sideOf(viewer, row.contract) ?? "attorney";
  const seesFiles = !hasFileAccessEnded({ ...row, side }, now);
  const isSent = invoice.issuedOn !== null && invoice.dueOn !== null;
  return {
    ...presentInvoice(row, viewer, now),
    issuerAddress,
    payerAddress,
    paymentDays: isSent ? daysBetween(invoice.issuedOn ?? "", invoice.dueOn ?? "") : terms.paymentDays,
    viewedByName: row.viewedByName,
    viewedByEmailConfirmed: row.viewedByEmailConfirmed ?? true,
    voidReason: invoice.voidReason,
    lines: details.lines.map((line) => presentLine(line, seesFiles)),
    payments: details.payments.map(presentPayment),
    disputes: details.disputes.map(({ dispute, lines, ...by }) => ({
      id: dispute.id,
      lines,
      reason: dispute.reason,
      openedByName: by.openedByName,
      openedByEmailConfirmed: by.openedByEmailConfirmed,
      openedAt: dispute.openedAt.toISOString(),
      resolvedAt: toInstant(dispute.resolvedAt),
      resolvedByName: by.resolvedByName,
      resolvedByEmailConfirmed: by.resolvedByEmailConfirmed ?? true,
      note: dispute.note,
    })),
    history: details.history.map(({ event, actorName, actorEmailConfirmed }) => ({
      id: event.id,
      kind: event.kind,
      actorName,
      actorEmailConfirmed,
      note: event.note,
      cents: event.cents,
      createdAt: event.createdAt.toISOString(),
    })),
  };
}
