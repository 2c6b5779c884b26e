/** What the parties of contracts must be shown about time and money, recounted from raw rows in memory. */
import type { TimeStatus } from "@caseload/contract/engagements/time-entries";
import type { RecountedInvoice } from "./recount-invoices.ts";
import { eachDay, type FirmRows, halfUp, moneyOf, type noMoney, sum } from "./recount-analytics.ts";

type Entry = FirmRows["timeEntries"][number];
type Money = Omit<typeof noMoney, "approvedMinutes">;

/** The lines of invoices that are not void, drafts included. */
function linesInUse(rows: FirmRows) {
  const isVoid = new Set(rows.invoices.filter(({ voidReason }) => voidReason !== null).map(({ id }) => id));
  return rows.invoiceLines.filter(({ invoiceId }) => !isVoid.has(invoiceId));
}

/** Entries of a contract with the status and the pay that they are shown with, latest first. */
export function entriesOf(rows: FirmRows, contractId: number) {
  const sheets = new Map(rows.timesheets.map((sheet) => [sheet.id, sheet.status]));
  const sent = new Set(rows.invoices.filter(({ sentAt }) => sentAt !== null).map(({ id }) => id));
  const used = new Map(
    linesInUse(rows).flatMap((line) => (line.timeEntryId === null ? [] : [[line.timeEntryId, line]])),
  );
  const statusOf = ({ id, timesheetId }: Entry): TimeStatus => {
    const line = used.get(id);
    if (line && sent.has(line.invoiceId)) return "invoiced";
    return timesheetId === null ? "draft" : (sheets.get(timesheetId) ?? "draft");
  };
  return rows.timeEntries
    .filter((entry) => entry.contractId === contractId)
    .map((entry) => ({
      ...entry,
      cents: entry.rateCents === null ? null : halfUp(entry.minutes, entry.rateCents),
      status: statusOf(entry),
      isOnInvoice: used.has(entry.id),
    }))
    .toSorted((one, other) => other.day.localeCompare(one.day) || other.id - one.id);
}
type ShownEntry = ReturnType<typeof entriesOf>[number];

const minutesOf = (entries: readonly ShownEntry[]): number => sum(entries.map(({ minutes }) => minutes));
const centsOf = (entries: readonly ShownEntry[]): number => sum(entries.map(({ cents }) => cents ?? 0));

/** The figures beside a contract's cap. */
export function summaryOf(entries: readonly ShownEntry[]) {
  const withStatus = (...some: TimeStatus[]) => entries.filter(({ status }) => some.includes(status));
  return {
    draftMinutes: minutesOf(withStatus("draft")),
    submittedMinutes: minutesOf(withStatus("submitted")),
    returnedMinutes: minutesOf(withStatus("returned")),
    approvedMinutes: minutesOf(withStatus("approved")),
    invoicedMinutes: minutesOf(withStatus("invoiced")),
    earnedCents: centsOf(withStatus("approved", "invoiced")),
  };
}

/** The timesheets of a contract, latest first. */
export function sheetsOf(rows: FirmRows, contractId: number) {
  const entries = entriesOf(rows, contractId);
  return rows.timesheets
    .filter((sheet) => sheet.contractId === contractId)
    .toSorted((one, other) => other.weekStart.localeCompare(one.weekStart) || other.id - one.id)
    .map(({ id, status }) => {
      const own = entries.filter(({ timesheetId }) => timesheetId === id);
      const isInvoiced = own.length > 0 && own.every((entry) => entry.status === "invoiced");
      const hasPay = own.some(({ cents }) => cents !== null);
      return {
        id,
        status: isInvoiced ? "invoiced" : status,
        entries: own.length,
        minutes: minutesOf(own),
        clericalMinutes: minutesOf(own.filter(({ clerical }) => clerical)),
        cents: hasPay ? centsOf(own) : null,
      };
    });
}

/** What the next invoice of a contract could bill. */
export function invoiceableOf(rows: FirmRows, contractId: number) {
  const free = entriesOf(rows, contractId).filter(
    ({ status, cents, isOnInvoice }) => status === "approved" && cents !== null && !isOnInvoice,
  );
  const lines = linesInUse(rows).filter((line) => line.contractId === contractId);
  const billed = lines.flatMap(({ milestoneKey, description }) =>
    milestoneKey === null ? [] : [description],
  );
  return { minutes: minutesOf(free), timeCents: centsOf(free), billed: billed.toSorted() };
}

/** The counts above a list of invoices. */
export function countsOf(rows: FirmRows, listed: readonly RecountedInvoice[], overdue: ReadonlySet<number>) {
  const open = listed.filter(({ status }) => ["sent", "viewed", "partly_paid", "disputed"].includes(status));
  const late = open.filter(({ id, status }) => status !== "disputed" && overdue.has(id));
  const count = (wanted: string) => listed.filter(({ status }) => status === wanted).length;
  const ids = new Set(listed.map(({ id }) => id));
  const pending = rows.payments.filter(({ invoiceId, status }) => ids.has(invoiceId) && status === "pending");
  const balanceOf = (some: readonly RecountedInvoice[]) => sum(some.map(({ balanceCents }) => balanceCents));
  return {
    all: listed.length,
    draft: count("draft"),
    outstanding: open.length,
    overdue: late.length,
    paid: count("paid"),
    void: count("void"),
    pendingPayments: pending.length,
    outstandingCents: balanceOf(open),
    overdueCents: balanceOf(late),
  };
}

export function sumMoney(some: readonly Money[]): Money {
  const total = (name: keyof Money) => sum(some.map((one) => one[name]));
  return {
    earnedCents: total("earnedCents"),
    invoicedCents: total("invoicedCents"),
    paidCents: total("paidCents"),
    outstandingCents: total("outstandingCents"),
  };
}

/** The money of some contracts on some days. */
export const moneyOfAll = (rows: FirmRows, contractIds: readonly number[], days: readonly string[]): Money =>
  sumMoney(contractIds.map((id) => moneyOf(rows, { id }, days)));

export const yearDays = (year: string): string[] => eachDay({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Confirmed payments of a year, card and wallet apart. */
export function yearEndOf(rows: FirmRows, contractIds: readonly number[], year: string) {
  const live = rows.invoices.filter(
    ({ contractId, voidReason }) => contractIds.includes(contractId) && voidReason === null,
  );
  const ids = new Set(live.map(({ id }) => id));
  const paid = rows.payments.filter(
    ({ invoiceId, status, paidOn }) =>
      ids.has(invoiceId) && status === "confirmed" && paidOn.startsWith(year),
  );
  const byCard = paid.filter(({ means }) => means === "card" || means === "wallet");
  const total = (some: typeof paid) => sum(some.map(({ cents }) => cents));
  return {
    payments: paid.length,
    reportableCents: total(paid) - total(byCard),
    cardCents: total(byCard),
    totalCents: total(paid),
  };
}

/** How many of the firm's invoices were paid by their due day, once five are paid or late. */
export function paidOnTimeOf(rows: FirmRows, today: string) {
  const dated = rows.invoices.flatMap(({ id, status, dueOn }) => {
    const confirmed = rows.payments.filter((one) => one.invoiceId === id && one.status === "confirmed");
    const lastPaidOn =
      confirmed
        .map(({ paidOn }) => paidOn)
        .toSorted()
        .at(-1) ?? "";
    if (dueOn === null || status === "void" || status === "disputed") return [];
    if (status === "paid") return [lastPaidOn <= dueOn];
    return dueOn < today ? [false] : [];
  });
  const onTime = dated.filter(Boolean).length;
  return dated.length < 5
    ? null
    : { percent: Math.round((100 * onTime) / dated.length), invoices: dated.length };
}
