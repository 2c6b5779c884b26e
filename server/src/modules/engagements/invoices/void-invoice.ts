import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import { and, eq, isNull } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { invoiceDisputes, invoiceLines, invoices, payments } from "../../../platform/db/schema/invoices.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announceInvoices, logInvoiceEvent, notifyOfInvoice } from "./notify-invoice-parties.ts";
import { isPossible } from "./policy.ts";
import { invoiceNumber } from "./present.ts";
import { lockInvoice, type PartyInvoice } from "./queries.ts";

/** @throws HttpError 409 unless the invoice was sent and no payment of it is confirmed */
function requireVoidable({ invoice, paidCents }: PartyInvoice): void {
  if (invoice.status === "draft") throw conflict(invoiceErrorMessages.draftIsDeleted);
  if (invoice.status === "void") throw conflict(invoiceErrorMessages.invoiceVoid);
  if (paidCents > 0 || !isPossible("void", invoice.status))
    throw conflict(invoiceErrorMessages.paidInvoiceNotVoided);
}

/**
 * Voids an invoice, which frees its lines, denies payments that await an answer and ends an open dispute. The number
 * stays used.
 * @throws HttpError 404 for everyone but its paralegal, 409 as requireVoidable
 */
export async function voidInvoice(
  db: Db,
  actor: Actor,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id, "paralegal");
    requireVoidable(row);
    await tx.update(invoices).set({ status: "void", voidReason: reason }).where(eq(invoices.id, id));
    await tx.update(invoiceLines).set({ live: false }).where(eq(invoiceLines.invoiceId, id));
    const note = `Invoice voided: ${reason}`;
    await tx
      .update(payments)
      .set({ status: "denied", decidedAt: now, reason: note })
      .where(and(eq(payments.invoiceId, id), eq(payments.status, "pending")));
    await tx
      .update(invoiceDisputes)
      .set({ resolvedAt: now, resolvedById: actor.id, note })
      .where(and(eq(invoiceDisputes.invoiceId, id), isNull(invoiceDisputes.resolvedAt)));
    await logInvoiceEvent(tx, id, { kind: "voided", actorId: actor.id, note: reason }, now);
    const message = `${fullName(actor)} voided invoice ${invoiceNumber(row.invoice)} on ${row.job.title}: ${reason}`;
    await notifyOfInvoice(tx, row, "attorney", { title: "Invoice voided", message, priority: "high" }, now);
    await announceInvoices(tx, row.contract, "time");
  });
}
