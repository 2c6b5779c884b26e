import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import { formatCents } from "@caseload/contract/engagements/money-text";
import type { NewPayment } from "@caseload/contract/engagements/payments";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { dayIn, formatLongDate } from "../../../platform/calendar-day.ts";
import type { Db } from "../../../platform/db/database.ts";
import { payments } from "../../../platform/db/schema/invoices.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import { announceInvoices, logInvoiceEvent, notifyOfInvoice } from "./notify-invoice-parties.ts";
import { isPossible, restCents } from "./policy.ts";
import { invoiceNumber } from "./present.ts";
import { lockInvoice, type PartyInvoice } from "./queries.ts";

/** @throws HttpError 400 for a day in the future, or before the invoice was issued by the payer's or issuer's calendar */
function requirePaymentDay({ invoice }: PartyInvoice, paidOn: string, actor: Actor, now: Date): void {
  if (paidOn > dayIn(now, actor.timeZone)) throw badRequest(invoiceErrorMessages.paidInFuture);
  const sentOn = invoice.sentAt && dayIn(invoice.sentAt, actor.timeZone);
  const isBefore = [invoice.issuedOn, sentOn].every((day) => day !== null && paidOn < day);
  if (isBefore && invoice.issuedOn !== null)
    throw badRequest(invoiceErrorMessages.paidBeforeIssue(formatLongDate(invoice.issuedOn)));
}

/**
 * Records a payment, which counts once the paralegal confirms it. Returns its id.
 * @throws HttpError 404 for people who are not of the firm's side, 403 for those of them who may only read, 409 when it
 * exceeds what is left to pay, 400 for a wrong day
 */
export async function recordPayment(
  db: Db,
  actor: Actor,
  id: number,
  { cents, paidOn, means, reference }: NewPayment,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id, "attorney");
    if (row.invoice.status === "void") throw conflict(invoiceErrorMessages.invoiceVoid);
    if (!isPossible("recordPayment", row.invoice.status)) throw conflict(invoiceErrorMessages.notPayable);
    requirePaymentDay(row, paidOn, actor, now);
    const rest = restCents(row);
    if (cents > rest) throw conflict(invoiceErrorMessages.paymentExceedsRest(rest));
    const [payment] = await tx
      .insert(payments)
      .values({
        invoiceId: id,
        cents,
        paidOn,
        means,
        reference,
        status: "pending",
        recordedById: actor.id,
        recordedAt: now,
      })
      .returning({ id: payments.id });
    if (!payment) throw new Error("The payment was not stored.");
    await logInvoiceEvent(tx, id, { kind: "payment_recorded", actorId: actor.id, cents }, now);
    const message = `${fullName(actor)} recorded a payment of ${formatCents(cents)} for invoice ${invoiceNumber(row.invoice)} on ${row.job.title}. Confirm it once you have received it.`;
    await notifyOfInvoice(
      tx,
      row,
      "paralegal",
      { aboutId: actor.id, title: "Payment recorded", message, priority: "high" },
      now,
    );
    await announceInvoices(tx, row.contract);
    return payment.id;
  });
}
