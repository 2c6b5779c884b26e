import { type TeamWork, teamRows } from "@caseload/contract/reporting/team-work";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { timesheets } from "../../../platform/db/schema/time.ts";
import { record, startEngagement, submitWeek } from "../../../testkit/engagement.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { hourlyAt } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let supervisor: Cast["partner"];
let contractId: number;
/** A Monday. */
const monday = "2026-11-16";

beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-11-16T14:00:00Z");
  cast = await createHiringFirm(site);
  const { firmId } = cast;
  const { id, name } = await makePerson(site.db, site.time.now, {
    primaryRole: "paralegal_supervisor",
    firmId,
    firstName: "Grace",
    lastName: "Chen",
  });
  supervisor = { id, name, ...(await site.signInAs(id)) };
  await makePerson(site.db, site.time.now, {
    primaryRole: "paralegal",
    firmId,
    firstName: "Joan",
    lastName: "Prairie",
  });
  contractId = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: monday });
  site.time.now = new Date("2026-11-19T21:00:00Z");
});
afterAll(() => site.close());

const read = (who = supervisor) => who.ask<TeamWork>("getTeamWork");

test("the supervisor sees the week of the firm's paralegals and of those who work for it", async () => {
  const [{ jobId } = { jobId: 0 }] = await site.db
    .select({ jobId: contracts.jobId })
    .from(contracts)
    .where(eq(contracts.id, contractId));
  await site.db.update(jobs).set({ weeklyHours: 25 }).where(eq(jobs.id, jobId));
  await site.db
    .update(paralegalProfiles)
    .set({ hoursPerWeek: 30 })
    .where(eq(paralegalProfiles.userId, cast.daniel.id));
  await record(cast.daniel, contractId, { day: "2026-11-19", minutes: 90 });
  // Drafts are not the firm's to see.
  expect((await read()).people[0]?.work[0]?.minutes).toBe(0);
  await submitWeek(cast.daniel, contractId, monday);

  const { week, people, timesheets: sheets } = await read();
  expect(week).toEqual({ from: monday, to: "2026-11-22", today: "2026-11-19" });
  expect(people.map(({ name, inFirm, weeklyHours }) => [name, inFirm, weeklyHours])).toEqual([
    ["Daniel Reyes", false, 30],
    ["Joan Prairie", true, null],
  ]);
  expect(people[0]?.work).toMatchObject([{ contractId, weeklyHours: 25, minutes: 90 }]);
  expect(sheets).toMatchObject([
    { contractId, person: "Daniel Reyes", weekStart: monday, minutes: 90, submittedAt: expect.any(String) },
  ]);
});

test("deliverables of this week that are not approved, and postings with unread applications", async () => {
  const add = (title: string, dueOn: string) =>
    cast.partner.ask("addDeliverable", { params: { id: contractId }, body: { title, dueOn } });
  await add("Exhibit list", "2026-11-20");
  await add("Next week's log", "2026-11-24");
  const { id: jobId } = await createPosting(site, cast, { title: "Trial binders", status: "open" });
  await createApplication(site, cast.leila, jobId);

  const { due, postings } = await read();
  expect(due).toMatchObject([
    { contractId, deliverable: "Exhibit list", dueOn: "2026-11-20", status: "due", person: "Daniel Reyes" },
  ]);
  expect(postings).toEqual([{ jobId, title: "Trial binders", pending: 1 }]);
});

test("a large team comes a page at a time, with figures that count all of it", async () => {
  const before = await read();
  await site.db.insert(timesheets).values(
    Array.from({ length: 24 }, (_, week) => ({
      contractId,
      weekStart: new Date(Date.parse("2026-05-04") + week * 7 * 86_400_000).toISOString().slice(0, 10),
      status: "submitted" as const,
      submittedAt: site.time.now,
    })),
  );
  const { firmId } = cast;
  for (let at = 0; at < 55; at += 1)
    await makePerson(site.db, site.time.now, { primaryRole: "paralegal", firmId, firstName: "Robin" });
  const after = await read();
  expect(after.totals).toMatchObject({
    timesheets: before.totals.timesheets + 24,
    inFirm: before.totals.inFirm + 55,
    freelance: before.totals.freelance,
  });
  expect(after.people.filter(({ inFirm }) => inFirm)).toHaveLength(teamRows.page);
  const few = await supervisor.ask<TeamWork>("getTeamWork", { query: { limit: 3 } });
  expect(few.totals).toEqual(after.totals);
  expect(few.timesheets).toEqual(after.timesheets.slice(0, 3));
  const all = await supervisor.ask<TeamWork>("getTeamWork", { query: { limit: teamRows.max } });
  expect(all.people).toHaveLength(before.people.length + 55);
  expect(all.timesheets).toHaveLength(before.timesheets.length + 24);
  const tooMany = await supervisor.call("getTeamWork", { query: { limit: teamRows.max + 1 } });
  expect(tooMany.statusCode).toBe(400);
});

test("another firm sees nothing of it, and who may not see the team is refused", async () => {
  const foreign = await read(cast.rival);
  expect([foreign.people, foreign.timesheets, foreign.due, foreign.postings]).toEqual([[], [], [], []]);
  expect((await cast.associate.call("getTeamWork")).statusCode).toBe(403);
});
