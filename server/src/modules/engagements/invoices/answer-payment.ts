import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { and, eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { invoices, payments } from "../../../platform/db/schema/invoices.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { announceInvoices, logInvoiceEvent, notifyOfInvoice } from "./notify-invoice-parties.ts";
import { statusByPayments } from "./policy.ts";
import { invoiceNumber } from "./present.ts";
import { findInvoice, lockInvoice, type PartyInvoice } from "./queries.ts";

/** `reason`: why it is denied; null confirms it. */
interface PaymentAnswer {
  paymentId: number;
  reason: string | null;
}

/** @throws HttpError 404 when the invoice has no such payment, 409 when it was answered before */
async function storeAnswer(
  tx: Tx,
  invoiceId: number,
  { paymentId, reason }: PaymentAnswer,
  now: Date,
): Promise<number> {
  const isNamed = and(eq(payments.id, paymentId), eq(payments.invoiceId, invoiceId));
  const [answered] = await tx
    .update(payments)
    .set({ status: reason === null ? "confirmed" : "denied", decidedAt: now, reason })
    .where(and(isNamed, eq(payments.status, "pending")))
    .returning({ cents: payments.cents });
  if (answered) return answered.cents;
  const [payment] = await tx.select({ id: payments.id }).from(payments).where(isNamed);
  if (!payment) throw notFound(invoiceErrorMessages.paymentNotFound);
  throw conflict(invoiceErrorMessages.paymentAnswered);
}

/** A disputed invoice stays disputed until the dispute is resolved, also once it is paid. */
async function updateStatus(tx: Tx, { invoice }: PartyInvoice, now: Date): Promise<void> {
  const row = await findInvoice(tx, invoice.id);
  if (!row) throw new Error(`There is no invoice ${invoice.id}.`);
  const status = statusByPayments(row, row.invoice.viewedAt);
  await tx
    .update(invoices)
    .set({
      ...(invoice.status !== "disputed" && { status }),
      paidAt: status === "paid" ? now : null,
    })
    .where(eq(invoices.id, invoice.id));
}

/**
 * Confirms a payment that the firm recorded, or denies it with a reason.
 * @throws HttpError 404 for everyone but the invoice's paralegal and for other payments, 409 when it was answered before
 */
export async function answerPayment(
  db: Db,
  actor: Actor,
  id: number,
  answer: PaymentAnswer,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id, "paralegal");
    const cents = await storeAnswer(tx, id, answer, now);
    const { reason } = answer;
    const what = `the payment of ${formatCents(cents)} for invoice ${invoiceNumber(row.invoice)} on ${row.job.title}`;
    if (reason === null) {
      await updateStatus(tx, row, now);
      await logInvoiceEvent(tx, id, { kind: "payment_confirmed", actorId: actor.id, cents }, now);
      const message = `${fullName(actor)} confirmed ${what}.`;
      await notifyOfInvoice(
        tx,
        row,
        "attorney",
        { title: "Payment confirmed", message, priority: "low" },
        now,
      );
    } else {
      await logInvoiceEvent(tx, id, { kind: "payment_denied", actorId: actor.id, cents, note: reason }, now);
      const message = `${fullName(actor)} did not receive ${what}: ${reason}`;
      await notifyOfInvoice(
        tx,
        row,
        "attorney",
        { title: "Payment not received", message, priority: "high" },
        now,
      );
    }
    await announceInvoices(tx, row.contract);
  });
}
