/** Compares every figure about time and money that either party of some contracts is shown with a recount of the rows. */
import type { ContractCounts } from "@caseload/contract/engagements/contract-counts";
import type { Invoice, InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { Invoiceable } from "@caseload/contract/engagements/new-invoice";
import type { TimeEntry, TimeSummary } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import type { Analytics, ReportRow } from "@caseload/contract/reporting/analytics";
import type { ExecutiveDashboard, ParalegalFigures } from "@caseload/contract/reporting/dashboards";
import type { Earnings, EarningsYearEnd } from "@caseload/contract/reporting/earnings";
import type { MoneySums } from "@caseload/contract/reporting/money-sums";
import type { Spend, SpendYearEnd } from "@caseload/contract/reporting/spend";
import type { PublicFirm } from "@caseload/contract/firms/firms";
import { expect } from "vitest";
import type { Cast } from "./hiring.ts";
import { dayIn, eachDay, type FirmRows, loadFirmRows, moneyOf, workOf } from "./recount-analytics.ts";
import {
  countsOf,
  entriesOf,
  invoiceableOf,
  moneyOfAll,
  paidOnTimeOf,
  sheetsOf,
  summaryOf,
  sumMoney,
  yearDays,
  yearEndOf,
} from "./recount-figures.ts";
import { type RecountedInvoice, recountInvoices } from "./recount-invoices.ts";
import type { Site } from "./site.ts";

/** The zone of everyone in the cast. */
const timeZone = "America/New_York";
/** The longest pages of the lists. */
const maxEntries = 200;
const maxSheets = 50;
const maxInvoices = 50;

export interface Engagements {
  readonly site: Site;
  readonly cast: Cast;
  readonly contractIds: readonly number[];
}

async function expectTime({ cast }: Engagements, rows: FirmRows, id: number): Promise<void> {
  const entries = entriesOf(rows, id);
  const input = { params: { id } };
  const invoices = rows.invoices.filter(({ contractId }) => contractId === id);
  const sides = [
    { who: cast.daniel, seen: entries, invoices },
    {
      who: cast.partner,
      seen: entries.filter(({ timesheetId }) => timesheetId !== null),
      invoices: invoices.filter(({ sentAt }) => sentAt !== null),
    },
  ];
  for (const { who, seen, invoices: counted } of sides) {
    const [listed, summary, sheets, counts] = await Promise.all([
      who.ask<TimeEntry[]>("listContractTime", { ...input, query: { limit: String(maxEntries) } }),
      who.ask<TimeSummary>("getTimeSummary", input),
      who.ask<Timesheet[]>("listTimesheets", { ...input, query: { limit: String(maxSheets) } }),
      who.ask<ContractCounts>("countContractParts", input),
    ]);
    expect(counts.invoices).toBe(counted.length);
    expect(
      listed.map(({ id: entryId, minutes, cents, status }) => [entryId, minutes, cents, status]),
    ).toEqual(
      seen
        .slice(0, maxEntries)
        .map(({ id: entryId, minutes, cents, status }) => [entryId, minutes, cents, status]),
    );
    expect(summary).toMatchObject(summaryOf(seen));
    expect(sheets).toMatchObject(sheetsOf(rows, id).slice(0, maxSheets));
  }
  const next = await cast.daniel.ask<Invoiceable>("getInvoiceable", input);
  const { billed, ...free } = invoiceableOf(rows, id);
  expect(next).toMatchObject(free);
  const invoiced = next.milestones.filter((milestone) => milestone.invoiced).map(({ title }) => title);
  expect(billed).toEqual(expect.arrayContaining(invoiced));
}

const figuresOf = ({
  id,
  status,
  totalCents,
  paidCents,
  pendingCents,
  balanceCents,
  minutes,
}: RecountedInvoice) => ({
  id,
  status,
  totalCents,
  paidCents,
  pendingCents,
  balanceCents,
  minutes,
});

/** The newest invoices. */
const detailsPerStep = 4;

/** Both lists with their counts, and the newest invoices with their lines and payments. */
async function expectInvoices({ site, cast }: Engagements, rows: FirmRows): Promise<readonly Invoice[]> {
  const recounted = await recountInvoices(site.db, cast.daniel.id);
  const today = dayIn(site.time.now, timeZone);
  const overdue = new Set(rows.invoices.filter(({ dueOn }) => (dueOn ?? today) < today).map(({ id }) => id));
  const [own, ownCounts, firms, firmCounts] = await Promise.all([
    cast.daniel.ask<Invoice[]>("listInvoices", { query: { limit: String(maxInvoices) } }),
    cast.daniel.ask("countInvoices", { query: {} }),
    cast.associate.ask<Invoice[]>("listInvoices", { query: { limit: String(maxInvoices) } }),
    cast.associate.ask("countInvoices", { query: {} }),
  ]);
  const seen = recounted.filter(({ status }) => status !== "draft");
  expect(own.map(figuresOf)).toEqual(recounted.slice(0, maxInvoices));
  expect(firms.map(figuresOf)).toEqual(seen.slice(0, maxInvoices));
  expect(ownCounts).toEqual(countsOf(rows, recounted, overdue));
  expect(firmCounts).toEqual(countsOf(rows, seen, overdue));
  for (const { id, totalCents, paidCents, pendingCents } of own.slice(0, detailsPerStep)) {
    const detail = await cast.daniel.ask<InvoiceDetail>("getInvoice", { params: { id } });
    const of = (some: readonly { cents: number }[]) => some.reduce((total, { cents }) => total + cents, 0);
    const paid = (status: string) => of(detail.payments.filter((payment) => payment.status === status));
    expect([of(detail.lines), paid("confirmed"), paid("pending")]).toEqual([
      totalCents,
      paidCents,
      pendingCents,
    ]);
  }
  return own;
}

/** Earnings and spend of a year, by month, contract and party, and the year end. */
async function expectYear({ cast, contractIds }: Engagements, rows: FirmRows, year: string): Promise<void> {
  const [earnings, spend, received, made] = await Promise.all([
    cast.daniel.ask<Earnings>("getEarnings", { query: { year } }),
    cast.managing.ask<Spend>("getSpend", { query: { year } }),
    cast.daniel.ask<EarningsYearEnd>("getEarningsYearEnd", { params: { year } }),
    cast.managing.ask<SpendYearEnd>("getSpendYearEnd", { params: { year } }),
  ]);
  const days = yearDays(year);
  const totals = moneyOfAll(rows, contractIds, days);
  for (const shown of [earnings, spend]) {
    expect(shown.totals).toEqual(totals);
    for (const { month, ...money } of shown.months)
      expect(money, month).toEqual(
        moneyOfAll(
          rows,
          contractIds,
          days.filter((day) => day.startsWith(month)),
        ),
      );
    for (const contract of shown.contracts) {
      const { approvedMinutes: minutes, ...money } = moneyOf(rows, contract, days);
      expect(contract).toMatchObject({ minutes, ...money });
    }
    expect(sumMoney(shown.contracts)).toEqual(totals);
  }
  for (const parties of [earnings.payers, spend.payees, spend.departments])
    for (const party of parties) expect(party).toMatchObject(totals);
  const yearEnd = yearEndOf(rows, contractIds, year);
  for (const { totals: shown } of [received, made]) expect(shown).toEqual(yearEnd);
  for (const party of [...received.payers, ...made.payees]) expect(party).toMatchObject(yearEnd);
}

/** The paralegal's dashboard, and how many of the firm's invoices were paid on time. */
async function expectSummaries(
  { site, cast, contractIds }: Engagements,
  rows: FirmRows,
  year: string,
): Promise<void> {
  const [own, firm] = await Promise.all([
    cast.daniel.ask<ParalegalFigures>("getParalegalFigures"),
    cast.daniel.ask<PublicFirm>("getFirm", { params: { id: cast.firmId } }),
  ]);
  expect(own.earnings).toEqual({ year: Number(year), ...moneyOfAll(rows, contractIds, yearDays(year)) });
  expect(firm.paidOnTime).toEqual(paidOnTimeOf(rows, dayIn(site.time.now, timeZone)));
}

interface ReportSums {
  /** Null in a table without rows. */
  readonly sums: Readonly<Record<string, number | null>>;
}

const sumsOf = ({ sums }: ReportSums) =>
  Object.fromEntries(Object.entries(sums).map(([column, sum]) => [column, sum ?? 0]));

/** The firm's analytics, executive dashboard and reports of the last 30 days. */
async function expectReports({ cast, site }: Engagements, rows: FirmRows): Promise<void> {
  const { managing } = cast;
  const table = (name: string) => ({ query: { table: name, period: "30-days" } });
  const [analytics, executive, spend, spendSums, hours, hourSums] = await Promise.all([
    managing.ask<Analytics>("getAnalytics", { query: { period: "30-days" } }),
    managing.ask<ExecutiveDashboard>("executiveDashboard"),
    managing.ask<ReportRow[]>("listReportRows", table("spend")),
    managing.ask<ReportSums>("sumReport", table("spend")),
    managing.ask<ReportRow[]>("listReportRows", table("hours")),
    managing.ask<ReportSums>("sumReport", table("hours")),
  ]);
  const today = dayIn(site.time.now, timeZone);
  const ids = rows.contracts.map(({ id }) => id);
  const of = (period: { from: string; to: string }) =>
    workOf(rows, { days: eachDay(period), today, timeZone });
  const work = of(analytics.period);
  expect(analytics.current).toMatchObject(work);
  expect(analytics.previous).toMatchObject(of(analytics.before));
  for (const { from, to, ...money } of analytics.spend)
    expect(money, from).toEqual(moneyOfAll(rows, ids, eachDay({ from, to })));
  expect(analytics.departments).toMatchObject([work]);
  const { projects: _, approvedMinutes, ...money } = of(executive.period);
  const days = eachDay(executive.period);
  expect(executive.spend.current).toEqual(money);
  expect(executive.utilization).toEqual({
    approvedMinutes,
    inProgress: ids.length,
    withTime: ids.filter((id) => hasApprovedTime(rows, id, days)).length,
  });
  expect(executive.departments).toMatchObject([{ approvedMinutes, ...money }]);
  const inDollars = ({ earnedCents, invoicedCents, paidCents, outstandingCents }: MoneySums) => ({
    earned: earnedCents / 100,
    invoiced: invoicedCents / 100,
    paid: paidCents / 100,
    outstanding: outstandingCents / 100,
  });
  const cellsOf = (id: number) => {
    const { approvedMinutes: minutes, ...sums } = moneyOf(rows, { id }, eachDay(analytics.period));
    return { approvedHours: minutes / 60, ...inDollars(sums) };
  };
  for (const { id, cells } of spend) expect(cells).toMatchObject(cellsOf(id));
  for (const { id, cells } of hours) expect(cells["approvedHours"]).toBe(cellsOf(id).approvedHours);
  expect(sumsOf(spendSums)).toMatchObject({ approvedHours: work.approvedMinutes / 60, ...inDollars(work) });
  expect(sumsOf(hourSums)).toMatchObject({ approvedHours: work.approvedMinutes / 60 });
}

function hasApprovedTime(rows: FirmRows, id: number, days: readonly string[]): boolean {
  return entriesOf(rows, id).some(
    ({ status, day }) => (status === "approved" || status === "invoiced") && days.includes(day),
  );
}

/** @returns the invoices as their issuer is shown them */
export async function expectFigures(engagements: Engagements): Promise<readonly Invoice[]> {
  const { site, cast, contractIds } = engagements;
  const rows = await loadFirmRows(site, cast.firmId);
  for (const id of contractIds) await expectTime(engagements, rows, id);
  const listed = await expectInvoices(engagements, rows);
  const thisYear = dayIn(site.time.now, timeZone).slice(0, 4);
  const years = new Set([thisYear, ...rows.timeEntries.map(({ day }) => day.slice(0, 4))]);
  for (const year of years) await expectYear(engagements, rows, year);
  await expectSummaries(engagements, rows, thisYear);
  await expectReports(engagements, rows);
  return listed;
}
