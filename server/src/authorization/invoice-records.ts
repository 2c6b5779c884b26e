/** Creates invoices and payments for the matrix. */
import type { CallName, NamedEndpoint } from "@caseload/contract/endpoints";
import { eq } from "drizzle-orm";
import { makeDraftInvoice, makeInvoice, makePayment } from "../demo/invoice-factories.ts";
import { makeTimeEntry, makeTimesheet } from "../demo/time-factories.ts";
import { invoiceDisputes, invoiceLines } from "../platform/db/schema/invoices.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast } from "./actors.ts";
import { createRunningContract, mondayOf, yesterdayOf } from "./time-records.ts";

const dayMs = 86_400_000;

/** Creates a contract on which work started, with an approved hour. */
async function createApprovedTime(site: Site, cast: Cast) {
  const { db, time } = site;
  const contractId = await createRunningContract(site, cast);
  const day = yesterdayOf(time.now);
  const sheet = await makeTimesheet(db, time.now, {
    contractId,
    weekStart: mondayOf(day),
    status: "approved",
  });
  const paralegalId = cast.people.owningParalegal.id;
  const entry = await makeTimeEntry(db, time.now, { contractId, paralegalId, day, timesheetId: sheet.id });
  return { contractId, issuerId: paralegalId, entryIds: [entry.id] };
}

const ofDrafts: ReadonlySet<CallName> = new Set<CallName>(["sendInvoice", "deleteInvoice"]);

/** Creates what a call about invoices names. Returns its id; undefined for other calls. */
export async function createInvoiceRecord(
  { name, access }: NamedEndpoint,
  site: Site,
  cast: Cast,
): Promise<number | undefined> {
  if (name === "createInvoice" || name === "getInvoiceable")
    return (await createApprovedTime(site, cast)).contractId;
  if (access.record?.kind !== "invoice") return undefined;
  const now = site.time.now;
  const input = await createApprovedTime(site, cast);
  return site.db.transaction(async (tx) => {
    if (ofDrafts.has(name)) return (await makeDraftInvoice(tx, now, input)).id;
    const isDisputed = name === "resolveDispute";
    const sentDaysAgo = name === "remindPayer" ? 35 : 2;
    const invoice = await makeInvoice(tx, new Date(now.getTime() - sentDaysAgo * dayMs), {
      ...input,
      paymentDays: 30,
      issuerName: "Olive Owner",
      payerName: "Own Firm LLP",
      ...(isDisputed && { status: "disputed" as const }),
    });
    const openedById = cast.people.owningAttorney.id;
    if (isDisputed)
      await tx
        .insert(invoiceDisputes)
        .values({ invoiceId: invoice.id, openedById, reason: "Too many hours.", openedAt: now });
    return invoice.id;
  });
}

/** Records a payment of an invoice, for the calls that name one. Returns its id. */
export async function createPaymentRecord(
  { db, time }: Site,
  cast: Cast,
  invoiceId: number,
): Promise<number> {
  const recordedById = cast.people.owningAttorney.id;
  return db.transaction(
    async (tx) => (await makePayment(tx, time.now, { invoiceId, recordedById, cents: 100 })).id,
  );
}

export async function lineIdsOf({ db }: Site, invoiceId: number): Promise<number[]> {
  const rows = await db
    .select({ id: invoiceLines.id })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId));
  return rows.map(({ id }) => id);
}

/** Valid bodies of the calls about invoices; prepareCall adds the lines of a dispute. */
export const invoiceBodies = {
  setContractBilling: () => ({
    clientId: "ACME",
    clientMatterId: "LIT-7",
    lawFirmMatterId: "2026-114",
    billRateCents: 14_500,
    mode: "fee",
  }),
  createInvoice: (_cast: unknown, _jobId: number, _relation: string, now: Date) => ({
    through: now.toISOString().slice(0, 10),
    milestones: [],
    expenses: [],
  }),
  voidInvoice: () => ({ reason: "The rate is wrong." }),
  disputeInvoice: () => ({ lines: [1], reason: "Two hours too many." }),
  resolveDispute: () => ({ note: "Agreed as billed." }),
  recordPayment: (_cast: unknown, _jobId: number, _relation: string, now: Date) => ({
    cents: 100,
    paidOn: yesterdayOf(now),
    means: "check",
  }),
  denyPayment: () => ({ reason: "The check bounced." }),
};
