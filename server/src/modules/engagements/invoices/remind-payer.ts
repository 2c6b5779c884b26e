import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announceInvoices, logInvoiceEvent, notifyOfInvoice } from "./notify-invoice-parties.ts";
import { daysOverdue, isRemindable } from "./present.ts";
import { lockInvoice } from "./queries.ts";
import { noticeOf } from "./remind-of-invoices.ts";

/**
 * Reminds those of the firm who handle invoices of an overdue one. The lock of the invoice makes the second of two
 * requests at once find the first.
 * @throws HttpError 404 for everyone but its paralegal, 409 unless it is overdue, and on days on which the firm has been
 * or is going to be reminded
 */
export async function remindPayer(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id, "paralegal");
    if (daysOverdue(row, now) === 0) throw conflict(invoiceErrorMessages.notOverdue);
    if (!isRemindable(row, now)) throw conflict(invoiceErrorMessages.remindedToday);
    await logInvoiceEvent(tx, id, { kind: "reminded", actorId: actor.id }, now);
    await notifyOfInvoice(tx, row, "attorney", noticeOf(row, now), now);
    await announceInvoices(tx, row.contract);
  });
}
