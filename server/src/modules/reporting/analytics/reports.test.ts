import type { Analytics, ReportRow } from "@caseload/contract/reporting/analytics";
import {
  type ReportColumn,
  reportChoices,
  reportColumns,
  reportTables,
} from "@caseload/contract/reporting/report-tables";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeApplication, makeJob, makePerson } from "../../../demo/factories.ts";
import { makeFirmHistory } from "../../../testkit/firm-history.ts";
import { type TestFirm, createFirm } from "../../../testkit/firm.ts";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { applicationConflicts } from "../../../platform/db/schema/conflicts.ts";
import { jobParties } from "../../../platform/db/schema/jobs.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import {
  dayIn,
  eachDay,
  loadFirmRows,
  type FirmRows,
  moneyOf,
  ranOn,
} from "../../../testkit/recount-analytics.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const now = new Date("2026-03-10T02:00:00.000Z");
const counted = {
  days: eachDay({ from: "2025-03-10", to: "2026-03-09" }),
  today: "2026-03-09",
  timeZone: "America/New_York",
};
const year = { period: "12-months" };

let site: Site;
let firm: TestFirm;
let rows: FirmRows;
beforeAll(async () => {
  site = await openSite();
  site.time.now = now;
  firm = await createFirm(site);
  const rival = await createFirm(site);
  await makeFirmHistory(site, { firmId: firm.firmId, seed: 3, postings: 60, days: 420 });
  await makeFirmHistory(site, { firmId: rival.firmId, seed: 5, postings: 10, days: 300 });
  rows = await loadFirmRows(site, firm.firmId);
});
afterAll(() => site.close());

/** "$1,820.00", "$-12.50" */
const signed = (value: number): string => `$${dollars(value)}`;

type Query = Record<string, string | number>;
interface Sums {
  rows: number;
  sums: Record<string, number | null>;
}
const sum = (query: Query) => firm.admin.ask<Sums>("sumReport", { query: { ...year, ...query } });

/** Every row, page by page. */
async function all(query: Query): Promise<ReportRow[]> {
  const found: ReportRow[] = [];
  let cursor = "";
  for (let page = 0; page < 100; page += 1) {
    const answer = await firm.admin.call("listReportRows", {
      query: { ...year, limit: 17, ...query, cursor },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    found.push(...answer.json<ReportRow[]>());
    cursor = /cursor=([^>&]+)/.exec(String(answer.headers["link"] ?? ""))?.[1] ?? "";
    if (cursor === "") return found;
  }
  throw new Error("The pages have no end.");
}

const cells = (found: readonly ReportRow[], key: string) => found.map((row) => row.cells[key] ?? null);
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id).toSorted((a, b) => a - b);
const total = (values: readonly (string | number | null)[]): number =>
  values.reduce<number>((sumSoFar, value) => sumSoFar + Number(value ?? 0), 0);

/** Null where a table has no rows, which is zero cents elsewhere. */
const dollarsOf = (sums: Record<string, number | null>, key: string, cents: number) =>
  sums[key] === null && cents === 0 ? null : cents / 100;

describe("every figure leads to its rows", () => {
  test("of the analytics page", async () => {
    const { current, funnel, departments } = await firm.admin.ask<Analytics>("getAnalytics", {
      query: year,
    });
    const count = async (query: Query) => (await sum(query)).rows;
    expect(await count({ table: "jobs" })).toBe(current.published);
    expect(await count({ table: "jobs", only: "filled" })).toBe(current.filled);
    expect(await count({ table: "jobs", only: "closed" })).toBe(current.closed);
    for (const stage of ["applied", "hired", "started", "completed"] as const)
      expect([stage, await count({ table: "jobs", only: stage })]).toEqual([stage, funnel[stage]]);
    expect(await count({ table: "applications" })).toBe(current.received);
    expect(await count({ table: "applications", only: "answered" })).toBe(current.answered);
    expect(await count({ table: "contracts" })).toBe(current.hires);
    const hours = await sum({ table: "hours" });
    expect([hours.rows, hours.sums["approvedHours"]]).toEqual([
      current.projects,
      current.approvedMinutes / 60,
    ]);
    for (const part of [{ id: undefined, ...current }, ...departments]) {
      const department = part.id === null ? "none" : part.id;
      const { sums } = await sum({ table: "spend", ...(department !== undefined && { department }) });
      expect(sums).toEqual({
        approvedHours: sums["approvedHours"] === null ? null : part.approvedMinutes / 60,
        earned: dollarsOf(sums, "earned", part.earnedCents),
        invoiced: dollarsOf(sums, "invoiced", part.invoicedCents),
        paid: dollarsOf(sums, "paid", part.paidCents),
        outstanding: dollarsOf(sums, "outstanding", part.outstandingCents),
      });
    }
  });

  test.each(reportTables)("the rows of %s add up to the sums shown", async (table) => {
    const found = await all({ table });
    const { rows: count, sums } = await sum({ table });
    expect(found.length).toBe(count);
    const columns: readonly ReportColumn[] = reportColumns[table];
    expect(Object.keys(sums)).toEqual(columns.filter(({ summed }) => summed).map(({ key }) => key));
    for (const [key, value] of Object.entries(sums))
      expect(total(cells(found, key))).toBeCloseTo(value ?? 0, 5);
  });
});

describe("the rows are the firm's", () => {
  test("contracts with money, each with its sums of the period", async () => {
    const found = await all({ table: "spend" });
    const own = rows.contracts
      .map((contract) => ({ id: contract.id, ...moneyOf(rows, contract, counted.days) }))
      .filter(({ id, ...sums }) => Object.values(sums).some((sum) => sum !== 0));
    expect(own.length).toBeGreaterThan(5);
    for (const { id, ...sums } of own)
      expect(found.find((row) => row.id === id)?.cells).toMatchObject({
        approvedHours: sums.approvedMinutes / 60,
        earned: sums.earnedCents / 100,
        invoiced: sums.invoicedCents / 100,
        paid: sums.paidCents / 100,
        outstanding: sums.outstandingCents / 100,
      });
    const hours = await all({ table: "hours" });
    expect(ids(hours)).toEqual(ids(ranOn(rows, counted)));
    for (const { id, cells: row } of hours)
      expect(row["approvedHours"]).toBe(moneyOf(rows, { id }, counted.days).approvedMinutes / 60);
  });

  test("applications, each with the hours until the first response", async () => {
    const found = await all({ table: "applications" });
    const own = rows.applications.filter(({ createdAt }) =>
      counted.days.includes(dayIn(createdAt, counted.timeZone)),
    );
    expect(ids(found)).toEqual(ids(own));
    for (const { id, createdAt, viewedAt, decidedAt, decidedById } of own) {
      const answers = [viewedAt, decidedById === null ? null : decidedAt].filter((at) => at !== null);
      const hours = answers.length
        ? (Math.min(...answers.map(Number)) - createdAt.getTime()) / 3_600_000
        : null;
      const shown = found.find((row) => row.id === id)?.cells["firstResponse"] ?? null;
      expect(shown).toEqual(hours === null ? null : expect.closeTo(hours, 0.9));
    }
  });

  test("a department of another firm leaves none, and people who moved there belong to none", async () => {
    const rival = await createFirm(site);
    await makeFirmHistory(site, { firmId: rival.firmId, seed: 1, postings: 2, days: 20 });
    const [theirs] = (await loadFirmRows(site, rival.firmId)).departments;
    expect((await sum({ table: "jobs", department: theirs?.id ?? 0 })).rows).toBe(0);
    const moved = await makePerson(site.db, now, {
      primaryRole: "associate",
      firmId: rival.firmId,
      departmentId: theirs?.id ?? null,
    });
    const { id } = await makeJob(site.db, now, { firmId: firm.firmId, postedById: moved.id });
    const row = (await all({ table: "jobs" })).find((one) => one.id === id);
    expect(row?.cells["department"]).toBeNull();
  });
});

const orders = reportTables.flatMap((table) => {
  const columns: readonly ReportColumn[] = reportColumns[table];
  return columns.filter(({ sorted }) => sorted).map(({ key }) => [table, key] as const);
});

describe.each(orders)("%s by %s", (table, sort) => {
  test.each(["asc", "desc"] as const)("%s: each row once, in order", async (order) => {
    const found = await all({ table, sort, order });
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.length).toBe((await sum({ table })).rows);
    const sign = order === "asc" ? 1 : -1;
    const values = cells(found, sort).map((value) =>
      typeof value === "string" ? value.toLowerCase() : value,
    );
    for (const [at, after] of values.slice(1).entries())
      expect(compare(values[at] ?? null, after) * sign, `${values[at]} then ${after}`).toBeLessThanOrEqual(0);
  });
});

/** What is unknown comes before what is known. */
function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const choices = reportTables.flatMap((table) =>
  reportChoices[table].map(({ value }) => [table, value] as const),
);

/** Choices that rows have by a date or a count, not by their status. */
const ofDates = new Set(
  "applied hired started completed answered unanswered named unnamed decided used reviewed".split(" "),
);

test.each(choices)("the choices of %s: %s are some of its rows", async (table, only) => {
  const chosen = await all({ table, only });
  const whole = await all({ table });
  expect(chosen.every(({ id }) => whole.some((row) => row.id === id))).toBe(true);
  if (!ofDates.has(only) && table !== "spend")
    expect(ids(chosen)).toEqual(ids(whole.filter((row) => row.cells["status"] === only)));
});

describe("as CSV", () => {
  const download = (query: Query) => firm.admin.call("downloadReport", { query: { ...year, ...query } });

  test.each(reportTables)("%s has a head and every row, in the order asked for", async (table) => {
    const answer = await download({ table, sort: "department", order: "asc" });
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="caseload-${table}-2025-03-10-to-2026-03-09.csv"`,
    );
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.body.startsWith("\uFEFF")).toBe(true);
    const [head, ...records] = readCsv(answer.body.slice(1));
    const columns: readonly ReportColumn[] = reportColumns[table];
    expect(head?.map((text) => text.replace(/ \(.*\)$/, ""))).toEqual(columns.map(({ label }) => label));
    const found = await all({ table, sort: "department", order: "asc" });
    expect(records.length).toBe(found.length);
    const at = columns.findIndex(({ key }) => key === "posting");
    expect(records.map((record) => record[at])).toEqual(cells(found, "posting"));
  });

  test("what a spreadsheet would run stays text, and every character arrives", async () => {
    const title = '=HYPERLINK("https://evil.example","Exhibits, žluťoučký 日本")\r\nsecond line';
    await makeJob(site.db, now, { firmId: firm.firmId, postedById: firm.admin.id, title });
    const [, record] = readCsv((await download({ table: "jobs" })).body.slice(1));
    expect(record?.[0]).toBe(`'${title}`);
  });

  test("holds more rows than are read at a time", async () => {
    const many = await createFirm(site);
    const job = await makeJob(site.db, now, { firmId: many.firmId, postedById: many.admin.id });
    await site.db.execute(
      `insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
         specialties, priority, status, posted_at, updated_at, facts)
       select firm_id, posted_by_id, 'Copy ' || n, description, location, work_arrangement, hours_per_week, duration,
         specialties, priority, status, posted_at, updated_at, '{}'
       from jobs, generate_series(1, 2300) n where id = ${job.id}`,
    );
    const answer = await many.admin.call("downloadReport");
    const titles = readCsv(answer.body.slice(1)).map(([title]) => title);
    expect(new Set(titles).size).toBe(2_302);
  });
});

describe("as PDF", () => {
  const print = (query: Query) => firm.admin.call("printReport", { query: { ...year, ...query } });

  test("holds the rows, the sums and the words of the screen, in the order asked for", async () => {
    const query = { table: "spend", sort: "paid", order: "asc" };
    const answer = await print(query);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="caseload-spend-2025-03-10-to-2026-03-09.pdf"',
      "cache-control": "private, no-store",
    });
    const { pages } = readPdf(answer.rawPayload);
    const texts = pages.flat();
    expect(texts).toContain("Mar 10, 2025 – Mar 9, 2026");
    expect(texts).toContain("All departments · All rows · By paid, lowest or oldest first");
    const some = readPdf((await print({ ...query, only: "in_progress" })).rawPayload).pages.flat();
    expect(some).toContain("All departments · In progress · By paid, lowest or oldest first");
    const found = await all(query);
    const { sums } = await sum(query);
    const keys = ["earned", "invoiced", "paid", "outstanding"];
    const written = found.flatMap(({ cells: row }) => keys.map((key) => signed(Number(row[key]))));
    expect(written.length).toBeGreaterThan(8);
    expect(texts.slice(0, -6).filter((text) => /^\$-?[\d,.]+$/.test(text))).toEqual(written);
    expect(texts.slice(-6)).toEqual([
      `${found.length} rows`,
      `${(sums["approvedHours"] ?? 0).toLocaleString("en-US")} h`,
      ...keys.map((key) => signed(sums[key] ?? 0)),
    ]);
  });

  test("too many rows for a PDF are refused with advice", async () => {
    const many = await createFirm(site);
    const job = await makeJob(site.db, now, { firmId: many.firmId, postedById: many.admin.id });
    await site.db.transaction(async (tx) => {
      // What the triggers keep is not looked at here.
      await tx.execute("set local session_replication_role = replica");
      await tx.execute(
        `insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
           specialties, priority, status, hidden, posted_at, updated_at, facts)
         select firm_id, posted_by_id, 'Copy ' || n, '', location, work_arrangement, hours_per_week, duration,
           specialties, priority, 'closed', true, posted_at, updated_at, '{read:2}'
         from jobs, generate_series(1, ${limits.maxReportPdfRows}) n where id = ${job.id}`,
      );
    });
    const answer = await many.admin.call("printReport");
    expect([answer.statusCode, answer.body]).toEqual([400, errorMessages.tooManyRowsForPdf("10,000")]);
  });
});

const dollars = (value: string | number | null | undefined): string =>
  Number(value).toLocaleString("en-US", { minimumFractionDigits: 2 });

test("conflicts are counted, and no party is named in any form of the report", async () => {
  const own = await createFirm(site);
  const post = (title: string, positions: number) =>
    makeJob(site.db, now, { firmId: own.firmId, postedById: own.admin.id, title, positions });
  const named = await post("Freight claim", 2);
  await post("Lease review", 1);
  const names = ["Quillfeather Shipping", "Harrow Freight"];
  await site.db
    .insert(jobParties)
    .values(names.map((name) => ({ jobId: named.id, name, role: "adverse" as const })));
  for (const [status, conflict] of [
    ["pending", "possible"],
    ["rejected", "possible"],
    ["accepted", "overridden"],
    ["reviewing", "none"],
    ["pending", "not_checked"],
  ] as const) {
    const { id: paralegalId } = await makePerson(site.db, now, { primaryRole: "freelance_paralegal" });
    const sent = await makeApplication(site.db, now, { jobId: named.id, paralegalId, status });
    await site.db.insert(applicationConflicts).values({ applicationId: sent.id, status: conflict });
  }
  const query = { table: "conflicts", sort: "parties" };
  const rows = await own.admin.ask<ReportRow[]>("listReportRows", { query });
  const conflicts = { checked: 4, possibleConflicts: 3, undecidedConflicts: 1 };
  const counts = { positions: 2, parties: 2, ...conflicts };
  expect(rows.map((row) => row.cells)).toMatchObject([
    { posting: "Freight claim", ...counts },
    { posting: "Lease review", parties: 0, checked: 0, possibleConflicts: 0, undecidedConflicts: 0 },
  ]);
  expect(await own.admin.ask("sumReport", { query })).toMatchObject({
    rows: 2,
    sums: { positions: 3, parties: 2, ...conflicts },
  });
  const csv = (await own.admin.call("downloadReport", { query })).body;
  expect(csv).toContain("2,2,4,3,1");
  const pdfText = readPdf((await own.admin.call("printReport", { query })).rawPayload)
    .pages.flat()
    .join("\n");
  expect(pdfText).toMatch(/Applications\s+checked/);
  for (const name of names)
    for (const form of [JSON.stringify(rows), csv, pdfText]) expect(form).not.toContain(name);
  for (const [only, title] of [
    ["named", "Freight claim"],
    ["unnamed", "Lease review"],
    ["possible", "Freight claim"],
    ["undecided", "Freight claim"],
  ]) {
    const chosen = await own.admin.ask<ReportRow[]>("listReportRows", {
      query: { table: "conflicts", only: only ?? "" },
    });
    expect(chosen.map((row) => row.cells["posting"])).toEqual([title]);
  }
});

test.each([
  ["previous-week", "2026-03-02", "2026-03-08"],
  ["previous-month", "2026-02-01", "2026-02-28"],
])("%s is the whole one before the reader's today", async (period, from, to) => {
  expect(await sum({ table: "jobs", period })).toMatchObject({ period: { from, to } });
});

describe("what no table has is refused", () => {
  test.each([
    [{ table: "gossip" }, "Please choose a table (table)"],
    [{ table: "jobs", sort: "posting" }, "Please choose a column that can be sorted (sort)"],
    [{ table: "jobs", sort: "earned" }, "Please choose a column that can be sorted (sort)"],
    [{ table: "jobs", only: "answered" }, "Please choose one of the table's rows (only)"],
    [{ table: "jobs", order: "up" }, "Please choose asc or desc (order)"],
    [{ table: "jobs", cursor: "nonsense" }, "This page marker is not valid (cursor)"],
    [
      { table: "jobs", cursor: Buffer.from("hires|1|2").toString("base64url") },
      "This page marker is not valid (cursor)",
    ],
  ])("%j", async (query, sentence) => {
    const { statusCode, body } = await firm.admin.call("listReportRows", { query });
    expect([statusCode, body]).toEqual([400, sentence]);
  });
});
