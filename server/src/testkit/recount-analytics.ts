/** Counts a firm's figures from its rows, independently of the server's SQL. */
import type { Analytics } from "@caseload/contract/reporting/analytics";
import type { Days } from "@caseload/contract/reporting/periods";
import { eq } from "drizzle-orm";
import { users } from "../platform/db/schema/accounts.ts";
import { applications } from "../platform/db/schema/applications.ts";
import { contracts } from "../platform/db/schema/contracts.ts";
import { departments } from "../platform/db/schema/firms.ts";
import { jobs } from "../platform/db/schema/jobs.ts";
import type { Site } from "./site.ts";
import { weeklyHours } from "./firm-history.ts";

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

/** The days of the period with agreed work of a contract. */
export function daysOfWork(contract: FirmRows["contracts"][number], { days, today, timeZone }: CountedDays) {
  const { startedAt, endedAt, projectDeadline } = contract;
  if (startedAt === null) return [];
  const begins = dayIn(startedAt, timeZone);
  const ended = endedAt && dayIn(endedAt, timeZone);
  const ends = projectDeadline && ended ? [projectDeadline, ended].toSorted()[0] : (projectDeadline ?? ended);
  return days.filter((day) => day >= begins && day <= (ends ?? today));
}

/** Contracts with work on one of the days, with their hours and pay. */
export function workOf(rows: FirmRows, counted: CountedDays) {
  const { days, timeZone } = counted;
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return rows.contracts
    .filter(({ status, startedAt, endedAt }) => {
      if (startedAt === null || !["in_progress", "completed"].includes(status)) return false;
      return dayIn(startedAt, timeZone) <= last && (endedAt === null || dayIn(endedAt, timeZone) >= first);
    })
    .map((contract) => {
      const job = rows.jobs.find(({ id }) => id === contract.jobId);
      const weekly = weeklyHours[job?.hoursPerWeek ?? ""] ?? null;
      const worked = daysOfWork(contract, counted).length;
      const hours = weekly === null ? null : Number(((worked * weekly) / 7).toFixed(1));
      const pay = hours === null || contract.agreedRate === null ? null : hours * contract.agreedRate;
      const department = rows.people.find(({ id }) => id === contract.attorneyId)?.departmentId ?? null;
      return { contract, hours, pay, department };
    });
}

const sum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
};

export const totalsOf = (work: ReturnType<typeof workOf>) => ({
  projects: work.length,
  agreedHours: sum(work.map(({ hours }) => hours)),
  agreedSpend: sum(work.map(({ pay }) => pay)),
});

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
  const work = workOf(rows, counted);
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
    ...totalsOf(work),
    withoutHours: work.filter(({ hours }) => hours === null).length,
    withoutPay: work.filter(({ pay }) => pay === null).length,
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
