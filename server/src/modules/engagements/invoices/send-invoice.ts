import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { and, eq, sql } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { dayIn, formatLongDate, plusDays } from "../../../platform/calendar-day.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { invoiceNumbers, invoices } from "../../../platform/db/schema/invoices.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announceInvoices, logInvoiceEvent, notifyOfInvoice } from "./notify-invoice-parties.ts";
import { isPossible } from "./policy.ts";
import { invoiceNumber, namesOn } from "./present.ts";
import { lockInvoice } from "./queries.ts";

/**
 * Takes the issuer's next number of a year. The count is locked until the transaction ends and goes back with it, so that
 * numbers have no gaps.
 */
async function takeNumber(tx: Tx, issuerId: number, year: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ issuerId, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.issuerId, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last });
  if (!row) throw new Error("The number was not stored.");
  return row.last;
}

/** Reminders that would be due on the day of sending already: the firm has just been notified. */
const remindersPassed = (issuedOn: string, dueOn: string): number =>
  engagementLimits.invoiceReminderDays.filter((days) => plusDays(dueOn, days) <= issuedOn).length;

/**
 * Sends a draft to the firm under the next number of its year.
 * @throws HttpError 404 for everyone but its paralegal, 409 when it was sent before
 */
export async function sendInvoice(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id, "paralegal");
    if (!isPossible("send", row.invoice.status)) throw conflict(invoiceErrorMessages.invoiceNotDraft);
    const issuedOn = dayIn(now, row.issuer.timeZone);
    const dueOn = plusDays(issuedOn, row.terms.paymentDays);
    const numberYear = Number(issuedOn.slice(0, 4));
    const numberInYear = await takeNumber(tx, row.issuer.id, numberYear);
    const sent = await tx
      .update(invoices)
      .set({
        ...namesOn(row),
        status: "sent",
        numberYear,
        numberInYear,
        issuedOn,
        dueOn,
        sentAt: now,
        reminders: remindersPassed(issuedOn, dueOn),
      })
      .where(and(eq(invoices.id, id), eq(invoices.status, "draft")))
      .returning({ id: invoices.id });
    if (sent.length === 0) throw conflict(invoiceErrorMessages.invoiceNotDraft);
    await logInvoiceEvent(tx, id, { kind: "sent", actorId: actor.id }, now);
    const number = invoiceNumber({ numberYear, numberInYear });
    const message = `${fullName(actor)} sent invoice ${number} for ${formatCents(row.totalCents)} on ${row.job.title}. It is due ${formatLongDate(dueOn)}.`;
    await notifyOfInvoice(
      tx,
      row,
      "attorney",
      { title: "Invoice received", message, priority: "medium" },
      now,
    );
    await announceInvoices(tx, row.contract, "time");
  });
}
