/** Recounts a firm's executive dashboard from its rows, independently of the server's SQL. */
import type { ExecutiveDashboard } from "@caseload/contract/reporting/dashboards";
import { applicationConflicts } from "../platform/db/schema/conflicts.ts";
import { reviews } from "../platform/db/schema/reviews.ts";
import { dayIn, departmentOf, eachDay, loadFirmRows, workOf } from "./recount-analytics.ts";
import type { Site } from "./site.ts";

export async function loadExecutiveRows(site: Site, firmId: number) {
  return {
    ...(await loadFirmRows(site, firmId)),
    reviews: await site.db.select().from(reviews),
    conflicts: await site.db.select().from(applicationConflicts),
  };
}
type Rows = Awaited<ReturnType<typeof loadExecutiveRows>>;

const moved = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

/** A calendar month, so many months after that of a day. */
function monthFrom(day: string, months: number) {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const from = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return { from, to: new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10) };
}

const having = (list: readonly { status: string }[], ...wanted: string[]): number =>
  list.filter(({ status }) => wanted.includes(status)).length;

export function recountExecutive(rows: Rows, now: Date, timeZone: string): ExecutiveDashboard {
  const today = dayIn(now, timeZone);
  const period = { from: moved(today, -29), to: today };
  const before = { from: moved(today, -59), to: moved(today, -30) };
  const within = (at: Date | null): boolean =>
    at !== null && dayIn(at, timeZone) >= period.from && dayIn(at, timeZone) <= today;
  const work = (days: { from: string; to: string }, contracts = rows.contracts) =>
    workOf(rows, { days: eachDay(days), today, timeZone }, contracts);
  const money = (days: { from: string; to: string }) => {
    const { projects: _, approvedMinutes: __, ...sums } = work(days);
    return sums;
  };
  const posted = rows.jobs.filter(
    ({ status, postedAt }) => ["open", "closed", "filled"].includes(status) && within(postedAt),
  );
  const received = rows.applications.filter(({ createdAt }) => within(createdAt));
  const opened = rows.contracts.filter(({ createdAt }) => within(createdAt));
  const running = rows.contracts.filter(({ status }) => status === "in_progress");
  const completed = rows.contracts.filter(({ status, endedAt }) => status === "completed" && within(endedAt));
  const ratings = rows.reviews
    .filter(
      ({ contractId, publishedAt, removedAt }) =>
        publishedAt && !removedAt && completed.some(({ id }) => id === contractId),
    )
    .map(({ rating }) => rating);
  const checks = rows.applications
    .filter(({ jobId }) => posted.some(({ id }) => id === jobId))
    .flatMap(({ id, status }) =>
      rows.conflicts
        .filter(({ applicationId }) => applicationId === id)
        .map((check) => ({ status: check.status, isOpen: ["pending", "reviewing"].includes(status) })),
    );
  const department = (id: number | null, name: string | null) => {
    const own = rows.contracts.filter(({ attorneyId }) => departmentOf(rows, attorneyId) === id);
    const { projects: _, ...sums } = work(period, own);
    const decided = posted.filter(
      ({ status, postedById }) => status !== "open" && departmentOf(rows, postedById) === id,
    );
    return {
      id,
      name,
      inProgress: having(own, "in_progress"),
      ...sums,
      filled: having(decided, "filled"),
      decided: decided.length,
    };
  };
  const named = rows.departments
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en-US", { numeric: true }))
    .map(({ id, name }) => department(id, name));
  return {
    period,
    before,
    spend: { current: money(period), previous: money(before) },
    projects: {
      inProgress: running.length,
      termsAgreed: having(rows.contracts, "terms_agreed"),
      awaitingTerms: having(rows.contracts, "pending_terms"),
    },
    utilization: {
      approvedMinutes: work(period).approvedMinutes,
      inProgress: running.length,
      withTime: running.filter(({ id }) =>
        rows.timeEntries.some(
          ({ contractId, day, timesheetId }) =>
            contractId === id &&
            day >= period.from &&
            day <= today &&
            rows.timesheets.some((sheet) => sheet.id === timesheetId && sheet.status === "approved"),
        ),
      ).length,
    },
    satisfaction: {
      mean:
        ratings.length === 0
          ? null
          : Math.round((10 * ratings.reduce((sum, one) => sum + one, 0)) / ratings.length) / 10,
      reviews: ratings.length,
      completed: completed.length,
    },
    pipeline: {
      posted: posted.length,
      open: having(posted, "open"),
      applied: received.length,
      pending: having(received, "pending"),
      shortlisted: having(received, "reviewing"),
      hired: opened.length,
      awaitingTerms: having(opened, "pending_terms"),
      inProgress: running.length,
    },
    spendByMonth: Array.from({ length: 12 }, (_, at) => {
      const month = monthFrom(today, at - 11);
      const days = { from: month.from, to: month.to < today ? month.to : today };
      const yearBefore = monthFrom(today, at - 23);
      return {
        ...days,
        earnedCents: work(days).earnedCents,
        before: yearBefore,
        beforeCents: work(yearBefore).earnedCents,
      };
    }),
    conflicts: {
      checked: having(checks, "none", "possible", "cleared", "overridden"),
      possible: having(checks, "possible", "cleared", "overridden"),
      undecided: having(
        checks.filter(({ isOpen }) => isOpen),
        "possible",
      ),
    },
    departments: [...named, department(null, null)],
  };
}
