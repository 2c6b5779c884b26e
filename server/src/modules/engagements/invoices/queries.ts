import type { InvoiceFilter } from "@caseload/contract/engagements/invoices";
import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import type { UserType } from "@caseload/contract/roles";
import { and, asc, desc, eq, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { hasConfirmedMember, isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { certificates } from "../../../platform/db/schema/certificates.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import {
  invoiceDisputedLines,
  invoiceDisputes,
  invoiceEvents,
  invoiceLines,
  invoices,
  payments,
} from "../../../platform/db/schema/invoices.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { forbidden, notFound } from "../../../platform/http/http-error.ts";
import { sideOf } from "../contracts/policy.ts";
import { hasSide } from "../contracts/queries.ts";
import { mayHandleInvoices } from "./policy.ts";

const issuers = alias(users, "issuers");
const viewers = alias(users, "viewers");

const ofLines = (value: SQL) =>
  sql`(select ${value} from invoice_lines l where l.invoice_id = ${invoices.id})`;
const sumOfPayments = (status: "confirmed" | "pending") =>
  sql`(select coalesce(sum(p.cents), 0) from payments p where p.invoice_id = ${invoices.id}
    and p.status = ${status})`.mapWith(Number);

/** A value of the terms in force. */
const ofTerms = (value: SQL) => sql<string | null>`(select ${value} from contract_versions v
  where v.contract_id = ${contracts.id} and v.version = ${contracts.version})`;

const paidCents = sumOfPayments("confirmed");

const columns = {
  invoice: invoices,
  contract: {
    id: contracts.id,
    paralegalId: contracts.paralegalId,
    attorneyId: contracts.attorneyId,
    firmId: contracts.firmId,
    supervisorId: contracts.supervisorId,
    endedAt: contracts.endedAt,
  },
  certificateSignedAt: certificates.signedAt,
  job: { title: jobs.title, givenFirmName: jobs.givenFirmName },
  firmName: firms.name,
  firmConfirmed: hasConfirmedMember(),
  issuer: {
    id: issuers.id,
    name: issuers.name,
    emailConfirmed: isEmailConfirmed(issuers),
    timeZone: issuers.timeZone,
  },
  viewedByName: viewers.name,
  viewedByEmailConfirmed: sql<boolean | null>`${isEmailConfirmed(viewers)}`,
  /** Of the terms in force. */
  terms: {
    paymentDays: ofTerms(sql`v.structured_terms ->> 'paymentDays'`).mapWith(Number),
    firmAddress: ofTerms(sql`v.structured_terms ->> 'firmAddress'`),
    paralegalAddress: ofTerms(sql`v.structured_terms ->> 'paralegalAddress'`),
  },
  from: ofLines(sql`min(l.day)`).mapWith(invoiceLines.day),
  to: ofLines(sql`max(l.day)`).mapWith(invoiceLines.day),
  minutes: ofLines(sql`coalesce(sum(l.minutes), 0)`).mapWith(Number),
  totalCents: invoices.totalCents,
  paidCents,
  pendingCents: sumOfPayments("pending"),
  /** By its paralegal; the scheduled reminders are not events. */
  remindedAt: sql`(select max(e.created_at) from invoice_events e
    where e.invoice_id = ${invoices.id} and e.kind = 'reminded')`.mapWith(invoiceEvents.createdAt),
};

const selectInvoices = (db: Reader) =>
  db
    .select(columns)
    .from(invoices)
    .innerJoin(contracts, eq(contracts.id, invoices.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(firms, eq(firms.id, contracts.firmId))
    .innerJoin(issuers, eq(issuers.id, invoices.issuerId))
    .leftJoin(viewers, eq(viewers.id, invoices.viewedById))
    .leftJoin(certificates, eq(certificates.contractId, contracts.id))
    .$dynamic();
export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];

/** Sent, and neither paid nor void. */
const outstandingStatuses = ["sent", "viewed", "partly_paid", "disputed"] as const;
/** Of these, those whose payment is awaited. */
export const awaitedStatuses = ["sent", "viewed", "partly_paid"] as const;

/** Days since the due day, by the issuer's calendar. */
export const daysPastDue = (now: Date) =>
  sql<number>`((${now.toISOString()}::timestamptz at time zone ${issuers.timeZone})::date - ${invoices.dueOn})`;

const isOverdue = (now: Date): SQL | undefined =>
  and(inArray(invoices.status, [...awaitedStatuses]), sql`${daysPastDue(now)} > 0`);

function hasStatus(filter: InvoiceFilter, now: Date): SQL | undefined {
  if (filter === "outstanding") return inArray(invoices.status, [...outstandingStatuses]);
  return filter === "overdue" ? isOverdue(now) : eq(invoices.status, filter);
}

export interface InvoiceFilters {
  side?: UserType | undefined;
  status?: InvoiceFilter | undefined;
  contractId?: number | undefined;
}

/** The actor's own invoices, and those that were sent to the firm. */
function isListedFor(actor: Actor, { side, status, contractId }: InvoiceFilters, now: Date): SQL | undefined {
  const forFirm = and(hasSide(actor, "attorney"), ne(invoices.status, "draft"));
  const own = hasSide(actor, "paralegal");
  const bySide = side === undefined ? or(own, forFirm) : side === "paralegal" ? own : forFirm;
  return and(
    bySide,
    status && hasStatus(status, now),
    contractId === undefined ? undefined : eq(invoices.contractId, contractId),
  );
}

/** The day by which a list is sorted: the due day while outstanding; drafts, then closed invoices follow. */
const sortDay = sql<string>`case when ${invoices.status} in ('sent', 'viewed', 'partly_paid', 'disputed')
  then ${invoices.dueOn} when ${invoices.status} = 'draft' then date '9998-12-31' else date '9999-12-31' end`;

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page of the actor's invoices, newest first, or next due first. */
export async function listInvoices(
  db: Reader,
  actor: Actor,
  { limit, cursor, order, ...filters }: InvoiceFilters & Paging & { order?: "newest" | "due" | undefined },
  now: Date,
) {
  const after = decodeCursor(cursor);
  const isListed = isListedFor(actor, filters, now);
  if (order !== "due") {
    const rows = await selectInvoices(db)
      .where(and(isListed, after ? lt(invoices.id, after.id) : undefined))
      .orderBy(desc(invoices.id))
      .limit(pageSize(limit));
    return toPage(rows, limit, ({ invoice }) => ({ at: null, id: invoice.id }));
  }
  const day = after?.at?.slice(0, 10);
  const isAfter =
    after && day !== undefined
      ? sql`(${sortDay} > ${day}::date or (${sortDay} = ${day}::date and ${invoices.id} < ${after.id}))`
      : undefined;
  const rows = await selectInvoices(db)
    .where(and(isListed, isAfter))
    .orderBy(asc(sortDay), desc(invoices.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ invoice }) => ({ at: `${sortDayOf(invoice)}T00:00:00Z`, id: invoice.id }));
}

/** `sortDay` of a row that was read. */
function sortDayOf({ status, dueOn }: InvoiceRow["invoice"]): string {
  if (status === "draft") return "9998-12-31";
  const isOutstanding = outstandingStatuses.some((outstanding) => outstanding === status);
  return isOutstanding && dueOn !== null ? dueOn : "9999-12-31";
}

/** All of the actor's invoices that pass the filters, newest first. */
export const readInvoices = (db: Reader, actor: Actor, filters: InvoiceFilters, now: Date) =>
  selectInvoices(db)
    .where(isListedFor(actor, filters, now))
    .orderBy(desc(invoices.id));

/** Counts the actor's invoices by status, and sums what is outstanding. */
export async function countInvoices(db: Reader, actor: Actor, filters: InvoiceFilters, now: Date) {
  const count = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const balance = (condition: SQL | undefined) =>
    sql`coalesce(sum(${invoices.totalCents} - ${paidCents}) filter (where ${condition}), 0)`.mapWith(Number);
  const outstanding = hasStatus("outstanding", now);
  const [row] = await db
    .select({
      all: sql`count(*)`.mapWith(Number),
      draft: count(hasStatus("draft", now)),
      outstanding: count(outstanding),
      overdue: count(isOverdue(now)),
      paid: count(hasStatus("paid", now)),
      void: count(hasStatus("void", now)),
      pendingPayments: sql`coalesce(sum((select count(*) from payments p
        where p.invoice_id = ${invoices.id} and p.status = 'pending')), 0)`.mapWith(Number),
      outstandingCents: balance(outstanding),
      overdueCents: balance(isOverdue(now)),
    })
    .from(invoices)
    .innerJoin(contracts, eq(contracts.id, invoices.contractId))
    .innerJoin(issuers, eq(issuers.id, invoices.issuerId))
    .where(isListedFor(actor, filters, now));
  if (!row) throw new Error("A count has no row.");
  return row;
}

/** Invoices that meet a condition, oldest first. */
export const findInvoices = (db: Reader, condition: SQL | undefined, limit: number): Promise<InvoiceRow[]> =>
  selectInvoices(db).where(condition).orderBy(asc(invoices.id)).limit(limit);

export async function findInvoice(db: Reader, id: number): Promise<InvoiceRow | undefined> {
  const [row] = await selectInvoices(db).where(eq(invoices.id, id));
  return row;
}

export type PartyInvoice = InvoiceRow & { side: UserType };

/**
 * Returns the invoice with the side that the actor acts for. The firm's side has no drafts.
 * @param only the one side that is allowed
 * @throws HttpError 404 for everyone else
 */
export async function requireInvoice(
  db: Reader,
  actor: Actor,
  id: number,
  only?: UserType,
): Promise<PartyInvoice> {
  const row = await findInvoice(db, id);
  const side = row ? sideOf(actor, row.contract) : null;
  const isHidden = side === "attorney" && row?.invoice.status === "draft";
  if (!row || !side || isHidden || (only && side !== only))
    throw notFound(invoiceErrorMessages.invoiceNotFound);
  return { ...row, side };
}

/**
 * Locks the invoice until the transaction ends, and returns it for a change.
 * @param only the one side that is allowed
 * @throws HttpError 404 for everyone else, 403 for members of the firm who may only read it
 */
export async function lockInvoice(tx: Tx, actor: Actor, id: number, only?: UserType): Promise<PartyInvoice> {
  await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, id)).for("update");
  const row = await requireInvoice(tx, actor, id, only);
  if (row.side === "attorney" && !mayHandleInvoices(actor, row.contract))
    throw forbidden(invoiceErrorMessages.invoiceViewOnly);
  return row;
}

/** Lines by day; milestones and expenses without a day last. */
export const findLines = (db: Reader, invoiceId: number) =>
  db
    .select({
      line: invoiceLines,
      receipt: {
        name: contractFiles.name,
        version: contractFiles.version,
        deletedAt: contractFiles.deletedAt,
        scan: contractFiles.scan,
      },
      disputed: sql<boolean>`exists (select from ${invoiceDisputedLines} d
        join ${invoiceDisputes} o on o.id = d.dispute_id and o.resolved_at is null where d.line_id = invoice_lines.id)`,
    })
    .from(invoiceLines)
    .leftJoin(contractFiles, eq(contractFiles.id, invoiceLines.fileId))
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.day), asc(invoiceLines.id));
export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** Payments, latest first. */
export const findPayments = (db: Reader, invoiceId: number) =>
  db
    .select({
      payment: payments,
      recordedByName: users.name,
      recordedByEmailConfirmed: isEmailConfirmed(users),
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.recordedById))
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(desc(payments.id));
export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

const openers = alias(users, "openers");
const resolvers = alias(users, "resolvers");

const findDisputes = (db: Reader, invoiceId: number) =>
  db
    .select({
      dispute: invoiceDisputes,
      openedByName: openers.name,
      openedByEmailConfirmed: isEmailConfirmed(openers),
      resolvedByName: resolvers.name,
      resolvedByEmailConfirmed: sql<boolean | null>`${isEmailConfirmed(resolvers)}`,
      lines: sql<number[]>`array(select d.line_id from ${invoiceDisputedLines} d
        where d.dispute_id = ${invoiceDisputes.id} order by d.line_id)`,
    })
    .from(invoiceDisputes)
    .innerJoin(openers, eq(openers.id, invoiceDisputes.openedById))
    .leftJoin(resolvers, eq(resolvers.id, invoiceDisputes.resolvedById))
    .where(eq(invoiceDisputes.invoiceId, invoiceId))
    .orderBy(desc(invoiceDisputes.id));

const findHistory = (db: Reader, invoiceId: number) =>
  db
    .select({ event: invoiceEvents, actorName: users.name, actorEmailConfirmed: isEmailConfirmed(users) })
    .from(invoiceEvents)
    .innerJoin(users, eq(users.id, invoiceEvents.actorId))
    .where(eq(invoiceEvents.invoiceId, invoiceId))
    .orderBy(asc(invoiceEvents.id));

/** Everything that belongs to an invoice. */
export async function readDetails(db: Reader, invoiceId: number) {
  return {
    lines: await findLines(db, invoiceId),
    payments: await findPayments(db, invoiceId),
    disputes: await findDisputes(db, invoiceId),
    history: await findHistory(db, invoiceId),
  };
}
export type InvoiceDetails = Awaited<ReturnType<typeof readDetails>>;
