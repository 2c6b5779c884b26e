/** Factories of invoices and payments, for the demo and for tests. */
import { payForMinutes } from "@caseload/contract/engagements/pay-amount";
import { sumCents } from "@caseload/contract/engagements/invoice-totals";
import { inArray } from "drizzle-orm";
import { takeNumber } from "../modules/engagements/invoices/send-invoice.ts";
import { dayIn, plusDays } from "../platform/calendar-day.ts";
import type { Tx } from "../platform/db/database.ts";
import { invoiceEvents, invoiceLines, invoices, payments } from "../platform/db/schema/invoices.ts";
import { timeEntries } from "../platform/db/schema/time.ts";
import { type Row, type RowInput, singleRow } from "./rows.ts";

interface InvoiceInput {
  contractId: number;
  issuerId: number;
  /** Approved entries. */
  entryIds: readonly number[];
}

/** A draft of approved entries. */
export async function makeDraftInvoice(
  tx: Tx,
  now: Date,
  { contractId, issuerId, entryIds }: InvoiceInput,
): Promise<Row<typeof invoices>> {
  const invoice = singleRow(
    await tx.insert(invoices).values({ contractId, issuerId, status: "draft", createdAt: now }).returning(),
  );
  const entries = await tx
    .select()
    .from(timeEntries)
    .where(inArray(timeEntries.id, [...entryIds]));
  const lines = entries.map(
    ({ id, day, minutes, narrative, taskCode, activityCode, clerical, rateCents }) => ({
      invoiceId: invoice.id,
      contractId,
      kind: "time" as const,
      timeEntryId: id,
      day,
      description: narrative,
      taskCode,
      activityCode,
      clerical,
      minutes,
      rateCents,
      cents: payForMinutes(minutes, rateCents ?? 0),
    }),
  );
  await tx.insert(invoiceLines).values(lines);
  return { ...invoice, totalCents: sumCents(lines) };
}

interface SentInput extends InvoiceInput, RowInput<typeof invoices> {
  issuerName: string;
  payerName: string;
  paymentDays?: number;
  contractId: number;
  issuerId: number;
}

/** An invoice of approved entries that was sent under the issuer's next number. */
export async function makeInvoice(
  tx: Tx,
  sentAt: Date,
  { contractId, issuerId, entryIds, paymentDays = 30, ...input }: SentInput,
): Promise<Row<typeof invoices>> {
  const { id } = await makeDraftInvoice(tx, sentAt, { contractId, issuerId, entryIds });
  const issuedOn = dayIn(sentAt, "America/New_York");
  const numberYear = Number(issuedOn.slice(0, 4));
  const sent = {
    status: "sent" as const,
    numberYear,
    numberInYear: await takeNumber(tx, issuerId, numberYear),
    issuedOn,
    dueOn: plusDays(issuedOn, paymentDays),
    sentAt,
    ...input,
  };
  const invoice = singleRow(
    await tx
      .update(invoices)
      .set(sent)
      .where(inArray(invoices.id, [id]))
      .returning(),
  );
  await tx
    .insert(invoiceEvents)
    .values({ invoiceId: id, kind: "sent", actorId: issuerId, createdAt: sentAt });
  return invoice;
}

/** A check that the firm recorded. */
export async function makePayment(
  tx: Tx,
  now: Date,
  input: RowInput<typeof payments> & { invoiceId: number; recordedById: number; cents: number },
): Promise<Row<typeof payments>> {
  const row = {
    paidOn: dayIn(now, "America/New_York"),
    means: "check" as const,
    status: "pending" as const,
    recordedAt: now,
    ...input,
  };
  return singleRow(await tx.insert(payments).values(row).returning());
}
