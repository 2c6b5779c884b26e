import { billingErrorMessages } from "@caseload/contract/engagements/billing-texts";
import { and, asc, eq, gte, isNull, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { readConsistently } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contractBilling } from "../../../platform/db/schema/billing.ts";
import { timeEntries, timesheets } from "../../../platform/db/schema/time.ts";
import { forbidden } from "../../../platform/http/http-error.ts";
import { type PartyContract, requireParty } from "../contracts/queries.ts";
import { mayHandleInvoices } from "../invoices/policy.ts";

/**
 * @throws HttpError 404 for everyone who is not of the firm's side, 403 for those of it who handle no invoices
 */
export async function requireBiller(db: Reader, actor: Actor, contractId: number): Promise<PartyContract> {
  const row = await requireParty(db, actor, contractId, "attorney");
  if (!mayHandleInvoices(actor, row.contract)) throw forbidden(billingErrorMessages.billingHandlers);
  return row;
}

async function findBilling(db: Reader, contractId: number) {
  const [row] = await db
    .select({ settings: contractBilling, updatedByName: users.name })
    .from(contractBilling)
    .innerJoin(users, eq(users.id, contractBilling.updatedById))
    .where(eq(contractBilling.contractId, contractId));
  return row ?? null;
}
export type BillingRow = NonNullable<Awaited<ReturnType<typeof findBilling>>>;

export interface BillingPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

const reversals = alias(timeEntries, "reversals");

/** Approved time that a client is billed, by day. Clerical time is overhead; an entry and its reversal cancel out. */
const findBillableTime = (db: Reader, contractId: number, { from, to }: BillingPeriod) =>
  db
    .select({
      day: timeEntries.day,
      minutes: timeEntries.minutes,
      payCents: timeEntries.rateCents,
      taskCode: timeEntries.taskCode,
      activityCode: timeEntries.activityCode,
      narrative: timeEntries.narrative,
    })
    .from(timeEntries)
    .innerJoin(timesheets, eq(timesheets.id, timeEntries.timesheetId))
    .leftJoin(reversals, eq(reversals.reversesId, timeEntries.id))
    .where(
      and(
        eq(timeEntries.contractId, contractId),
        eq(timesheets.status, "approved"),
        eq(timeEntries.clerical, false),
        isNull(timeEntries.reversesId),
        isNull(reversals.id),
        from === undefined ? undefined : gte(timeEntries.day, from),
        to === undefined ? undefined : lte(timeEntries.day, to),
      ),
    )
    .orderBy(asc(timeEntries.day), asc(timeEntries.id));
export type BillableTime = Awaited<ReturnType<typeof findBillableTime>>[number];

const findTimekeeper = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  if (!row) throw new Error(`There is no user ${id}.`);
  return row;
};

/** Billing settings, billable time and the paralegal of a contract. @throws HttpError as requireBiller */
export const readBilling = (db: Db, actor: Actor, contractId: number, period: BillingPeriod = {}) =>
  readConsistently(db, async (tx) => {
    const { contract, job, pay } = await requireBiller(tx, actor, contractId);
    return {
      contract,
      job,
      pay,
      billing: await findBilling(tx, contractId),
      time: await findBillableTime(tx, contractId, period),
      timekeeper: await findTimekeeper(tx, contract.paralegalId),
    };
  });
export type BillingRecord = Awaited<ReturnType<typeof readBilling>>;
