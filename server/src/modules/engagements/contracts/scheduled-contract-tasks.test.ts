import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { createTaskQueue } from "../../../platform/tasks/queue.ts";
import { scheduledTasks, schedules } from "../../../scheduled-tasks.ts";
import { readBusyCalendarsTask } from "../../hiring/availability/busy-calendars.ts";
import { checkDueConflicts } from "../../hiring/conflicts/check-due.ts";
import { removeUnfinishedUploadsTask } from "../files/resumable-uploads.ts";
import { scanFilesTask } from "../files/scan-files.ts";
import { removeUnneededFilesTask } from "../../../platform/files/remove-unneeded-files.ts";
import { type Cast, createContract, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { closeExpiredJobs } from "../../jobs/postings/close-expired-jobs.ts";
import { completeUnopposedContracts } from "./complete-contract.ts";
import { startDueContracts } from "./start-contract.ts";

let site: Site;
let cast: Cast;

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const ascending = (one: number, other: number): number => one - other;
const at = (instant: string): Date => (site.time.now = new Date(instant));
const read = (id: number) => cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
const titlesOf = async (userId: number, actionUrl: string) => {
  const rows = await site.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.filter((row) => row.actionUrl === actionUrl).map((row) => row.title);
};
async function agreed(): Promise<number> {
  const id = await createContract(site, cast, cast.daniel);
  await cast.daniel.ask("agreeToTerms", { params: { id } });
  await cast.partner.ask("agreeToTerms", { params: { id } });
  return id;
}

test("agreed work starts by itself when its day begins in the attorney's time zone, once", async () => {
  at("2026-03-11T20:00:00Z");
  const id = await agreed();
  expect((await read(id)).startsOn).toBe("2026-03-12");
  expect(await startDueContracts(site.db, at("2026-03-12T03:59:59Z"))).toBe(0);
  expect((await read(id)).status).toBe("terms_agreed");
  const midnight = at("2026-03-12T04:00:00Z");
  const runs = await Promise.all([1, 2, 3, 4].map(() => startDueContracts(site.db, midnight)));
  expect(runs.toSorted(ascending)).toEqual([0, 0, 0, 1]);
  expect(await startDueContracts(site.db, midnight)).toBe(0);
  const { status, startedAt, timeline } = await read(id);
  expect([status, startedAt]).toEqual(["in_progress", midnight.toISOString()]);
  expect(timeline.filter((step) => step.kind === "started")).toMatchObject([
    { actorName: null, note: "The start date arrived." },
  ]);
  for (const party of [cast.daniel, cast.partner])
    expect(
      (await titlesOf(party.id, `/contracts/${id}`)).filter((title) => title === "Work has started"),
    ).toHaveLength(1);
});

test("a requested completion takes effect after 96 hours without an objection, once", async () => {
  at("2026-04-01T12:00:00Z");
  const id = await agreed();
  await cast.partner.ask("startContract", { params: { id } });
  await cast.daniel.ask("completeContract", { params: { id } });
  expect(await completeUnopposedContracts(site.db, at("2026-04-05T11:59:59.999Z"))).toBe(0);
  expect((await read(id)).status).toBe("in_progress");
  const end = at("2026-04-05T12:00:00Z");
  const runs = await Promise.all([1, 2, 3, 4].map(() => completeUnopposedContracts(site.db, end)));
  expect(runs.toSorted(ascending)).toEqual([0, 0, 0, 1]);
  const { status, endedAt, timeline } = await read(id);
  expect([status, endedAt]).toEqual(["completed", end.toISOString()]);
  expect(timeline.at(-1)).toMatchObject({
    kind: "completed",
    actorName: null,
    note: "No objection within 96 hours.",
  });
  for (const party of [cast.daniel, cast.partner])
    expect(await titlesOf(party.id, `/contracts/${id}`)).toContain("Project completed");
});

test("an objection at the last moment counts", async () => {
  at("2026-04-10T12:00:00Z");
  const id = await agreed();
  await cast.partner.ask("startContract", { params: { id } });
  await cast.daniel.ask("completeContract", { params: { id } });
  at("2026-04-14T11:59:59.999Z");
  await cast.partner.ask("objectToCompletion", { params: { id }, body: { reason: "Two logs are missing." } });
  expect(await completeUnopposedContracts(site.db, at("2026-04-20T12:00:00Z"))).toBe(0);
  expect((await read(id)).status).toBe("in_progress");
});

test("open postings close when their deadline has passed, once; others are left alone", async () => {
  const closesAt = at("2026-05-02T03:59:59.999Z");
  const expired = await createPosting(site, cast, { closesAt });
  const filled = await createPosting(site, cast, { closesAt, status: "filled" });
  const endless = await createPosting(site, cast);
  expect(await closeExpiredJobs(site.db, new Date(closesAt.getTime() - 1))).toBe(0);
  const runs = await Promise.all([1, 2, 3, 4].map(() => closeExpiredJobs(site.db, closesAt)));
  expect(runs.toSorted(ascending)).toEqual([0, 0, 0, 1]);
  const rows = await site.db.select().from(jobs);
  const statusOf = (id: number) => rows.find((row) => row.id === id)?.status;
  expect([statusOf(expired.id), statusOf(filled.id), statusOf(endless.id)]).toEqual([
    "closed",
    "filled",
    "open",
  ]);
  expect(rows.find((row) => row.id === expired.id)?.closedAt).toEqual(closesAt);
  expect(await titlesOf(cast.partner.id, `/jobs/${expired.id}`)).toEqual(["Posting closed"]);
});

test("the queue runs all of them on the site's clock", async () => {
  at("2026-06-01T12:00:00Z");
  const starting = await agreed();
  const ending = await agreed();
  await cast.partner.ask("startContract", { params: { id: ending } });
  await cast.daniel.ask("completeContract", { params: { id: ending } });
  const expiring = await createPosting(site, cast, { closesAt: site.time.now });
  at("2026-06-06T12:00:00Z");

  const tasks = [
    ...scheduledTasks,
    removeUnneededFilesTask,
    scanFilesTask,
    removeUnfinishedUploadsTask,
    checkDueConflicts,
    readBusyCalendarsTask,
  ];
  expect(schedules.map(({ task }) => task.name)).toEqual(tasks.map(({ name }) => name));
  expect(new Set(schedules.map(({ cron }) => cron))).toEqual(new Set(["* * * * *"]));
  const { connectionString, db, deps } = site;
  const queue = createTaskQueue({ connectionString, tasks, schedules, deps, log: quietLog });
  await queue.start({ workers: false });
  try {
    for (const task of tasks) await queue.enqueue(db, task, {});
    const finished = await queue.runDueTasks();
    expect(finished.map(({ error }) => error)).toEqual(tasks.map(() => undefined));
  } finally {
    await queue.stop();
  }
  const statusOf = async (id: number) =>
    (await db.select({ status: contracts.status }).from(contracts).where(eq(contracts.id, id)))[0]?.status;
  expect([await statusOf(starting), await statusOf(ending)]).toEqual(["in_progress", "completed"]);
  const [job] = await db.select().from(jobs).where(eq(jobs.id, expiring.id));
  expect(job?.status).toBe("closed");
});
