import type { Analytics } from "@caseload/contract/reporting/analytics";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { historyClock, openFirmHistories } from "../../../testkit/firm-histories.ts";
import { type TestFirm, createFirm } from "../../../testkit/firm.ts";
import {
  type CountedDays,
  eachDay,
  published,
  loadFirmRows,
  type FirmRows,
  departmentOf,
  noMoney,
  recount,
  workOf,
} from "../../../testkit/recount-analytics.ts";
import type { Caller, Site } from "../../../testkit/site.ts";

const { now, timeZone, today } = historyClock;

let site: Site;
let firm: TestFirm;
let rival: TestFirm;
let rows: FirmRows;
beforeAll(async () => {
  ({ site, firm, rival, rows } = await openFirmHistories(
    { seed: 7, postings: 70, days: 400 },
    { seed: 11, postings: 12, days: 60 },
  ));
});
afterAll(() => site.close());

const ask = (query: Record<string, string> = {}, caller: Caller = firm.admin) =>
  caller.ask<Analytics>("getAnalytics", { query });

const countedOf = (days: Analytics["period"]): CountedDays => ({ days: eachDay(days), today, timeZone });

/** Figures to the shown decimal places: tenths are up to 0.05 away from what they were, 0.06 with the arithmetic. */
function expectFigures(received: Analytics["current"], counted: Analytics["current"]): void {
  expect(received).toEqual({
    ...counted,
    fillRate: counted.fillRate === null ? null : expect.closeTo(counted.fillRate, 1),
    daysToHire: counted.daysToHire === null ? null : expect.closeTo(counted.daysToHire, 0.9),
    hoursToResponse: counted.hoursToResponse === null ? null : expect.closeTo(counted.hoursToResponse, 0.9),
  });
}

describe("every figure equals a recount of the rows", () => {
  test.each([
    ["no choice", {}, { from: "2026-02-08", to: today }, { from: "2026-01-09", to: "2026-02-07" }],
    [
      "30 days",
      { period: "30-days" },
      { from: "2026-02-08", to: today },
      { from: "2026-01-09", to: "2026-02-07" },
    ],
    [
      "90 days",
      { period: "90-days" },
      { from: "2025-12-10", to: today },
      { from: "2025-09-11", to: "2025-12-09" },
    ],
    [
      "12 months",
      { period: "12-months" },
      { from: "2025-03-10", to: today },
      { from: "2024-03-10", to: "2025-03-09" },
    ],
    [
      "this year",
      { period: "this-year" },
      { from: "2026-01-01", to: today },
      { from: "2025-10-25", to: "2025-12-31" },
    ],
    [
      "days of one's own, over a change of the clocks",
      { from: "2025-10-20", to: "2025-11-10" },
      { from: "2025-10-20", to: "2025-11-10" },
      { from: "2025-09-28", to: "2025-10-19" },
    ],
    [
      "one day",
      { from: "2026-01-15", to: "2026-01-15" },
      { from: "2026-01-15", to: "2026-01-15" },
      { from: "2026-01-14", to: "2026-01-14" },
    ],
    [
      "days to come",
      { from: "2026-03-01", to: "2026-05-31" },
      { from: "2026-03-01", to: "2026-05-31" },
      { from: "2025-11-29", to: "2026-02-28" },
    ],
    [
      "days before anything",
      { from: "1901-01-01", to: "1910-12-31" },
      { from: "1901-01-01", to: "1910-12-31" },
      { from: "1891-01-01", to: "1900-12-31" },
    ],
  ])("%s", async (_what, query, period, before) => {
    const received = await ask(query);
    expect([received.period, received.before]).toEqual([period, before]);
    expectFigures(received.current, recount(rows, countedOf(period)));
    expectFigures(received.previous, recount(rows, countedOf(before)));
    expect(received.funnel).toEqual(funnelOf(period));
    expect(received.funnelBefore).toEqual(funnelOf(before));
    expectDepartments(received, period, before);
    expectSpend(received);
  });

  test("the history has something of everything to count", () => {
    const year = recount(rows, countedOf({ from: "2025-03-10", to: today }));
    for (const [name, value] of Object.entries(year)) expect(value, name).toBeGreaterThan(0);
  });
});

function funnelOf(period: Analytics["period"]): Analytics["funnel"] {
  const days = eachDay(period);
  const live = rows.jobs.filter(
    ({ status, postedAt }) =>
      published(status) && days.includes(postedAt.toLocaleDateString("en-CA", { timeZone })),
  );
  const contractsOf = (jobId: number) => rows.contracts.filter((contract) => contract.jobId === jobId);
  return {
    published: live.length,
    applied: live.filter(({ id }) => rows.applications.some(({ jobId }) => jobId === id)).length,
    hired: live.filter(({ id }) => contractsOf(id).length > 0).length,
    started: live.filter(({ id }) => contractsOf(id).some(({ startedAt }) => startedAt !== null)).length,
    completed: live.filter(({ id }) => contractsOf(id).some(({ status }) => status === "completed")).length,
  };
}

function expectDepartments(
  { departments, current }: Analytics,
  period: Analytics["period"],
  daysBefore: Analytics["before"],
): void {
  expect(departments.slice(0, 2).map(({ name }) => name)).toEqual(["Litigation", "real estate"]);
  for (const { id, name, before, ...sums } of departments) {
    const own = rows.contracts.filter(({ attorneyId }) => departmentOf(rows, attorneyId) === id);
    expect(sums, `${name}`).toEqual(workOf(rows, countedOf(period), own));
    expect(workOf(rows, countedOf(daysBefore), own), `${name} before`).toMatchObject(before);
  }
  expect(departments.reduce((sum, { earnedCents }) => sum + earnedCents, 0)).toBe(current.earnedCents);
  expect(departments.reduce((sum, { projects }) => sum + projects, 0)).toBe(current.projects);
}

/** Each step's days count once, in the period and in the one before, whose steps are as long. */
function expectSpend({ period, before, spend, spendBefore, current, previous }: Analytics): void {
  for (const [days, steps, whole] of [
    [period, spend, current],
    [before, spendBefore, previous],
  ] as const) {
    expect(steps.flatMap(eachDay)).toEqual(eachDay(days));
    for (const { from, to, ...sums } of steps)
      expect(workOf(rows, countedOf({ from, to })), `${from} to ${to}`).toMatchObject(sums);
    expect(steps.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(whole.paidCents);
  }
  const lengths = (steps: Analytics["spend"]) => steps.map((step) => eachDay(step).length);
  expect(lengths(spendBefore)).toEqual(lengths(spend));
}

describe("figures are per firm", () => {
  test("another firm's figures come from its own rows", async () => {
    const received = await ask({ period: "90-days" }, rival.admin);
    const own = await loadFirmRows(site, rival.firmId);
    expectFigures(received.current, recount(own, countedOf(received.period)));
  });

  test("a firm without rows has none", async () => {
    const empty = await createFirm(site);
    const { current, departments, spend, spendBefore } = await ask({}, empty.admin);
    expect(current).toEqual({
      published: 0,
      open: 0,
      closed: 0,
      filled: 0,
      fillRate: null,
      hires: 0,
      daysToHire: null,
      received: 0,
      answered: 0,
      hoursToResponse: null,
      projects: 0,
      ...noMoney,
    });
    expect(departments).toEqual([
      { id: null, name: null, projects: 0, ...noMoney, before: { projects: 0, earnedCents: 0 } },
    ]);
    expect(
      [...spend, ...spendBefore].every(({ earnedCents, paidCents }) => earnedCents === 0 && paidCents === 0),
    ).toBe(true);
  });

  test("days are those of the reader's calendar", async () => {
    const { email } = await makePerson(site.db, now, {
      primaryRole: "firm_admin",
      firmId: firm.firmId,
      timeZone: "Pacific/Auckland",
    });
    const received = await ask({}, await site.signIn(email));
    expect(received.period.to).toBe("2026-03-10");
    const counted = { days: eachDay(received.period), today: "2026-03-10", timeZone: "Pacific/Auckland" };
    expectFigures(received.current, recount(rows, counted));
  });

  test.each([
    "senior_partner",
    "associate",
    "junior_associate",
    "paralegal_supervisor",
    "paralegal",
  ] as const)("a %s of the firm sees none of them", async (primaryRole) => {
    const colleague = await firm.hire({ primaryRole });
    for (const name of ["getAnalytics", "listReportRows", "sumReport", "downloadReport"] as const) {
      const { statusCode, body } = await colleague.call(name);
      expect([name, statusCode, body]).toEqual([name, 403, errorMessages.notPermitted]);
    }
  });
});

describe("a period that makes no sense is refused", () => {
  test.each([
    [{ period: "yesterday" }, "Please choose a period (period)"],
    [{ from: "2026-01-01" }, "Please give the first and the last day (to)"],
    [{ to: "2026-01-01" }, "Please give the first and the last day (from)"],
    [{ from: "2026-02-01", to: "2026-01-01" }, "The last day cannot be before the first (to)"],
    [{ from: "2000-01-01", to: "2026-01-01" }, "Please choose at most ten years (to)"],
    [{ from: "2026-02-30", to: "2026-03-01" }, "Please enter a date (from)"],
  ])("%j", async (query, sentence) => {
    const { statusCode, body } = await firm.admin.call("getAnalytics", { query });
    expect([statusCode, body]).toEqual([400, sentence]);
  });
});
