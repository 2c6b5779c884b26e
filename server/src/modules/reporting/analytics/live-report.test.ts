import type { ReportRow } from "@caseload/contract/reporting/analytics";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeApplication, makeContract, makeJob, makePerson } from "../../../demo/factories.ts";
import { makeTimeEntry, makeTimesheet } from "../../../demo/time-factories.ts";
import { createFirm, type TestFirm } from "../../../testkit/firm.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const now = new Date("2026-03-10T02:00:00.000Z");

let site: Site;
let firm: TestFirm;
beforeAll(async () => {
  site = await openSite();
  site.time.now = now;
  firm = await createFirm(site);
});
afterAll(() => site.close());

test("a contract of a live day is in the report at once", async () => {
  const { id: paralegalId } = await makePerson(site.db, now, {
    primaryRole: "freelance_paralegal",
    firstName: "Zofia",
  });
  const job = await makeJob(site.db, now, {
    firmId: firm.firmId,
    postedById: firm.admin.id,
    hoursPerWeek: "21 hours",
  });
  const application = await makeApplication(site.db, now, { jobId: job.id, paralegalId, status: "accepted" });
  const contract = await makeContract(site.db, now, {
    applicationId: application.id,
    jobId: job.id,
    firmId: firm.firmId,
    attorneyId: firm.admin.id,
    paralegalId,
    status: "in_progress",
    startedAt: new Date("2026-03-05T15:00:00Z"),
    agreedRate: 50,
  });
  const sheet = await makeTimesheet(site.db, now, {
    contractId: contract.id,
    weekStart: "2026-03-02",
    status: "approved",
  });
  const entry = { contractId: contract.id, paralegalId, timesheetId: sheet.id, rateCents: 5_000 };
  await makeTimeEntry(site.db, now, { ...entry, day: "2026-03-05", minutes: 90 });
  const found = await firm.admin.ask<ReportRow[]>("listReportRows", { query: { table: "spend" } });
  const row = found.find(({ id }) => id === contract.id);
  expect(row?.cells).toMatchObject({
    started: "2026-03-05",
    until: null,
    approvedHours: 1.5,
    earned: 75,
    invoiced: 0,
  });
});
