/** What an invoice can contain: approved time that is on no invoice, milestones, and expenses. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import { sumCents } from "@caseload/contract/engagements/invoice-totals";
import type { Invoiceable, NewInvoice } from "@caseload/contract/engagements/new-invoice";
import { payForMinutes } from "@caseload/contract/engagements/pay-amount";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { and, asc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { invoiceLines } from "../../../platform/db/schema/invoices.ts";
import { timeEntries, timesheets } from "../../../platform/db/schema/time.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import { findVersion, type PartyContract } from "../contracts/queries.ts";
import { findSharedVersions } from "../files/queries.ts";

export type NewLine = Omit<typeof invoiceLines.$inferInsert, "invoiceId" | "contractId" | "id">;

/** Approved entries of a contract that are on no live invoice, reversing ones among them, by day. */
async function findTimeLines(
  db: Reader,
  contractId: number,
  through: string | undefined,
): Promise<NewLine[]> {
  const rows = await db
    .select({ entry: timeEntries })
    .from(timeEntries)
    .innerJoin(timesheets, eq(timesheets.id, timeEntries.timesheetId))
    .leftJoin(invoiceLines, and(eq(invoiceLines.timeEntryId, timeEntries.id), eq(invoiceLines.live, true)))
    .where(
      and(
        eq(timeEntries.contractId, contractId),
        eq(timesheets.status, "approved"),
        isNotNull(timeEntries.rateCents),
        isNull(invoiceLines.id),
        through === undefined ? undefined : lte(timeEntries.day, through),
      ),
    )
    .orderBy(asc(timeEntries.day), asc(timeEntries.id));
  return rows.map(
    ({ entry: { id, day, minutes, narrative, taskCode, activityCode, clerical, rateCents } }) => ({
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
}

const findLive = (db: Reader, contractId: number, kind: "milestone" | "expense") =>
  db
    .select({ cents: invoiceLines.cents, milestoneKey: invoiceLines.milestoneKey })
    .from(invoiceLines)
    .where(
      and(eq(invoiceLines.contractId, contractId), eq(invoiceLines.live, true), eq(invoiceLines.kind, kind)),
    );

/**
 * The milestones of flat pay with the key under which each is invoiced once: its title, and its place among those of the
 * same title. An amendment that moves a milestone leaves its key as it is.
 */
function milestonesOf({ pay }: StructuredTerms) {
  const milestones = pay?.kind === "flat" ? pay.milestones : [];
  return milestones.map((milestone, index) => {
    const before = milestones.slice(0, index).filter(({ title }) => title === milestone.title).length;
    return { ...milestone, index, key: `${milestone.title}\n${before}` };
  });
}

async function collectMilestones(
  tx: Tx,
  contractId: number,
  terms: StructuredTerms,
  indexes: readonly number[],
): Promise<NewLine[]> {
  if (indexes.length === 0) return [];
  if (terms.pay?.kind !== "flat") throw badRequest(invoiceErrorMessages.noMilestones);
  const all = milestonesOf(terms);
  const live = await findLive(tx, contractId, "milestone");
  const lines = indexes.map((index) => {
    const milestone = all[index];
    if (!milestone) throw badRequest(invoiceErrorMessages.milestoneNotFound(index));
    const { title, dueOn, cents, key } = milestone;
    if (live.some(({ milestoneKey }) => milestoneKey === key))
      throw conflict(invoiceErrorMessages.milestoneInvoiced(title));
    return { kind: "milestone" as const, day: dueOn, description: title, cents, milestoneKey: key };
  });
  // Milestones that an amendment renamed count as well.
  const left = Math.max(0, terms.pay.totalCents - sumCents(live));
  if (sumCents(lines) > left) throw conflict(invoiceErrorMessages.feeExceeded(left));
  return lines;
}

/** What is left under the expense cap over the whole contract; null without a cap. */
async function expensesLeft(db: Reader, contractId: number, { expenses }: StructuredTerms) {
  if (expenses.capCents === null) return null;
  return Math.max(0, expenses.capCents - sumCents(await findLive(db, contractId, "expense")));
}

/**
 * A receipt is one version of a file of the contract, and of one expense alone.
 * @throws HttpError 400 for another file and for one that is named twice, 409 for the receipt of an invoiced expense
 */
async function requireReceipts(tx: Tx, contractId: number, expenses: NewInvoice["expenses"]): Promise<void> {
  const named = expenses.flatMap(({ fileId }) => fileId ?? []);
  if (named.length === 0) return;
  if (new Set(named).size < named.length) throw badRequest(invoiceErrorMessages.receiptTwice);
  const found = (await findSharedVersions(tx, contractId)).filter(({ id }) => named.includes(id));
  if (found.length < named.length) throw badRequest(invoiceErrorMessages.receiptNotFound);
  const taken = found.find(({ isReceipt }) => isReceipt);
  if (taken) throw conflict(invoiceErrorMessages.receiptTaken(taken.name));
}

async function collectExpenses(
  tx: Tx,
  actor: Actor,
  contractId: number,
  terms: StructuredTerms,
  expenses: NewInvoice["expenses"],
  now: Date,
): Promise<NewLine[]> {
  if (expenses.length === 0) return [];
  if (!terms.expenses.allowed) throw conflict(invoiceErrorMessages.expensesNotAllowed);
  const today = dayIn(now, actor.timeZone);
  if (expenses.some(({ day }) => day > today)) throw badRequest(invoiceErrorMessages.expenseInFuture);
  const left = await expensesLeft(tx, contractId, terms);
  if (left !== null && sumCents(expenses) > left)
    throw conflict(invoiceErrorMessages.expenseCapExceeded(left));
  await requireReceipts(tx, contractId, expenses);
  return expenses.map(({ day, description, cents, fileId }) => ({
    kind: "expense" as const,
    day,
    description,
    cents,
    fileId: fileId ?? null,
  }));
}

/**
 * The lines of a new invoice. The caller holds the lock of the contract.
 * @throws HttpError 409 when there is nothing to invoice, when reversals exceed it, and when a milestone, the fee or the
 * expense cap is used up; 400 for a milestone that the terms lack and for an expense in the future; as requireReceipts
 */
export async function collectLines(
  tx: Tx,
  actor: Actor,
  { contract }: PartyContract,
  { through, milestones, expenses }: NewInvoice,
  now: Date,
): Promise<NewLine[]> {
  const { structuredTerms: terms } = await findVersion(tx, contract.id, contract.version);
  const lines = [
    ...(await findTimeLines(tx, contract.id, through)),
    ...(await collectMilestones(tx, contract.id, terms, milestones)),
    ...(await collectExpenses(tx, actor, contract.id, terms, expenses, now)),
  ];
  if (lines.length === 0) throw conflict(invoiceErrorMessages.nothingToInvoice);
  if (lines.length > engagementLimits.invoiceLines) throw conflict(invoiceErrorMessages.tooManyLines);
  const total = sumCents(lines);
  if (total === 0) throw conflict(invoiceErrorMessages.totalIsZero);
  if (total < 0) throw conflict(invoiceErrorMessages.creditExceeds(-total));
  return lines;
}

/** What the next invoice of a contract could contain. */
export async function readInvoiceable(
  db: Reader,
  { contract }: PartyContract,
  through: string | undefined,
): Promise<Invoiceable> {
  const { structuredTerms: terms } = await findVersion(db, contract.id, contract.version);
  const time = await findTimeLines(db, contract.id, through);
  const live = await findLive(db, contract.id, "milestone");
  return {
    minutes: time.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    timeCents: sumCents(time),
    from: time[0]?.day ?? null,
    to: time.at(-1)?.day ?? null,
    milestones: milestonesOf(terms).map(({ index, title, dueOn, cents, key }) => ({
      index,
      title,
      dueOn,
      cents,
      invoiced: live.some(({ milestoneKey }) => milestoneKey === key),
    })),
    expenses: {
      allowed: terms.expenses.allowed,
      capCents: terms.expenses.capCents,
      leftCents: await expensesLeft(db, contract.id, terms),
    },
    paymentDays: terms.paymentDays,
    mayCreate: contract.startedAt !== null,
  };
}
