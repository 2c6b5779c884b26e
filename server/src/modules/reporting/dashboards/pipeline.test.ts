import type { ExecutiveDashboard } from "@caseload/contract/reporting/dashboards";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringIntoThePast, historyClock, openFirmHistories } from "../../../testkit/firm-histories.ts";
import type { Colleague, TestFirm } from "../../../testkit/firm.ts";
import { dayIn, eachDay, type FirmRows, workOf } from "../../../testkit/recount-analytics.ts";
import type { Site } from "../../../testkit/site.ts";

const { timeZone, today } = historyClock;
/** The last 30 days. */
const firstDay = "2026-02-08";
const within = (at: Date): boolean => dayIn(at, timeZone) >= firstDay && dayIn(at, timeZone) <= today;

let site: Site;
let firm: TestFirm;
let rows: FirmRows;
beforeAll(async () => {
  ({ site, firm, rows } = await openFirmHistories(
    { seed: 21, postings: 60, days: 120 },
    { seed: 5, postings: 9, days: 40 },
    bringIntoThePast,
  ));
});
afterAll(() => site.close());

const dashboard = (who: Colleague) => who.ask<ExecutiveDashboard>("executiveDashboard");

test("the pipeline's stages, each the rows of the report that it leads to", async () => {
  const posted = rows.jobs.filter(
    ({ status, postedAt }) => ["open", "closed", "filled"].includes(status) && within(postedAt),
  );
  const received = rows.applications.filter(({ createdAt }) => within(createdAt));
  const opened = rows.contracts.filter(({ createdAt }) => within(createdAt));
  const having = (list: readonly { status: string }[], wanted: string): number =>
    list.filter(({ status }) => status === wanted).length;
  const expected = {
    posted: posted.length,
    open: having(posted, "open"),
    applied: received.length,
    pending: having(received, "pending"),
    shortlisted: having(received, "reviewing"),
    hired: opened.length,
    awaitingTerms: having(opened, "pending_terms"),
    inProgress: having(rows.contracts, "in_progress"),
  };
  expect(Math.min(...Object.values(expected)), "each has something to count").toBeGreaterThan(0);
  expect((await dashboard(firm.admin)).pipeline).toEqual(expected);
  for (const [stage, query] of [
    ["posted", { table: "jobs" }],
    ["open", { table: "jobs", only: "open" }],
    ["applied", { table: "applications" }],
    ["pending", { table: "applications", only: "pending" }],
    ["shortlisted", { table: "applications", only: "reviewing" }],
    ["hired", { table: "contracts" }],
    ["awaitingTerms", { table: "contracts", only: "pending_terms" }],
    ["inProgress", { table: "hours", only: "in_progress" }],
  ] as const) {
    const report = await firm.admin.ask<{ rows: number }>("sumReport", {
      query: { ...query, period: "30-days" },
    });
    expect(report.rows, stage).toBe(expected[stage]);
  }
});

test("spend by month, beside the same months of the year before, each the sum of its report", async () => {
  const { spendByMonth } = await dashboard(firm.admin);
  expect([spendByMonth[0], spendByMonth.at(-1)]).toMatchObject([
    { from: "2025-04-01", to: "2025-04-30", before: { from: "2024-04-01", to: "2024-04-30" } },
    { from: "2026-03-01", to: today, before: { from: "2025-03-01", to: "2025-03-31" } },
  ]);
  const earned = (days: { from: string; to: string }): number =>
    workOf(rows, { days: eachDay(days), today, timeZone }).earnedCents;
  expect(spendByMonth.some(({ earnedCents }) => earnedCents > 0)).toBe(true);
  for (const { from, to, earnedCents, before: yearBefore, beforeCents } of spendByMonth) {
    expect([earnedCents, beforeCents], from).toEqual([earned({ from, to }), earned(yearBefore)]);
    const { sums } = await firm.admin.ask<{ sums: Record<string, number | null> }>("sumReport", {
      query: { table: "spend", from, to },
    });
    expect(sums["earned"] ?? 0, from).toBe(earnedCents / 100);
  }
});
