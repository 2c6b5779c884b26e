import type { Invoice, InvoiceDetail, Payment } from "@caseload/contract/engagements/invoices";
import type { NewPayment } from "@caseload/contract/engagements/payments";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { and, eq, isNotNull } from "drizzle-orm";
import { makeDraftInvoice } from "../demo/invoice-factories.ts";
import { makeTimeEntry, makeTimesheet } from "../demo/time-factories.ts";
import type { Db } from "../platform/db/database.ts";
import { invoices } from "../platform/db/schema/invoices.ts";
import { approve, record, submitWeek } from "./engagement.ts";
import type { Cast } from "./hiring.ts";

type Member = Cast["partner"];

/** Records entries of one week, submits and approves them. */
export async function approveTime(
  { daniel, partner }: Pick<Cast, "daniel" | "partner">,
  contractId: number,
  weekStart: string,
  entries: readonly Parameters<typeof record>[2][],
): Promise<TimeEntry[]> {
  const recorded: TimeEntry[] = [];
  for (const entry of entries) recorded.push(await record(daniel, contractId, entry));
  const sheet = await submitWeek(daniel, contractId, weekStart);
  await approve(partner, sheet.id);
  return recorded;
}

export const draftInvoice = (who: Member, contractId: number, body: unknown = {}): Promise<InvoiceDetail> =>
  who.ask<InvoiceDetail>("createInvoice", { params: { id: contractId }, body });

export const sendInvoice = (who: Member, id: number): Promise<InvoiceDetail> =>
  who.ask<InvoiceDetail>("sendInvoice", { params: { id } });

export const readInvoice = (who: Member, id: number): Promise<InvoiceDetail> =>
  who.ask<InvoiceDetail>("getInvoice", { params: { id } });

export const listInvoices = (who: Member, query: Record<string, string> = {}): Promise<Invoice[]> =>
  who.ask<Invoice[]>("listInvoices", { query });

export const pay = (who: Member, id: number, payment: Partial<NewPayment> = {}): Promise<Payment> =>
  who.ask<Payment>("recordPayment", {
    params: { id },
    body: { cents: 10_000, paidOn: "2026-11-19", means: "check", ...payment },
  });

export const confirmPayment = (who: Member, id: number, pid: number): Promise<InvoiceDetail> =>
  who.ask<InvoiceDetail>("confirmPayment", { params: { id, pid } });

export const voidInvoice = (who: Member, id: number, reason = "Wrong rate."): Promise<InvoiceDetail> =>
  who.ask<InvoiceDetail>("voidInvoice", { params: { id }, body: { reason } });

/** Stores drafts of one approved hour each under a contract. Returns their ids. */
export async function storeDrafts(
  db: Db,
  now: Date,
  { contractId, paralegalId }: { contractId: number; paralegalId: number },
  count: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const day = now.toISOString().slice(0, 10);
    const weekStart = "2026-11-16";
    const sheet = await makeTimesheet(tx, now, { contractId, weekStart, status: "approved", decidedAt: now });
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const entry = await makeTimeEntry(tx, now, { contractId, paralegalId, day, timesheetId: sheet.id });
      const input = { contractId, issuerId: paralegalId, entryIds: [entry.id] };
      ids.push((await makeDraftInvoice(tx, now, input)).id);
    }
    return ids;
  });
}

/** The numbers that an issuer has used, in order. */
export async function usedNumbers(db: Db, issuerId: number): Promise<(number | null)[]> {
  const rows = await db
    .select({ number: invoices.numberInYear })
    .from(invoices)
    .where(and(eq(invoices.issuerId, issuerId), isNotNull(invoices.sentAt)))
    .orderBy(invoices.numberInYear);
  return rows.map(({ number }) => number);
}

/** 1 to n. */
export const countTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
