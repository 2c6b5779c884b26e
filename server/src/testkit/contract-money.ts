/** Generates approved and other time, invoices and payments of a contract, for tests that recount money. */
import { eq } from "drizzle-orm";
import type { InvoiceStatus, PaymentMeans, PaymentStatus } from "@caseload/contract/engagements/invoices";
import { payForMinutes } from "@caseload/contract/engagements/pay-amount";
import { makeTimeEntry, makeTimesheet } from "../demo/time-factories.ts";
import { plusDays } from "../platform/calendar-day.ts";
import type { contracts } from "../platform/db/schema/contracts.ts";
import { invoiceLines, invoices, payments } from "../platform/db/schema/invoices.ts";
import type { Site } from "./site.ts";

type Contract = typeof contracts.$inferSelect;

export interface Random {
  readonly next: () => number;
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
}

/** Entries of one approved timesheet, with a reversal among them, and time that still awaits an answer. */
async function makeTime({ db, time }: Site, random: Random, contract: Contract, days: readonly string[]) {
  const [weekStart = ""] = days;
  const ofContract = { contractId: contract.id, paralegalId: contract.paralegalId };
  const rateCents = contract.agreedRate === null ? null : Math.round(contract.agreedRate * 100);
  const sheet = await makeTimesheet(db, time.now, { contractId: contract.id, weekStart, status: "approved" });
  const entries = [];
  for (const day of days) {
    const minutes = 6 * (1 + Math.floor(random.next() * 80));
    const clerical = random.next() < 0.2;
    const row = { ...ofContract, day, minutes, clerical, rateCents, timesheetId: sheet.id };
    entries.push(await makeTimeEntry(db, time.now, row));
  }
  const [first] = entries;
  if (first && random.next() < 0.3) {
    const { id: reversesId, day, minutes } = first;
    const row = { ...ofContract, day, minutes: -minutes, rateCents, timesheetId: sheet.id, reversesId };
    entries.push(await makeTimeEntry(db, time.now, row));
  }
  const awaiting = await makeTimesheet(db, time.now, {
    contractId: contract.id,
    weekStart: plusDays(weekStart, 7),
  });
  await makeTimeEntry(db, time.now, { ...ofContract, day: weekStart, rateCents, timesheetId: awaiting.id });
  await makeTimeEntry(db, time.now, { ...ofContract, day: weekStart, rateCents });
  return entries;
}

interface Bill {
  readonly status: InvoiceStatus;
  readonly issuedOn: string;
  readonly number: number;
  readonly lines: readonly Omit<typeof invoiceLines.$inferInsert, "invoiceId" | "contractId">[];
}

/** An invoice with its lines. Returns its id. */
export async function makeInvoice(
  { db, time }: Site,
  contract: Pick<Contract, "id" | "paralegalId">,
  { status, issuedOn, number, lines }: Bill,
): Promise<number> {
  const isDraft = status === "draft";
  const year = Number(issuedOn.slice(0, 4));
  const sent = {
    numberYear: year,
    numberInYear: number,
    issuedOn,
    dueOn: plusDays(issuedOn, 30),
    sentAt: time.now,
  };
  const row = { contractId: contract.id, issuerId: contract.paralegalId, createdAt: time.now };
  const isVoid = status === "void";
  const [invoice] = await db
    .insert(invoices)
    .values({ ...row, status: isVoid ? "sent" : status, ...(!isDraft && sent) })
    .returning({ id: invoices.id });
  if (!invoice) throw new Error("The invoice was not stored.");
  const own = { invoiceId: invoice.id, contractId: contract.id, live: !isVoid };
  if (lines.length > 0) await db.insert(invoiceLines).values(lines.map((line) => ({ ...line, ...own })));
  if (isVoid)
    await db.update(invoices).set({ status, voidReason: "Sent twice." }).where(eq(invoices.id, invoice.id));
  return invoice.id;
}

export async function makePayment(
  { db, time }: Site,
  recordedById: number,
  row: { invoiceId: number; cents: number; paidOn: string; means: PaymentMeans; status?: PaymentStatus },
): Promise<void> {
  const status = row.status ?? "confirmed";
  await db.insert(payments).values({
    ...row,
    status,
    recordedById,
    recordedAt: time.now,
    decidedAt: status === "pending" ? null : time.now,
  });
}

const milestoneLine = (key: string, cents: number) =>
  ({ kind: "milestone", description: "Milestone", milestoneKey: key, cents }) as const;

/** A sent, a void and a draft invoice over the time, and payments of each status and means. */
async function makeBills(
  site: Site,
  random: Random,
  contract: Contract,
  days: readonly string[],
  entries: Awaited<ReturnType<typeof makeTime>>,
): Promise<void> {
  const later = (): string =>
    plusDays(random.pick(days as [string, ...string[]]), Math.floor(random.next() * 30));
  const lines = entries.flatMap(({ id, day, minutes, rateCents }) =>
    rateCents === null || random.next() < 0.3
      ? []
      : [
          {
            kind: "time" as const,
            description: "Time",
            timeEntryId: id,
            day,
            minutes,
            rateCents,
            cents: payForMinutes(minutes, rateCents),
          },
        ],
  );
  const flat = contract.agreedRate === null ? [milestoneLine("First 1", 80_050)] : [];
  const expense = { kind: "expense", description: "Postage", cents: 1_275 } as const;
  const number = contract.id * 3;
  const status = random.pick<InvoiceStatus>(["sent", "viewed", "partly_paid", "disputed"]);
  const issuedOn = later();
  const billed = [...lines, ...flat, expense];
  const id = await makeInvoice(site, contract, { status, issuedOn, number, lines: billed });
  const extra = { issuedOn: later(), lines: [expense] };
  await makeInvoice(site, contract, { status: "void", number: number + 1, ...extra });
  await makeInvoice(site, contract, { status: "draft", number: number + 2, ...extra });
  const total = billed.reduce((sum, { cents }) => sum + cents, 0);
  const paidOn = plusDays(issuedOn, Math.floor(random.next() * 40));
  for (const paymentStatus of ["confirmed", "pending", "denied"] as const) {
    const means = random.pick<PaymentMeans>(["check", "ach", "card", "wallet"]);
    const cents = Math.max(1, Math.floor(Math.abs(total) * 0.4));
    await makePayment(site, contract.attorneyId, {
      invoiceId: id,
      cents,
      paidOn,
      means,
      status: paymentStatus,
    });
  }
}

/** Time and money on days of the contract's work, as far as it has started. */
export async function makeContractMoney(site: Site, random: Random, contract: Contract): Promise<void> {
  const { startedAt, endedAt } = contract;
  if (startedAt === null) return;
  const last = Math.min(endedAt?.getTime() ?? Infinity, site.time.now.getTime());
  const span = Math.floor((last - startedAt.getTime()) / 86_400_000);
  const start = startedAt.toISOString().slice(0, 10);
  const days = Array.from({ length: 4 }, () =>
    plusDays(start, 1 + Math.floor(random.next() * Math.max(0, span - 1))),
  );
  if (span < 2) return;
  const entries = await makeTime(site, random, contract, days);
  if (random.next() < 0.7) await makeBills(site, random, contract, days, entries);
}
