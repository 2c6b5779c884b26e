import type { ExecutiveDashboard } from "@caseload/contract/reporting/dashboards";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringIntoThePast, historyClock, openFirmHistories } from "../../../testkit/firm-histories.ts";
import type { Colleague, TestFirm } from "../../../testkit/firm.ts";
import { loadExecutiveRows, recountExecutive } from "../../../testkit/recount-executive.ts";
import type { Site } from "../../../testkit/site.ts";

const { now, timeZone, today } = historyClock;

let site: Site;
let firm: TestFirm;
let recounted: ExecutiveDashboard;
beforeAll(async () => {
  ({ site, firm } = await openFirmHistories(
    { seed: 21, postings: 60, days: 120 },
    { seed: 5, postings: 9, days: 40 },
    bringIntoThePast,
  ));
  recounted = recountExecutive(await loadExecutiveRows(site, firm.firmId), now, timeZone);
});
afterAll(() => site.close());

const dashboard = (who: Colleague) => who.ask<ExecutiveDashboard>("executiveDashboard");

test("the pipeline's stages, each the rows of the report that it leads to", async () => {
  const { pipeline: expected } = recounted;
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
  expect(spendByMonth.some(({ earnedCents }) => earnedCents > 0)).toBe(true);
  expect(spendByMonth).toEqual(recounted.spendByMonth);
  for (const { from, to, earnedCents } of spendByMonth) {
    const { sums } = await firm.admin.ask<{ sums: Record<string, number | null> }>("sumReport", {
      query: { table: "spend", from, to },
    });
    expect(sums["earned"] ?? 0, from).toBe(earnedCents / 100);
  }
});
