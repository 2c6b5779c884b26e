import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { formatLongDate } from "../../../platform/calendar-day.ts";
import type { Db } from "../../../platform/db/database.ts";
import { invoices } from "../../../platform/db/schema/invoices.ts";
import { notifyOfInvoice } from "./notify-invoice-parties.ts";
import { daysOverdue, invoiceNumber } from "./present.ts";
import { awaitedStatuses, daysPastDue, findInvoices, type InvoiceRow } from "./queries.ts";

/** Invoices per run; the next minute's run takes the rest. */
const batchSize = 200;

const isAwaited = inArray(invoices.status, [...awaitedStatuses]);

/** The notification about an invoice that is due soon or overdue. */
export function noticeOf(row: InvoiceRow, now: Date) {
  const what = `Invoice ${invoiceNumber(row.invoice)} from ${row.issuer.name} on ${row.job.title}`;
  const balance = formatCents(row.totalCents - row.paidCents);
  const due = formatLongDate(row.invoice.dueOn ?? "");
  const days = daysOverdue(row, now);
  if (days === 0)
    return {
      title: "Invoice due soon",
      message: `${what} is due ${due}. Balance: ${balance}.`,
      priority: "medium",
    } as const;
  const late = days === 1 ? "1 day" : `${days} days`;
  return {
    title: "Invoice overdue",
    message: `${what} was due ${due} and is ${late} overdue. Balance: ${balance}.`,
    priority: "high",
  } as const;
}

/**
 * Scheduled: reminds those of the firm who handle invoices before and after the due day, once each, while a payment is
 * awaited. Returns how many.
 */
export async function remindOfInvoices(db: Db, now: Date): Promise<number> {
  let reminded = 0;
  // The later reminder first, so that it replaces an earlier one that was never sent.
  for (const [index, days] of [...engagementLimits.invoiceReminderDays.entries()].reverse()) {
    const isDue = and(isAwaited, sql`${daysPastDue(now)} >= ${days}`, lt(invoices.reminders, index + 1));
    for (const row of await findInvoices(db, isDue, batchSize)) {
      await db.transaction(async (tx) => {
        const marked = await tx
          .update(invoices)
          .set({ reminders: index + 1 })
          .where(and(eq(invoices.id, row.invoice.id), isAwaited, lt(invoices.reminders, index + 1)))
          .returning({ id: invoices.id });
        if (marked.length === 0) return;
        await notifyOfInvoice(tx, row, "attorney", noticeOf(row, now), now);
        reminded += 1;
      });
    }
  }
  return reminded;
}
