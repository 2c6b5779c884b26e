/** Counts a firm's figures from its rows, independently of the server's SQL. */
import type { Analytics } from "@caseload/contract/reporting/analytics";
import type { Days } from "@caseload/contract/reporting/periods";
import { eq } from "drizzle-orm";
import { users } from "../platform/db/schema/accounts.ts";
import { applications } from "../platform/db/schema/applications.ts";
import { contracts } from "../platform/db/schema/contracts.ts";
import { departments } from "../platform/db/schema/firms.ts";
import { jobs } from "../platform/db/schema/jobs.ts";
import { invoiceLines, invoices, payments } from "../platform/db/schema/invoices.ts";
import { timeEntries, timesheets } from "../platform/db/schema/time.ts";
import type { Site } from "./site.ts";

const dayMs = 86_400_000;

export async function loadFirmRows({ db }: Site, firmId: number) {
  const ofJobs = await db.select().from(jobs).where(eq(jobs.firmId, firmId));
  const ids = new Set(ofJobs.map(({ id }) => id));
  return {
    jobs: ofJobs,
    applications: (await db.select().from(applications)).filter(({ jobId }) => ids.has(jobId)),
    contracts: (await db.select().from(contracts)).filter(({ jobId }) => ids.has(jobId)),
    departments: await db.select().from(departments).where(eq(departments.firmId, firmId)),
    people: await db.select().from(users),
    timesheets: await db.select().from(timesheets),
    timeEntries: await db.select().from(timeEntries),
    invoices: await db.select().from(invoices),
    invoiceLines: await db.select().from(invoiceLines),
    payments: await db.select().from(payments),
  };
}
export type FirmRows = Awaited<ReturnType<typeof loadFirmRows>>;

/** YYYY-MM-DD of an instant, the format of Canadian dates. */
export const dayIn = (at: Date, timeZone: string): string => at.toLocaleDateString("en-CA", { timeZone });

export function eachDay({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export const published = (status: string): boolean => !["draft", "pending_approval"].includes(status);

export interface CountedDays {
  readonly days: readonly string[];
  readonly today: string;
  readonly timeZone: string;
}

/** Contracts with work on one of the days. */
export function ranOn(rows: FirmRows, { days, timeZone }: CountedDays) {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return rows.contracts.filter(
    ({ startedAt, endedAt }) =>
      startedAt !== null &&
      dayIn(startedAt, timeZone) <= last &&
      (endedAt === null || dayIn(endedAt, timeZone) >= first),
  );
}

export const halfUp = (minutes: number, rateCents: number): number =>
  Math.sign(minutes) * Math.round((Math.abs(minutes) * rateCents) / 60);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The money of a contract on some days. */
export function moneyOf(rows: FirmRows, { id }: { id: number }, days: readonly string[]) {
  const on = new Set(days);
  const approved = new Set(
    rows.timesheets.filter(({ status }) => status === "approved").map((one) => one.id),
  );
  const time = rows.timeEntries.filter(
    ({ contractId, timesheetId, day }) =>
      contractId === id && timesheetId !== null && approved.has(timesheetId) && on.has(day),
  );
  const bills = rows.invoices
    .filter(({ contractId, status }) => contractId === id && status !== "draft" && status !== "void")
    .map((bill) => ({
      issuedOn: bill.issuedOn ?? "",
      lines: rows.invoiceLines.filter(({ invoiceId }) => invoiceId === bill.id),
      paid: rows.payments.filter(({ invoiceId, status }) => invoiceId === bill.id && status === "confirmed"),
    }));
  const issued = bills.filter(({ issuedOn }) => on.has(issuedOn));
  const totalOf = (lines: readonly { cents: number }[]) => sum(lines.map(({ cents }) => cents));
  const milestones = issued.flatMap(({ lines }) => lines.filter(({ kind }) => kind === "milestone"));
  return {
    approvedMinutes: sum(time.map(({ minutes }) => minutes)),
    earnedCents:
      sum(time.map(({ minutes, rateCents }) => (rateCents === null ? 0 : halfUp(minutes, rateCents)))) +
      totalOf(milestones),
    invoicedCents: sum(issued.map(({ lines }) => totalOf(lines))),
    paidCents: totalOf(bills.flatMap(({ paid }) => paid.filter(({ paidOn }) => on.has(paidOn)))),
    outstandingCents: sum(issued.map(({ lines, paid }) => totalOf(lines) - totalOf(paid))),
  };
}

export const noMoney = {
  approvedMinutes: 0,
  earnedCents: 0,
  invoicedCents: 0,
  paidCents: 0,
  outstandingCents: 0,
};

/** The department that a person belongs to today. */
export const departmentOf = (rows: FirmRows, personId: number): number | null =>
  rows.people.find(({ id }) => id === personId)?.departmentId ?? null;

/** Work and money of contracts on some days. */
export function workOf(rows: FirmRows, counted: CountedDays, contractsToCount = rows.contracts) {
  const ran = new Set(ranOn(rows, counted));
  const money = contractsToCount.map((contract) => moneyOf(rows, contract, counted.days));
  const total = (name: keyof typeof noMoney) => sum(money.map((one) => one[name]));
  return {
    projects: contractsToCount.filter((contract) => ran.has(contract)).length,
    approvedMinutes: total("approvedMinutes"),
    earnedCents: total("earnedCents"),
    invoicedCents: total("invoicedCents"),
    paidCents: total("paidCents"),
    outstandingCents: total("outstandingCents"),
  };
}

/** The figures of one period. */
export function recount(rows: FirmRows, counted: CountedDays): Analytics["current"] {
  const { days, timeZone } = counted;
  const within = (at: Date | null): boolean => at !== null && days.includes(dayIn(at, timeZone));
  const live = rows.jobs.filter((job) => published(job.status) && within(job.postedAt));
  const count = (status: string) => live.filter((job) => job.status === status).length;
  const [filled, closed] = [count("filled"), count("closed")];
  const hired = rows.contracts.filter((contract) => within(contract.createdAt));
  const received = rows.applications.filter((application) => within(application.createdAt));
  const waits = received.flatMap(({ createdAt, viewedAt, decidedAt, decidedById }) => {
    const answers = [viewedAt, decidedById === null ? null : decidedAt].filter((at) => at !== null);
    return answers.length === 0 ? [] : [Math.min(...answers.map(Number)) - createdAt.getTime()];
  });
  return {
    published: live.length,
    open: count("open"),
    closed,
    filled,
    fillRate: filled + closed === 0 ? null : (100 * filled) / (filled + closed),
    hires: hired.length,
    daysToHire: inUnits(
      hired.map((contract) => waitOf(rows, contract)),
      dayMs,
    ),
    received: received.length,
    answered: waits.length,
    hoursToResponse: inUnits(waits, dayMs / 24),
    ...workOf(rows, counted),
  };
}

function waitOf(rows: FirmRows, { jobId, createdAt }: FirmRows["contracts"][number]): number {
  const job = rows.jobs.find(({ id }) => id === jobId);
  if (!job) throw new Error(`The contract's posting ${jobId} is not the firm's.`);
  return createdAt.getTime() - job.postedAt.getTime();
}

function inUnits(values: readonly number[], unit: number): number | null {
  const middle = median(values);
  return middle === null ? null : middle / unit;
}
