import type { Earnings, EarningsYearEnd } from "@caseload/contract/reporting/earnings";
import { maxSpendContracts, type Spend, type SpendYearEnd } from "@caseload/contract/reporting/spend";
import { errorMessages } from "@caseload/contract/error-messages";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeContract, makePerson } from "../../../demo/factories.ts";
import { makeTimeEntry, makeTimesheet } from "../../../demo/time-factories.ts";
import type { contracts } from "../../../platform/db/schema/contracts.ts";
import { makeInvoice, makePayment } from "../../../testkit/contract-money.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
/** A managing partner, who reads reports. */
let leader: Caller;
let hourly: typeof contracts.$inferSelect;
let flat: typeof contracts.$inferSelect;

async function engage(title: string, paralegal = cast.daniel): Promise<typeof contracts.$inferSelect> {
  const { id: jobId } = await createPosting(site, cast, { title });
  return makeContract(site.db, site.time.now, {
    applicationId: await createApplication(site, paralegal, jobId),
    jobId,
    firmId: cast.firmId,
    attorneyId: cast.partner.id,
    paralegalId: paralegal.id,
    status: "in_progress",
    startedAt: new Date("2025-11-01T15:00Z"),
  });
}

/** Three hours approved in December, one reversed; one approved in January, another one not. */
async function recordTime(): Promise<number[]> {
  const own = { contractId: hourly.id, paralegalId: cast.daniel.id, rateCents: 5_425 };
  const sheet = { contractId: hourly.id, weekStart: "2025-12-29" };
  const approved = await makeTimesheet(site.db, site.time.now, { ...sheet, status: "approved" });
  const submitted = await makeTimesheet(site.db, site.time.now, sheet);
  const of = (day: string, minutes: number, more: { reversesId?: number; clerical?: boolean } = {}) =>
    makeTimeEntry(site.db, site.time.now, { ...own, day, minutes, timesheetId: approved.id, ...more });
  const first = await of("2025-12-31", 126);
  const second = await of("2025-12-31", 54, { clerical: true });
  await of("2025-12-31", -54, { reversesId: second.id });
  const third = await of("2026-01-01", 66);
  await makeTimeEntry(site.db, site.time.now, { ...own, day: "2026-01-02", timesheetId: submitted.id });
  await makeTimeEntry(site.db, site.time.now, { ...own, day: "2026-01-02" });
  return [first.id, third.id];
}

const timeLine = (timeEntryId: number, minutes: number, cents: number) =>
  ({ kind: "time", description: "Time", timeEntryId, minutes, rateCents: 5_425, cents }) as const;

beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-03-10T15:00Z");
  cast = await createHiringFirm(site);
  const { email } = await makePerson(site.db, site.time.now, {
    primaryRole: "managing_partner",
    firmId: cast.firmId,
  });
  leader = await site.signIn(email);
  hourly = await engage("=Discovery, Ames");
  flat = await engage("Probate inventory");
  await engage("Nothing yet");
  const [first = 0, third = 0] = await recordTime();
  const december = await makeInvoice(site, hourly, {
    status: "partly_paid",
    issuedOn: "2025-12-31",
    number: 1,
    lines: [timeLine(first, 126, 11_393), { kind: "expense", description: "Postage", cents: 1_000 }],
  });
  const january = await makeInvoice(site, flat, {
    status: "paid",
    issuedOn: "2026-01-05",
    number: 1,
    lines: [{ kind: "milestone", description: "Inventory", milestoneKey: "Inventory 1", cents: 250_000 }],
  });
  const lines = [timeLine(third, 66, 5_968)];
  await makeInvoice(site, hourly, { status: "void", issuedOn: "2026-02-01", number: 2, lines });
  await makeInvoice(site, hourly, { status: "draft", issuedOn: "2026-02-02", number: 0, lines });
  const pay = (invoiceId: number, cents: number, paidOn: string, more = {}) =>
    makePayment(site, cast.partner.id, { invoiceId, cents, paidOn, means: "check", ...more });
  await pay(december, 2_393, "2026-01-20");
  await pay(december, 5_000, "2026-01-21", { status: "pending" });
  await pay(december, 5_000, "2026-01-21", { status: "denied" });
  await pay(january, 190_000, "2026-01-31", { means: "ach" });
  await pay(january, 60_000, "2026-02-01", { means: "wallet" });
});
afterAll(() => site.close());

const earningsOf = (who: Caller, year?: number) =>
  who.ask<Earnings>("getEarnings", year === undefined ? {} : { query: { year } });
const spendOf = (who: Caller, year?: number) =>
  who.ask<Spend>("getSpend", year === undefined ? {} : { query: { year } });

const zero = { earnedCents: 0, invoicedCents: 0, paidCents: 0, outstandingCents: 0 };

test("a year by month, contract and payer, each with earned, invoiced, paid and outstanding", async () => {
  const { year, years, totals, months, contracts: rows, payers } = await earningsOf(cast.daniel);
  expect([year, years]).toEqual([2026, [2026, 2025]]);
  // 1.1 h at $54.25, half up, and the milestone; nothing of the void invoice and the draft.
  expect(totals).toEqual({
    earnedCents: 5_968 + 250_000,
    invoicedCents: 250_000,
    paidCents: 2_393 + 250_000,
    outstandingCents: 0,
  });
  expect(months).toHaveLength(12);
  expect(months.slice(0, 3)).toEqual([
    {
      month: "2026-01",
      earnedCents: 255_968,
      invoicedCents: 250_000,
      paidCents: 192_393,
      outstandingCents: 0,
    },
    { month: "2026-02", ...zero, paidCents: 60_000 },
    { month: "2026-03", ...zero },
  ]);
  expect(rows).toMatchObject([
    { id: flat.id, title: "Probate inventory", minutes: 0, earnedCents: 250_000, paidCents: 250_000 },
    { id: hourly.id, firmName: "Lindqvist Okafor LLP", minutes: 66, earnedCents: 5_968, paidCents: 2_393 },
  ]);
  expect(payers).toEqual([
    { firmId: cast.firmId, name: "Lindqvist Okafor LLP", emailConfirmed: true, contracts: 2, ...totals },
  ]);
});

test("the year before has what was worked and issued then, and what is unpaid of it today", async () => {
  const { totals, years, contracts: rows } = await earningsOf(cast.daniel, 2025);
  expect(years).toEqual([2026, 2025]);
  // Expenses are invoiced and not earned.
  expect(totals).toEqual({
    earnedCents: 11_393,
    invoicedCents: 12_393,
    paidCents: 0,
    outstandingCents: 10_000,
  });
  expect(rows.map(({ id, minutes }) => [id, minutes])).toEqual([[hourly.id, 126]]);
  expect((await earningsOf(cast.daniel, 2019)).totals).toEqual(zero);
});

test("the sums over both years are those of the rows", async () => {
  const both = [await earningsOf(cast.daniel, 2025), await earningsOf(cast.daniel, 2026)];
  const sum = (name: keyof Earnings["totals"]) => both.reduce((total, { totals }) => total + totals[name], 0);
  const { rows } = await site.db.execute<Record<string, number>>(sql`select
    (select sum(cents) from invoice_lines l join invoices i on i.id = l.invoice_id
      where i.sent_at is not null and i.status <> 'void')::integer as invoiced,
    (select sum(cents) from payments where status = 'confirmed')::integer as paid,
    (select sum(round(e.minutes * e.rate_cents / 60.0)) from time_entries e
      join timesheets t on t.id = e.timesheet_id where t.status = 'approved')::integer as approved`);
  expect(rows[0]).toEqual({
    invoiced: sum("invoicedCents"),
    paid: sum("paidCents"),
    approved: sum("earnedCents") - 250_000,
  });
  expect(sum("outstandingCents")).toBe(sum("invoicedCents") - sum("paidCents"));
});

test("the firm's spend is the other side of the same sums", async () => {
  for (const year of [2025, 2026]) {
    const [earned, spent] = [await earningsOf(cast.daniel, year), await spendOf(leader, year)];
    expect(spent).toMatchObject({ year, years: earned.years, totals: earned.totals, months: earned.months });
    expect(spent.payees).toEqual([
      {
        userId: cast.daniel.id,
        name: cast.daniel.name,
        emailConfirmed: true,
        contracts: earned.contracts.length,
        ...earned.totals,
      },
    ]);
    expect(spent.departments).toEqual([{ id: null, name: null, ...earned.totals }]);
    expect(spent.contracts.map(({ id }) => id)).toEqual(earned.contracts.map(({ id }) => id));
  }
});

test("this year is the reader's", async () => {
  // Still 2026 in New York.
  site.time.now = new Date("2027-01-01T03:00Z");
  expect((await earningsOf(cast.daniel)).year).toBe(2026);
  site.time.now = new Date("2026-03-10T15:00Z");
});

test("the same comes as CSV, by month and contract, at both addresses", async () => {
  const answer = await cast.daniel.call("downloadEarnings", { query: { year: 2026 } });
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="caseload-earnings-2026.csv"',
    "cache-control": "private, no-store",
  });
  const firm = "Lindqvist Okafor LLP";
  const discovery = ["'=Discovery, Ames", firm, "In progress"];
  const probate = ["Probate inventory", firm, "In progress"];
  expect(readCsv(answer.body.slice(1))).toEqual([
    "Month,Contract,Job,Payer,Status,Approved hours,Earned (USD),Invoiced (USD),Paid (USD),Outstanding (USD)".split(
      ",",
    ),
    ["2026-01", String(hourly.id), ...discovery, "1.1", "59.68", "0.00", "23.93", "0.00"],
    ["2026-01", String(flat.id), ...probate, "0.0", "2500.00", "2500.00", "1900.00", "0.00"],
    ["2026-02", String(flat.id), ...probate, "0.0", "0.00", "0.00", "600.00", "0.00"],
  ]);
  const older = await cast.daniel.call("downloadEarningsFile", { query: { year: 2026 } });
  expect(older.body).toBe(answer.body);
  const spent = readCsv((await leader.call("downloadSpend", { query: { year: 2026 } })).body.slice(1));
  expect(spent[0]?.[3]).toBe("Paralegal");
  expect(spent.slice(1).map((row) => [row[3], ...row.slice(5)])).toEqual(
    readCsv(answer.body.slice(1))
      .slice(1)
      .map((row) => [cast.daniel.name, ...row.slice(5)]),
  );
});

test("the year end keeps card and wallet apart and names that year's threshold", async () => {
  const params = { year: 2026 };
  const ended = await cast.daniel.ask<EarningsYearEnd>("getEarningsYearEnd", { params });
  const sums = { payments: 3, reportableCents: 192_393, cardCents: 60_000, totalCents: 252_393 };
  expect(ended).toMatchObject({
    year: 2026,
    threshold: { cents: 200_000, source: expect.stringContaining("Pub. L. 119-21") },
    totals: sums,
    payers: [
      {
        firmId: cast.firmId,
        name: "Lindqvist Okafor LLP",
        emailConfirmed: true,
        ...sums,
        reachesThreshold: false,
      },
    ],
  });
  const spent = await leader.ask<SpendYearEnd>("getSpendYearEnd", { params });
  expect(spent.payees).toEqual([
    {
      userId: cast.daniel.id,
      name: cast.daniel.name,
      emailConfirmed: true,
      ...sums,
      reachesThreshold: false,
    },
  ]);
  expect([spent.threshold, spent.totals]).toEqual([ended.threshold, ended.totals]);
});

test.each([
  [2019, null],
  [2020, 60_000],
  [2025, 60_000],
  [2026, 200_000],
  [2027, null],
])("the threshold of %d is %s cents", async (year, cents) => {
  const { threshold } = await cast.daniel.ask<EarningsYearEnd>("getEarningsYearEnd", { params: { year } });
  expect(threshold.cents).toBe(cents);
});

test("the year end comes as CSV and PDF", async () => {
  const params = { year: 2026 };
  for (const [who, name, party] of [
    [cast.daniel, "EarningsYearEnd", "Lindqvist Okafor LLP"],
    [leader, "SpendYearEnd", cast.daniel.name],
  ] as const) {
    const csv = readCsv((await who.call(`download${name}`, { params })).body.slice(1));
    expect(csv.slice(1)).toEqual([["2026", party, "3", "1923.93", "600.00", "2523.93", "No"]]);
    const answer = await who.call(`print${name}`, { params });
    expect(answer.headers["content-type"]).toBe("application/pdf");
    const texts = readPdf(answer.rawPayload).pages.flat();
    for (const text of [party, "$1,923.93", "$600.00", "$2,523.93", "Below"]) expect(texts).toContain(text);
  }
});

test("they are one's own, a paralegal's, and those of members who read the firm's reports", async () => {
  expect((await earningsOf(cast.priya)).contracts).toEqual([]);
  const answer = await cast.partner.call("getEarnings");
  expect([answer.statusCode, answer.body]).toEqual([403, errorMessages.paralegalsOnly]);
  for (const name of ["getSpend", "downloadSpend"] as const) {
    expect((await cast.daniel.call(name)).statusCode).toBe(403);
    // A senior partner reads no reports.
    expect((await cast.partner.call(name)).statusCode).toBe(403);
  }
  expect((await site.anonymous.call("downloadEarnings")).statusCode).toBe(401);
  for (const year of ["soon", "1999", "2201", "2026.5"]) {
    const wrong = await cast.daniel.call("getEarnings", { query: { year } });
    expect([wrong.statusCode, wrong.body]).toEqual([400, "Please choose a year (year)"]);
  }
});

test("spend lists the contracts with most earned, and counts all of them", async () => {
  const { totals: before, contractCount } = await spendOf(leader, 2026);
  expect(contractCount).toBe(2);
  for (let made = 0; made < maxSpendContracts; made += 1) {
    const { id } = await engage("Small matter", cast.priya);
    const entry = {
      contractId: id,
      paralegalId: cast.priya.id,
      rateCents: 6_000,
      day: "2026-03-02",
      minutes: 6,
    };
    const sheet = { contractId: id, weekStart: "2026-03-02", status: "approved" } as const;
    const { id: timesheetId } = await makeTimesheet(site.db, site.time.now, sheet);
    await makeTimeEntry(site.db, site.time.now, { ...entry, timesheetId });
  }
  const spent = await spendOf(leader, 2026);
  expect(spent.contractCount).toBe(2 + maxSpendContracts);
  expect(spent.contracts).toHaveLength(maxSpendContracts);
  expect(spent.contracts.slice(0, 2).map(({ id }) => id)).toEqual([flat.id, hourly.id]);
  expect(spent.totals.earnedCents).toBe(before.earnedCents + maxSpendContracts * 600);
  expect(spent.payees.map(({ contracts }) => contracts).toSorted((a, b) => a - b)).toEqual([
    2,
    maxSpendContracts,
  ]);
});
