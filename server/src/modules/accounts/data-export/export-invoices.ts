import { and, asc, eq, gt, isNotNull, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import {
  invoiceDisputes,
  invoiceEvents,
  invoiceLines,
  invoices,
  payments,
} from "../../../platform/db/schema/invoices.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

/** The user's own invoices, and sent ones of contracts where they are the firm's contact. */
const isParty = (userId: number) =>
  or(eq(invoices.issuerId, userId), and(eq(contracts.attorneyId, userId), isNotNull(invoices.sentAt)));

export const exportedInvoices = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: invoices.id,
        contractId: invoices.contractId,
        status: invoices.status,
        year: invoices.numberYear,
        numberInYear: invoices.numberInYear,
        issuedOn: invoices.issuedOn,
        dueOn: invoices.dueOn,
        issuer: invoices.issuerName,
        issuerAddress: invoices.issuerAddress,
        payer: invoices.payerName,
        payerAddress: invoices.payerAddress,
        createdAt: invoices.createdAt,
        sentAt: invoices.sentAt,
        viewedAt: invoices.viewedAt,
        paidAt: invoices.paidAt,
        voidReason: invoices.voidReason,
      })
      .from(invoices)
      .innerJoin(contracts, eq(contracts.id, invoices.contractId))
      .where(and(isParty(userId), gt(invoices.id, afterId)))
      .orderBy(asc(invoices.id))
      .limit(pageRows),
  );

export const exportedInvoiceLines = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: invoiceLines.id,
        invoiceId: invoiceLines.invoiceId,
        kind: invoiceLines.kind,
        day: invoiceLines.day,
        description: invoiceLines.description,
        minutes: invoiceLines.minutes,
        rateCents: invoiceLines.rateCents,
        cents: invoiceLines.cents,
        timeEntryId: invoiceLines.timeEntryId,
      })
      .from(invoiceLines)
      .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
      .innerJoin(contracts, eq(contracts.id, invoices.contractId))
      .where(and(isParty(userId), gt(invoiceLines.id, afterId)))
      .orderBy(asc(invoiceLines.id))
      .limit(pageRows),
  );

/** Payments of the user's invoices, and those that the user recorded on a colleague's contract. */
export const exportedPayments = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: payments.id,
        invoiceId: payments.invoiceId,
        cents: payments.cents,
        paidOn: payments.paidOn,
        means: payments.means,
        reference: payments.reference,
        status: payments.status,
        recordedBy: users.name,
        recordedAt: payments.recordedAt,
        decidedAt: payments.decidedAt,
        reason: payments.reason,
      })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.recordedById))
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .innerJoin(contracts, eq(contracts.id, invoices.contractId))
      .where(and(or(isParty(userId), eq(payments.recordedById, userId)), gt(payments.id, afterId)))
      .orderBy(asc(payments.id))
      .limit(pageRows),
  );

/** Disputes of the user's invoices, and those that the user opened or resolved on a colleague's contract. */
export const exportedDisputes = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: invoiceDisputes.id,
        invoiceId: invoiceDisputes.invoiceId,
        reason: invoiceDisputes.reason,
        openedBy: users.name,
        openedAt: invoiceDisputes.openedAt,
        resolvedAt: invoiceDisputes.resolvedAt,
        note: invoiceDisputes.note,
      })
      .from(invoiceDisputes)
      .innerJoin(users, eq(users.id, invoiceDisputes.openedById))
      .innerJoin(invoices, eq(invoices.id, invoiceDisputes.invoiceId))
      .innerJoin(contracts, eq(contracts.id, invoices.contractId))
      .where(
        and(
          or(
            isParty(userId),
            eq(invoiceDisputes.openedById, userId),
            eq(invoiceDisputes.resolvedById, userId),
          ),
          gt(invoiceDisputes.id, afterId),
        ),
      )
      .orderBy(asc(invoiceDisputes.id))
      .limit(pageRows),
  );

/** The history of the user's invoices, and the user's own acts on a colleague's contract. */
export const exportedInvoiceHistory = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: invoiceEvents.id,
        invoiceId: invoiceEvents.invoiceId,
        kind: invoiceEvents.kind,
        actor: users.name,
        note: invoiceEvents.note,
        cents: invoiceEvents.cents,
        createdAt: invoiceEvents.createdAt,
      })
      .from(invoiceEvents)
      .innerJoin(users, eq(users.id, invoiceEvents.actorId))
      .innerJoin(invoices, eq(invoices.id, invoiceEvents.invoiceId))
      .innerJoin(contracts, eq(contracts.id, invoices.contractId))
      .where(and(or(isParty(userId), eq(invoiceEvents.actorId, userId)), gt(invoiceEvents.id, afterId)))
      .orderBy(asc(invoiceEvents.id))
      .limit(pageRows),
  );
