import type { Earnings } from "@caseload/contract/reporting/earnings";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { contracts } from "../../../platform/db/schema/contracts.ts";
import { makeContract } from "../../../demo/factories.ts";
import {
  createApplication,
  type Cast,
  createContract,
  createHiringFirm,
  createPosting,
} from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
const ids: Record<string, number> = {};

async function agree(
  title: string,
  given: Partial<typeof contracts.$inferInsert>,
  hoursPerWeek = "14 hrs/week",
): Promise<void> {
  const { id: jobId } = await createPosting(site, cast, { title, hoursPerWeek });
  const { id } = await makeContract(site.db, site.time.now, {
    applicationId: await createApplication(site, cast.daniel, jobId),
    jobId,
    firmId: cast.firmId,
    attorneyId: cast.partner.id,
    paralegalId: cast.daniel.id,
    agreedRate: 50,
    termsAgreedAt: new Date("2025-12-01T15:00Z"),
    ...given,
  });
  ids[title] = id;
}

beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-03-10T15:00Z");
  cast = await createHiringFirm(site);
  await agree("Across the year", {
    status: "completed",
    startedAt: new Date("2025-12-22T15:00Z"),
    endedAt: new Date("2026-01-11T15:00Z"),
    projectDeadline: "2026-02-20",
  });
  await agree("Under way", {
    status: "in_progress",
    startedAt: new Date("2026-03-02T15:00Z"),
    projectDeadline: "2026-03-30",
    agreedRate: 60.5,
  });
  await agree("=Ahead, of us", {
    status: "terms_agreed",
    startsOn: "2026-03-25",
    projectDeadline: "2026-04-08",
  });
  await agree("As needed", { status: "in_progress", termsAgreedAt: site.time.now }, "As needed");
  await agree("Unsigned", { status: "pending_terms", startsOn: "2026-03-25", projectDeadline: "2026-04-08" });
  await agree("Called off", {
    status: "cancelled",
    startedAt: new Date("2026-03-02T15:00Z"),
    endedAt: new Date("2026-03-09T15:00Z"),
    projectDeadline: "2026-04-08",
  });
});
afterAll(() => site.close());

const earningsOf = (who: Caller, year?: number) =>
  who.ask<Earnings>("getEarnings", year === undefined ? {} : { query: { year } });

test("a year's agreed pay by state, month and contract; nothing is known to be paid", async () => {
  const { year, years, totals, paid, months, contracts: rows } = await earningsOf(cast.daniel);
  expect([year, years, paid]).toEqual([2026, [2026, 2025], null]);
  expect(totals).toEqual({
    terms_agreed: { contracts: 1, hours: 30, pay: 1500 },
    in_progress: { contracts: 2, hours: 58, pay: 3509 },
    // 21 days of two hours, eleven of them in January.
    completed: { contracts: 1, hours: 22, pay: 1100 },
  });
  expect(months).toHaveLength(12);
  expect(months.filter(({ pay }) => Object.values(pay).some((sum) => sum > 0))).toEqual([
    { month: "2026-01", pay: { terms_agreed: 0, in_progress: 0, completed: 1100 } },
    { month: "2026-03", pay: { terms_agreed: 700, in_progress: 3509, completed: 0 } },
    { month: "2026-04", pay: { terms_agreed: 800, in_progress: 0, completed: 0 } },
  ]);
  expect(rows.map(({ title, hours, pay, missing }) => [title, hours, pay, missing])).toEqual([
    ["As needed", null, null, "hours"],
    ["=Ahead, of us", 30, 1500, null],
    ["Under way", 58, 3509, null],
    ["Across the year", 22, 1100, null],
  ]);
  expect(rows.at(-1)).toMatchObject({
    id: ids["Across the year"],
    firmName: "Lindqvist Okafor LLP",
    rate: 50,
    firstDay: "2025-12-22",
    lastDay: "2026-01-11",
  });
});

test("the year before has its own share; a year without work has zeros", async () => {
  const { totals, contracts: rows } = await earningsOf(cast.daniel, 2025);
  expect(totals.completed).toEqual({ contracts: 1, hours: 20, pay: 1000 });
  expect(rows.map(({ title }) => title)).toEqual(["Across the year"]);
  const empty = await earningsOf(cast.daniel, 2024);
  expect(empty.contracts).toEqual([]);
  expect(empty.totals.completed).toEqual({ contracts: 0, hours: 0, pay: 0 });
});

test("this year is the reader's", async () => {
  // Still 2026 in New York.
  site.time.now = new Date("2027-01-01T03:00Z");
  expect((await earningsOf(cast.daniel)).year).toBe(2026);
  site.time.now = new Date("2026-03-10T15:00Z");
});

test("the same comes as CSV, by month and contract", async () => {
  const answer = await cast.daniel.call("downloadEarnings", { query: { year: 2026 } });
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="caseload-earnings-2026.csv"',
    "cache-control": "private, no-store",
  });
  const firm = "Lindqvist Okafor LLP";
  expect(answer.body.split("\r\n")).toEqual([
    "\ufeffMonth,Contract,Position,Law office,Status,Agreed rate (USD per hour),Agreed hours,Agreed pay (USD)",
    `2026-01,${ids["Across the year"]},Across the year,${firm},Completed,50,22,1100`,
    `2026-03,${ids["Under way"]},Under way,${firm},In progress,60.5,58,3509`,
    `2026-03,${ids["=Ahead, of us"]},"'=Ahead, of us",${firm},Terms agreed,50,14,700`,
    `2026-04,${ids["=Ahead, of us"]},"'=Ahead, of us",${firm},Terms agreed,50,16,800`,
    `,${ids["As needed"]},As needed,${firm},In progress,50,,`,
    "",
  ]);
});

test("a flat fee has no hourly rate: it is listed with what it lacks, and adds nothing", async () => {
  const flat = { title: "Probate inventory", budgetKind: "flat", budgetMin: 1_500 } as const;
  const id = await createContract(site, cast, cast.leila, flat);
  for (const who of [cast.leila, cast.partner]) await who.ask("agreeToTerms", { params: { id } });
  const { totals, contracts: rows } = await earningsOf(cast.leila);
  expect(rows).toMatchObject([{ id, rate: null, hours: null, pay: null, missing: "rate" }]);
  expect(totals.terms_agreed).toEqual({ contracts: 1, hours: 0, pay: 0 });
});

test("they are one's own, and a paralegal's", async () => {
  expect((await earningsOf(cast.priya)).contracts).toEqual([]);
  const answer = await cast.partner.call("getEarnings");
  expect([answer.statusCode, answer.body]).toEqual([403, errorMessages.paralegalsOnly]);
  expect((await site.anonymous.call("downloadEarnings")).statusCode).toBe(401);
  const wrong = await cast.daniel.call("getEarnings", { query: { year: "soon" } });
  expect(wrong.statusCode).toBe(400);
});
