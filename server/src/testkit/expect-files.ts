/**
 * Compares the money and time in what either party of some contracts downloads with a recount of the rows: CSV files of
 * time, timesheets, invoices, earnings, spend, the year end and reports, and the LEDES file with the billing beside it.
 */
import type { Billing } from "@caseload/contract/engagements/billing";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import type { CallName } from "@caseload/contract/endpoints";
import type { MoneySums } from "@caseload/contract/reporting/money-sums";
import { expect } from "vitest";
import type { Engagements } from "./expect-figures.ts";
import type { Cast } from "./hiring.ts";
import { dayIn, eachDay, type FirmRows, halfUp, loadFirmRows, moneyOf, sum } from "./recount-analytics.ts";
import { entriesOf, moneyOfAll, sheetsOf, yearDays, yearEndOf } from "./recount-figures.ts";
import { recountInvoices } from "./recount-invoices.ts";
import { readCsv } from "./read-csv.ts";
import { readLedes } from "./read-ledes.ts";

type Member = Cast["daniel"];
type Input = Parameters<Member["call"]>[1];

/** US cents of each hour of the contracts whose time is billed at a rate of its own. */
export const billRateCents = 14_535;

export const billAtOwnRate = async ({ cast }: Engagements, id: number): Promise<void> => {
  const ids = { clientId: "ACME", clientMatterId: "LIT-7", lawFirmMatterId: "2026-114", lawFirmId: null };
  const body = { ...ids, billRateCents, mode: "fee" };
  await cast.partner.ask("setContractBilling", { params: { id }, body });
};

/** The records of a CSV file by the names of their columns. */
async function recordsOf(who: Member, name: CallName, input: Input): Promise<Record<string, string>[]> {
  const { statusCode, body } = await who.call(name, input);
  expect(statusCode, `${name}: ${body}`).toBe(200);
  const [names = [], ...records] = readCsv(body.replace(/^\uFEFF/, ""));
  return records.map((cells) => Object.fromEntries(names.map((column, at) => [column, cells[at] ?? ""])));
}

const hours = (minutes: number): string => (minutes / 60).toFixed(1);
const dollars = (cents: number | null): string => (cents === null ? "" : (cents / 100).toFixed(2));

/** One's own list of time, and the files of a contract's time and timesheets for both sides. */
async function expectTimeFiles({ cast, contractIds }: Engagements, rows: FirmRows): Promise<void> {
  const all = contractIds.flatMap((id) => entriesOf(rows, id));
  const own = await cast.daniel.ask<TimeEntry[]>("listOwnTime", { query: { limit: "200" } });
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  for (const { id, minutes, cents, status } of own) {
    const entry = byId.get(id);
    expect([minutes, cents, status], `entry ${id}`).toEqual([entry?.minutes, entry?.cents, entry?.status]);
  }
  const lineOf = ({ id, minutes, cents, status }: (typeof all)[number]) => ({
    Entry: String(id),
    Hours: hours(minutes),
    Pay: dollars(cents),
    Status: status,
  });
  const ofOwn = await recordsOf(cast.daniel, "downloadOwnTime", {});
  expect(ofOwn).toHaveLength(all.length);
  for (const id of contractIds) {
    const entries = entriesOf(rows, id);
    const seen = {
      [cast.daniel.id]: entries,
      [cast.partner.id]: entries.filter((e) => e.timesheetId !== null),
    };
    for (const who of [cast.daniel, cast.partner]) {
      const records = await recordsOf(who, "downloadContractTime", { params: { id } });
      expect(records).toMatchObject((seen[who.id] ?? []).map(lineOf));
    }
    const sheets = await recordsOf(cast.partner, "downloadTimesheets", { params: { id } });
    expect(sheets).toMatchObject(
      sheetsOf(rows, id).map((sheet) => ({
        Timesheet: String(sheet.id),
        Status: sheet.status,
        Entries: String(sheet.entries),
        Hours: hours(sheet.minutes),
        "Of which clerical": hours(sheet.clericalMinutes),
        Pay: dollars(sheet.cents),
      })),
    );
  }
}

async function expectInvoiceFiles({ site, cast }: Engagements): Promise<void> {
  const recounted = await recountInvoices(site.db, cast.daniel.id);
  const lineOf = (invoice: (typeof recounted)[number]) => ({
    Status: invoice.status,
    Hours: hours(invoice.minutes),
    Total: dollars(invoice.totalCents),
    Paid: dollars(invoice.paidCents),
    "To confirm": dollars(invoice.pendingCents),
    Balance: dollars(invoice.balanceCents),
  });
  const own = await recordsOf(cast.daniel, "downloadInvoices", {});
  const firms = await recordsOf(cast.associate, "downloadInvoices", {});
  expect(own).toMatchObject(recounted.map(lineOf));
  expect(firms).toMatchObject(recounted.filter(({ status }) => status !== "draft").map(lineOf));
}

const moneyCells = ({ earnedCents, invoicedCents, paidCents, outstandingCents }: MoneySums) => ({
  "Earned (USD)": dollars(earnedCents),
  "Invoiced (USD)": dollars(invoicedCents),
  "Paid (USD)": dollars(paidCents),
  "Outstanding (USD)": dollars(outstandingCents),
});

const sumOf = (records: readonly Record<string, string>[], column: string): string =>
  sum(records.map((record) => Math.round(100 * Number(record[column])))).toFixed(0);

/** Earnings and spend by month and contract, and the year end. */
async function expectMoneyFiles(
  { cast, contractIds }: Engagements,
  rows: FirmRows,
  year: string,
): Promise<void> {
  const days = yearDays(year);
  const totals = moneyOfAll(rows, contractIds, days);
  const yearEnd = yearEndOf(rows, contractIds, year);
  const files = [
    { who: cast.daniel, money: "downloadEarnings", end: "downloadEarningsYearEnd" },
    { who: cast.managing, money: "downloadSpend", end: "downloadSpendYearEnd" },
  ] as const;
  for (const { who, money, end } of files) {
    const records = await recordsOf(who, money, { query: { year } });
    for (const record of records) {
      const ofMonth = days.filter((day) => day.startsWith(record["Month"] ?? ""));
      const { approvedMinutes, ...sums } = moneyOf(rows, { id: Number(record["Contract"]) }, ofMonth);
      expect(record).toMatchObject({ "Approved hours": hours(approvedMinutes), ...moneyCells(sums) });
    }
    for (const [column, value] of Object.entries(moneyCells(totals)))
      expect(sumOf(records, column), column).toBe(String(Math.round(100 * Number(value))));
    const parties = await recordsOf(who, end, { params: { year } });
    expect(parties).toMatchObject(
      yearEnd.payments === 0
        ? []
        : [
            {
              Payments: String(yearEnd.payments),
              "Counted for Form 1099-NEC (USD)": dollars(yearEnd.reportableCents),
              "Card and wallet (USD)": dollars(yearEnd.cardCents),
              "Total (USD)": dollars(yearEnd.totalCents),
            },
          ],
    );
  }
}

/** The firm's reports of money and hours over the last 30 days. */
async function expectReportFiles({ cast, site }: Engagements, rows: FirmRows): Promise<void> {
  const to = dayIn(site.time.now, "America/New_York");
  const from = new Date(Date.parse(to) - 29 * 86_400_000).toISOString().slice(0, 10);
  const days = eachDay({ from, to });
  const ids = rows.contracts.map(({ id }) => id);
  const { earnedCents, invoicedCents, paidCents, outstandingCents } = moneyOfAll(rows, ids, days);
  const records = await recordsOf(cast.managing, "downloadReport", {
    query: { table: "spend", period: "30-days" },
  });
  const sums = {
    Earned: earnedCents,
    Invoiced: invoicedCents,
    Paid: paidCents,
    Outstanding: outstandingCents,
  };
  for (const [name, cents] of Object.entries(sums)) {
    const column = Object.keys(records[0] ?? {}).find((one) => one.startsWith(name));
    if (column === undefined) expect(records).toEqual([]);
    else expect(sumOf(records, column), column).toBe(String(cents));
  }
}

/** Approved time that is neither clerical nor reversed, at the firm's own rate. */
async function expectBilling({ cast }: Engagements, rows: FirmRows, id: number): Promise<void> {
  const entries = entriesOf(rows, id);
  const reversed = new Set(entries.flatMap(({ reversesId }) => reversesId ?? []));
  const billed = entries.filter(
    (entry) =>
      (entry.status === "approved" || entry.status === "invoiced") &&
      !entry.clerical &&
      entry.reversesId === null &&
      !reversed.has(entry.id),
  );
  const billableCents = sum(billed.map(({ minutes }) => halfUp(minutes, billRateCents)));
  const billing = await cast.partner.ask<Billing>("getContractBilling", { params: { id } });
  const billableMinutes = sum(billed.map(({ minutes }) => minutes));
  expect(billing).toMatchObject({ billableMinutes, billableCents });
  const { statusCode, body } = await cast.partner.call("downloadLedes", { params: { id } });
  expect(statusCode, body).toBe(billed.length === 0 ? 409 : 200);
  if (billed.length === 0) return;
  const { lines, totalCents } = readLedes(body);
  expect([lines.length, totalCents]).toEqual([billed.length, billableCents]);
}

export async function expectFiles(engagements: Engagements, billedId: number): Promise<void> {
  const { site, cast } = engagements;
  const rows = await loadFirmRows(site, cast.firmId);
  await expectTimeFiles(engagements, rows);
  await expectInvoiceFiles(engagements);
  await expectMoneyFiles(engagements, rows, dayIn(site.time.now, "America/New_York").slice(0, 4));
  await expectReportFiles(engagements, rows);
  await expectBilling(engagements, rows, billedId);
}
