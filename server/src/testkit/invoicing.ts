import type { Invoice, InvoiceDetail, Payment } from "@caseload/contract/engagements/invoices";
import type { NewPayment } from "@caseload/contract/engagements/payments";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
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
