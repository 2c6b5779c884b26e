/** A hire is counted the same way on every screen and in every file: an accepted application, on the day of acceptance. */
import type { Analytics, ReportRow } from "@caseload/contract/reporting/analytics";
import type { ExecutiveDashboard } from "@caseload/contract/reporting/dashboards";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { historyClock, openFirmHistories } from "../../../testkit/firm-histories.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { dayIn, type FirmRows } from "../../../testkit/recount-analytics.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import type { TestFirm } from "../../../testkit/firm.ts";

type Query = Record<string, string | number>;

async function sum(caller: Caller, query: Query) {
  return caller.ask<{ rows: number; sums: Record<string, number | null> }>("sumReport", { query });
}

/** The hires of a period by each way there is to ask for them. */
async function countHires(caller: Caller, period: Query) {
  const { current, funnel } = await caller.ask<Analytics>("getAnalytics", { query: period });
  const csv = await caller.call("downloadReport", { query: { ...period, table: "contracts" } });
  return {
    figure: current.hires,
    contractRows: (await sum(caller, { ...period, table: "contracts" })).rows,
    csvRows: readCsv(csv.body.slice(1)).length - 1,
    postingsWithHire: funnel.hired,
    postingRowsWithHire: (await sum(caller, { ...period, table: "jobs", only: "hired" })).rows,
    hiresOfPostings: (await sum(caller, { ...period, table: "jobs" })).sums["hires"],
  };
}

describe("over a firm's history", () => {
  let site: Site;
  let firm: TestFirm;
  let rows: FirmRows;
  beforeAll(async () => {
    ({ site, firm, rows } = await openFirmHistories(
      { seed: 13, postings: 60, days: 300 },
      { seed: 17, postings: 15, days: 90 },
    ));
  });
  afterAll(() => site.close());

  const { timeZone, today } = historyClock;

  test.each([
    ["2026-02-08", today],
    ["2025-12-10", today],
    ["2025-03-10", today],
  ])("from %s to %s every count of hires equals the contracts opened on these days", async (from, to) => {
    const isWithin = (at: Date) => dayIn(at, timeZone) >= from && dayIn(at, timeZone) <= to;
    const hired = rows.contracts.filter(({ createdAt }) => isWithin(createdAt));
    const postings = rows.jobs.filter(
      ({ status, postedAt }) => ["open", "closed", "filled"].includes(status) && isWithin(postedAt),
    );
    const hiresOf = (id: number) => rows.contracts.filter(({ jobId }) => jobId === id).length;
    expect(hired.length).toBeGreaterThan(0);
    const withHire = postings.filter(({ id }) => hiresOf(id) > 0).length;
    expect(await countHires(firm.admin, { from, to })).toEqual({
      figure: hired.length,
      contractRows: hired.length,
      csvRows: hired.length,
      postingsWithHire: withHire,
      postingRowsWithHire: withHire,
      hiresOfPostings: postings.reduce((total, { id }) => total + hiresOf(id), 0),
    });
  });
});

describe("what counts as a hire", () => {
  let site: Site;
  let cast: Cast;
  beforeAll(async () => {
    site = await openSite();
    cast = await createHiringFirm(site);
  });
  afterAll(() => site.close());

  const decide = (id: number, status: "accepted" | "rejected" | "reviewing") =>
    cast.partner.ask<{ contractId: number | null }>("decideApplication", {
      params: { id },
      body: { status },
    });

  test("each acceptance, also of one posting and with a contract that is canceled; nothing else", async () => {
    const two = await createPosting(site, cast, { title: "Two positions", positions: 2 });
    const one = await createPosting(site, cast, { title: "One position" });
    await createPosting(site, cast, { title: "No hire" });
    const shortlisted = await createApplication(site, cast.leila, one.id);
    await decide(shortlisted, "reviewing");
    expect(await countHires(cast.managing, {})).toMatchObject({ figure: 0, hiresOfPostings: 0 });

    await decide(await createApplication(site, cast.daniel, two.id), "accepted");
    const { contractId } = await decide(await createApplication(site, cast.priya, two.id), "accepted");
    await decide(await createApplication(site, cast.priya, one.id), "accepted");
    const hires = {
      figure: 3,
      contractRows: 3,
      csvRows: 3,
      postingsWithHire: 2,
      postingRowsWithHire: 2,
      hiresOfPostings: 3,
    };
    expect(await countHires(cast.managing, {})).toEqual(hires);
    const { pipeline } = await cast.managing.ask<ExecutiveDashboard>("executiveDashboard");
    expect(pipeline.hired).toBe(hires.figure);

    await cast.partner.ask("cancelContract", {
      params: { id: contractId ?? 0 },
      body: { reason: "The matter settled." },
    });
    expect(await countHires(cast.managing, {})).toEqual(hires);
    const listed = await cast.managing.ask<ReportRow[]>("listReportRows", { query: { table: "jobs" } });
    expect(Object.fromEntries(listed.map(({ cells }) => [cells["posting"], cells["hires"]]))).toEqual({
      "Two positions": 2,
      "One position": 1,
      "No hire": 0,
    });
    // Another firm has none of them.
    expect(await countHires(cast.rival, {})).toMatchObject({
      figure: 0,
      contractRows: 0,
      hiresOfPostings: null,
    });
  });
});
