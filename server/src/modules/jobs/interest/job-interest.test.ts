import { errorMessages } from "@caseload/contract/error-messages";
import type { JobInterest } from "@caseload/contract/jobs/job-interest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-10-12T14:00Z");
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const view = (who: Caller, id: number) => who.call("viewJob", { params: { id } });
const interestOf = (id: number) => cast.partner.ask<JobInterest>("getJobInterest", { params: { id } });

test("a paralegal counts once a day of the poster's calendar, an application on the day it came", async () => {
  const { id } = await createPosting(site, cast);
  for (const who of [cast.daniel, cast.daniel, cast.leila])
    expect((await view(who, id)).json()).toEqual({ success: true });
  // 23:30 in New York, which is the next day by UTC.
  site.time.now = new Date("2026-10-14T03:30Z");
  await view(cast.daniel, id);
  await createApplication(site, cast.daniel, id);
  // Half an hour later it is the next day.
  site.time.now = new Date("2026-10-14T04:00Z");
  await view(cast.daniel, id);
  expect(await interestOf(id)).toEqual({
    views: 4,
    applications: 1,
    days: [
      { day: "2026-10-12", views: 2, applications: 0 },
      { day: "2026-10-13", views: 1, applications: 1 },
      { day: "2026-10-14", views: 1, applications: 0 },
    ],
  });
});

test("the days end when it is closed, and the last thirty are listed", async () => {
  site.time.now = new Date("2026-10-12T14:00Z");
  const { id } = await createPosting(site, cast);
  await view(cast.leila, id);
  site.time.now = new Date("2026-11-30T15:00Z");
  await cast.partner.ask("changeJobStatus", { params: { id }, body: { status: "closed" } });
  site.time.now = new Date("2026-12-24T15:00Z");
  const { views, days } = await interestOf(id);
  expect(views).toBe(1);
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, "2026-11-01", "2026-11-30"]);
});

test("nobody is counted who cannot see the job, and colleagues without a part in it read no figures", async () => {
  const { id } = await createPosting(site, cast, { status: "draft" });
  for (const jobId of [id, 999_999]) {
    const refused = await view(cast.daniel, jobId);
    expect([refused.statusCode, refused.body]).toEqual([404, errorMessages.jobNotFound]);
  }
  expect((await view(cast.partner, id)).statusCode).toBe(403);
  const { id: open } = await createPosting(site, cast);
  const colleague = await makePerson(site.db, site.time.now, {
    primaryRole: "senior_paralegal",
    firmId: cast.firmId,
  });
  await view(await site.signInAs(colleague.id), open);
  expect((await interestOf(open)).views).toBe(0);
  const read = (who: Caller) => who.call("getJobInterest", { params: { id: open } });
  expect((await read(cast.junior)).statusCode).toBe(403);
  expect((await read(cast.rival)).statusCode).toBe(404);
});
