import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import {
  invoiceDisputedLines,
  invoiceDisputes,
  invoiceLines,
  invoices,
} from "../../../platform/db/schema/invoices.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import { announceInvoices, logInvoiceEvent, notifyOfInvoice } from "./notify-invoice-parties.ts";
import { isPossible, statusByPayments } from "./policy.ts";
import { invoiceNumber } from "./present.ts";
import { lockInvoice } from "./queries.ts";

interface Objection {
  lines: readonly number[];
  reason: string;
}

/**
 * Disputes lines of an invoice. What is not disputed can still be paid.
 * @throws HttpError 404 for people who are not of the firm's side, 403 for those of them who may only read, 409 unless
 * it is sent and unpaid, 400 for a line of another invoice
 */
export async function disputeInvoice(
  db: Db,
  actor: Actor,
  id: number,
  { lines, reason }: Objection,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id, "attorney");
    const { status } = row.invoice;
    if (status === "disputed") throw conflict(invoiceErrorMessages.disputedAlready);
    if (!isPossible("dispute", status)) throw conflict(invoiceErrorMessages.notDisputable);
    const own = await tx
      .select({ id: invoiceLines.id })
      .from(invoiceLines)
      .where(and(eq(invoiceLines.invoiceId, id), inArray(invoiceLines.id, [...lines])));
    if (own.length !== lines.length) throw badRequest(invoiceErrorMessages.lineOfOtherInvoice);
    const [dispute] = await tx
      .insert(invoiceDisputes)
      .values({ invoiceId: id, openedById: actor.id, reason, openedAt: now })
      .returning({ id: invoiceDisputes.id });
    if (!dispute) throw new Error("The dispute was not stored.");
    await tx.insert(invoiceDisputedLines).values(lines.map((lineId) => ({ disputeId: dispute.id, lineId })));
    await tx.update(invoices).set({ status: "disputed" }).where(eq(invoices.id, id));
    await logInvoiceEvent(tx, id, { kind: "disputed", actorId: actor.id, note: reason }, now);
    const count = lines.length === 1 ? "1 line" : `${lines.length} lines`;
    const message = `${fullName(actor)} disputed ${count} of invoice ${invoiceNumber(row.invoice)} on ${row.job.title}: ${reason}`;
    await notifyOfInvoice(
      tx,
      row,
      "paralegal",
      { aboutId: actor.id, title: "Invoice disputed", message, priority: "high" },
      now,
    );
    await announceInvoices(tx, row.contract);
  });
}

/**
 * Resolves the open dispute of an invoice, whose status then follows from its payments.
 * @throws HttpError 404 for people outside the contract, 403 for members of the firm who may only read, 409 without an open dispute
 */
export async function resolveDispute(
  db: Db,
  actor: Actor,
  id: number,
  note: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id);
    if (!isPossible("resolve", row.invoice.status)) throw conflict(invoiceErrorMessages.noDispute);
    await tx
      .update(invoiceDisputes)
      .set({ resolvedAt: now, resolvedById: actor.id, note })
      .where(and(eq(invoiceDisputes.invoiceId, id), isNull(invoiceDisputes.resolvedAt)));
    const status = statusByPayments(row, row.invoice.viewedAt);
    await tx.update(invoices).set({ status }).where(eq(invoices.id, id));
    await logInvoiceEvent(tx, id, { kind: "resolved", actorId: actor.id, note }, now);
    const other = row.side === "attorney" ? "paralegal" : "attorney";
    const message = `${fullName(actor)} resolved the dispute over invoice ${invoiceNumber(row.invoice)} on ${row.job.title}: ${note}`;
    await notifyOfInvoice(
      tx,
      row,
      other,
      { aboutId: actor.id, title: "Dispute resolved", message, priority: "medium" },
      now,
    );
    await announceInvoices(tx, row.contract);
  });
}
