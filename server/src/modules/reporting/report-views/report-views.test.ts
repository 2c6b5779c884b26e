import type { ReportRow } from "@caseload/contract/reporting/analytics";
import type { ReportView } from "@caseload/contract/reporting/report-views";
import { errorMessages } from "@caseload/contract/error-messages";
import { limits } from "@caseload/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { reportViews } from "../../../platform/db/schema/report-views.ts";
import { makeDepartment, makeJob, makePerson } from "../../../demo/factories.ts";
import { type Colleague, createFirm, type TestFirm } from "../../../testkit/firm.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let firm: TestFirm;
let joan: Colleague;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  firm = await createFirm(site, { name: "Lindqvist Okafor LLP" });
  joan = await firm.hire({ primaryRole: "firm_admin", firstName: "Joan" });
});

const unpaid = {
  table: "spend",
  period: "12-months",
  only: "in_progress",
  sort: "outstanding",
  order: "asc",
  columns: ["posting", "outstanding"],
} as const;
const save = (more: object = {}, who: Colleague = firm.admin) =>
  who.call("saveReportView", { body: { name: "Unpaid work", report: unpaid, ...more } });
const list = (who: Colleague = firm.admin) => who.ask<ReportView[]>("listReportViews");
const saved = async (more: object = {}) => (await save(more)).json<ReportView>();
const textOf = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body];

describe("a saved view", () => {
  test("keeps rows, columns, order and period, and is listed by name for its owner alone", async () => {
    const days = { ...unpaid, period: undefined, from: "2026-01-01", to: "2026-03-31" };
    await saved();
    await saved({ name: "First quarter", report: days });
    const { period: _, ...quarter } = days;
    expect(await list()).toMatchObject([
      { name: "First quarter", report: quarter },
      { name: "Unpaid work", report: unpaid },
    ]);
    expect(await list(joan)).toEqual([]);
  });

  test("is renamed and replaced, each without the other", async () => {
    const { id } = await saved();
    const change = (body: object) => firm.admin.ask<ReportView>("changeReportView", { params: { id }, body });
    expect(await change({ name: "Open balances" })).toEqual({ id, name: "Open balances", report: unpaid });
    const report = { table: "jobs", period: "90-days", order: "desc" };
    expect(await change({ report })).toEqual({ id, name: "Open balances", report });
    expect(await list()).toEqual([{ id, name: "Open balances", report }]);
  });

  test("is deleted, and comes back as it was when it is saved again", async () => {
    const { id, name, report } = await saved();
    await firm.admin.ask("removeReportView", { params: { id } });
    expect(await list()).toEqual([]);
    await saved({ name, report });
    expect(await list()).toMatchObject([{ name, report }]);
  });

  test("has a name that no other of one's views has, whatever its case, also for many at once", async () => {
    const answers = await Promise.all([save(), save({ name: "UNPAID work" }), save()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const { id } = await saved({ name: "Another" });
    const renaming = await firm.admin.call("changeReportView", {
      params: { id },
      body: { name: "unpaid WORK" },
    });
    expect(textOf(renaming)).toEqual([409, errorMessages.reportViewNameTaken]);
    expect((await save({}, joan)).statusCode).toBe(201);
  });

  test("is one of thirty at the most", async () => {
    for (let at = 1; at < limits.reportViews; at += 1) await saved({ name: `View ${at}` });
    const answers = await Promise.all([1, 2].map((at) => save({ name: `Last ${at}` })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe("it is refused", () => {
  test.each([
    [{ name: "  " }, "Please name this view (name)"],
    [{ report: { ...unpaid, columns: ["posting", "salary"] } }, errorMessages.reportColumns],
    [{ report: { ...unpaid, columns: [] } }, "Please choose columns of the table (report.columns)"],
    [{ report: { ...unpaid, only: "answered" } }, "Please choose one of the table's rows (only)"],
    [{ report: { ...unpaid, sort: "published" } }, "Please choose a column that can be sorted (sort)"],
    [
      { report: { ...unpaid, from: "2026-02-01", to: "2026-01-01" } },
      "The last day cannot be before the first (report.to)",
    ],
  ])("%j", async (more, sentence) => {
    expect(textOf(await save(more))).toEqual([400, sentence]);
    expect(await list()).toEqual([]);
  });

  test("for another firm's department", async () => {
    const rival = await createFirm(site);
    const { id: department } = await makeDepartment(site.db, { firmId: rival.firmId });
    expect(textOf(await save({ report: { ...unpaid, department } }))).toEqual([
      400,
      errorMessages.noSuchDepartment,
    ]);
  });

  test("for colleagues, other firms and roles without reports", async () => {
    const { id } = await saved();
    const rival = await createFirm(site);
    for (const who of [joan, rival.admin]) {
      const params = { id };
      expect(textOf(await who.call("changeReportView", { params, body: { name: "Mine" } }))).toEqual([
        404,
        errorMessages.reportViewNotFound,
      ]);
      expect(textOf(await who.call("removeReportView", { params }))).toEqual([
        404,
        errorMessages.reportViewNotFound,
      ]);
    }
    const associate = await firm.hire({ primaryRole: "associate" });
    expect((await associate.call("listReportViews")).statusCode).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  test("once its owner works for another firm, where it is not found", async () => {
    const { id } = await saved();
    const elsewhere = await createFirm(site);
    await site.db.update(users).set({ firmId: elsewhere.firmId }).where(eq(users.id, firm.admin.id));
    const admin = await site.signInAs(firm.admin.id);
    expect(await admin.ask("listReportViews")).toEqual([]);
    expect((await admin.call("removeReportView", { params: { id } })).statusCode).toBe(404);
    expect(await site.db.select().from(reportViews).where(eq(reportViews.id, id))).toHaveLength(1);
  });
});

describe("chosen columns", () => {
  const query = { table: "jobs", columns: ["hires", "postedBy"] };

  test("are those of the screen, its sums, the CSV and the PDF, in the order of the choice and with the posting", async () => {
    const unconfirmed = await makePerson(site.db, site.time.now, {
      primaryRole: "associate",
      firmId: firm.firmId,
      emailVerified: false,
    });
    await makeJob(site.db, site.time.now, {
      firmId: firm.firmId,
      postedById: unconfirmed.id,
      title: "Privilege log",
    });
    const [row] = await firm.admin.ask<ReportRow[]>("listReportRows", { query });
    expect(row?.cells).toEqual({ posting: "Privilege log", postedBy: unconfirmed.name, hires: 0 });
    expect(row?.emailConfirmed).toBe(false);
    expect(await firm.admin.ask("sumReport", { query })).toMatchObject({ rows: 1, sums: { hires: 0 } });
    const csv = await firm.admin.call("downloadReport", { query });
    const heads = ["Posting", "Hires", "Posted by"];
    expect(readCsv(csv.body.slice(1))[0]).toEqual(heads);
    const pdf = await firm.admin.call("printReport", { query });
    const words = readPdf(pdf.rawPayload).pages.flat();
    for (const head of heads) expect(words).toContain(head);
    for (const head of ["Department", "Published", "Applications"]) expect(words).not.toContain(head);
    // Nothing is said of a person who is not shown.
    const [nameless] = await firm.admin.ask<ReportRow[]>("listReportRows", {
      query: { ...query, columns: "hires" },
    });
    expect(nameless).toMatchObject({ cells: { posting: "Privilege log", hires: 0 }, emailConfirmed: true });
  });

  test("leave the order of the rows alone, also by a column that is not shown", async () => {
    for (const title of ["Older", "Newer"]) {
      await makeJob(site.db, site.time.now, { firmId: firm.firmId, postedById: firm.admin.id, title });
      site.time.now = new Date(site.time.now.getTime() + 60_000);
    }
    const found = await firm.admin.ask<ReportRow[]>("listReportRows", {
      query: { ...query, columns: ["posting"], sort: "published", order: "asc" },
    });
    expect(found.map(({ cells }) => cells["posting"])).toEqual(["Older", "Newer"]);
  });

  test("are refused where the table does not have them", async () => {
    for (const name of ["listReportRows", "sumReport", "downloadReport", "printReport"] as const) {
      const answer = await firm.admin.call(name, { query: { table: "jobs", columns: ["earned"] } });
      expect(textOf(answer)).toEqual([400, errorMessages.reportColumns]);
    }
  });
});
