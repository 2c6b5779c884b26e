import { and, eq, isNull, sql } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { invoices } from "../../../platform/db/schema/invoices.ts";
import { announceInvoices, logInvoiceEvent, notifyOfInvoice } from "./notify-invoice-parties.ts";
import { mayHandleInvoices } from "./policy.ts";
import { invoiceNumber } from "./present.ts";
import type { PartyInvoice } from "./queries.ts";

/** Marks a sent invoice as viewed when a member of the firm who handles invoices opens it first. */
export async function markViewed(db: Db, actor: Actor, row: PartyInvoice, now: Date): Promise<boolean> {
  const { invoice, contract } = row;
  const isFirst = row.side === "attorney" && invoice.viewedAt === null && invoice.status !== "void";
  if (!isFirst || !mayHandleInvoices(actor, contract)) return false;
  return db.transaction(async (tx) => {
    const viewed = await tx
      .update(invoices)
      .set({
        viewedAt: now,
        viewedById: actor.id,
        status: sql`case ${invoices.status} when 'sent' then 'viewed' else ${invoices.status} end`,
      })
      .where(and(eq(invoices.id, invoice.id), isNull(invoices.viewedAt), sql`${invoices.status} <> 'void'`))
      .returning({ id: invoices.id });
    if (viewed.length === 0) return false;
    await logInvoiceEvent(tx, invoice.id, { kind: "viewed", actorId: actor.id }, now);
    const message = `${fullName(actor)} viewed invoice ${invoiceNumber(invoice)} on ${row.job.title}.`;
    await notifyOfInvoice(
      tx,
      row,
      "paralegal",
      { aboutId: actor.id, title: "Invoice viewed", message, priority: "low" },
      now,
    );
    await announceInvoices(tx, contract);
    return true;
  });
}
