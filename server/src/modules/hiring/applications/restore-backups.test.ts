import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import { conflictErrorMessages } from "@caseload/contract/hiring/conflict-statuses";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword, makePerson, makeProfile } from "../../../demo/factories.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { createApplication, type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let announcements: Announcements;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  announcements = await recordAnnouncements(site.connectionString);
});
afterAll(async () => {
  await announcements.stop();
  await site.close();
});

const decide = (id: number, status: string) =>
  cast.partner.ask<ReceivedApplication>("decideApplication", { params: { id }, body: { status } });
const statusOf = async (id: number) => {
  const [row] = await site.db.select().from(applications).where(eq(applications.id, id));
  return row && { status: row.status, reason: row.reason, decidedAt: row.decidedAt };
};
const reopen = (who: Cast["partner"], id: number) =>
  who.call("changeJobStatus", { params: { id }, body: { status: "open", confirm: true } });
const cancel = (contractId: number | null) =>
  cast.daniel.ask("cancelContract", {
    params: { id: contractId ?? 0 },
    body: { reason: "Another matter came first." },
  });
const titlesOf = async (userId: number, jobTitle: string) => {
  const rows = await site.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.filter(({ message }) => message.includes(jobTitle)).map(({ title }) => title);
};

const pending = { status: "pending", reason: null, decidedAt: null };
const filled = { status: "rejected", reason: "position filled", decidedAt: expect.any(Date) as Date };

/** Daniel is hired under agreed terms, so that Leila's application is rejected. */
async function hireDaniel(title: string, positions = 1) {
  const job = await createPosting(site, cast, { title, positions });
  const first = await createApplication(site, cast.daniel, job.id);
  const backup = await createApplication(site, cast.leila, job.id);
  const { contractId } = await decide(first, "accepted");
  const params = { id: contractId ?? 0 };
  const agree = async () => {
    await cast.partner.ask("agreeToTerms", { params });
    await cast.daniel.ask("agreeToTerms", { params });
  };
  return { job, first, backup, contractId, agree };
}

test("runners-up that are pending again are checked against what the lists became meanwhile", async () => {
  const { job, backup, contractId, agree } = await hireDaniel("Exhibit binders");
  const params = { id: job.id };
  await cast.leila.ask("addLedgerEntry", { body: { name: "Wrenfield Mills, Inc.", role: "client" } });
  await agree();
  const { version } = await cast.partner.ask<StoredPosting>("getPosting", { params });
  const parties = [{ name: "Wrenfield Mills", role: "adverse" }];
  await cast.partner.ask("changeParties", { params, body: { parties, version } });
  await cancel(contractId);
  site.time.now = new Date(site.time.now.getTime() + 25 * 3_600_000);
  await reopen(cast.partner, job.id);
  const refused = await cast.partner.call("decideApplication", {
    params: { id: backup },
    body: { status: "accepted" },
  });
  expect([refused.statusCode, refused.body]).toEqual([409, conflictErrorMessages.decideFirst]);
});

test("a canceled contract and a reopened job make runners-up pending again and notify them", async () => {
  const { job, backup, contractId, agree } = await hireDaniel("Deposition outlines");
  await agree();
  expect(await statusOf(backup)).toEqual(filled);
  await cancel(contractId);
  expect(await statusOf(backup), "until the firm reopens the job").toEqual(filled);
  await announcements.take();
  expect((await reopen(cast.partner, job.id)).statusCode).toBe(200);
  const heard = await announcements.take();
  for (const { id } of [cast.leila, cast.partner, cast.associate])
    expect(topicsFor(heard, id)).toEqual(expect.arrayContaining(["applications", "jobs"]));
  expect(await statusOf(backup)).toEqual(pending);
  expect((await titlesOf(cast.leila.id, "Deposition outlines")).at(-1)).toBe(
    "Your application is pending again",
  );
  expect(await cast.leila.ask<OwnApplication>("getApplication", { params: { id: backup } })).toMatchObject({
    status: "pending",
    reason: null,
    decidedAt: null,
  });
  expect(await decide(backup, "accepted")).toMatchObject({ status: "accepted" });
});

test("a job that was reopened before restores them with the cancellation", async () => {
  const { job, backup, contractId, agree } = await hireDaniel("Privilege log");
  await agree();
  await reopen(cast.partner, job.id);
  expect(await statusOf(backup), "the position is taken").toEqual(filled);
  await cancel(contractId);
  expect(await statusOf(backup)).toEqual(pending);
});

test("several positions restore them once one is free", async () => {
  const { job, backup, contractId, agree } = await hireDaniel("Two reviewers", 2);
  const priya = await createApplication(site, cast.priya, job.id);
  const second = await decide(priya, "accepted");
  const params = { id: second.contractId ?? 0 };
  await agree();
  // Priya has no profile, so the pay of her contract is open.
  const contract = await cast.partner.ask<{ structuredTerms: object; version: number }>("getContract", {
    params,
  });
  const terms = { ...contract.structuredTerms, pay: { kind: "hourly", rateCents: 5000, capMinutes: null } };
  await cast.partner.ask("proposeVersion", { params, body: { base: contract.version, terms } });
  await cast.priya.ask("agreeToTerms", { params });
  await cast.partner.ask("agreeToTerms", { params });
  expect(await statusOf(backup)).toEqual(filled);
  await cancel(contractId);
  await reopen(cast.partner, job.id);
  expect(await statusOf(backup)).toEqual(pending);
});

test("those whom a person rejected stay rejected, with the same words too", async () => {
  const { job, backup, contractId, agree } = await hireDaniel("Cite check");
  const body = { status: "rejected", reason: "position filled" };
  await cast.partner.ask("decideApplication", { params: { id: backup }, body });
  await agree();
  await cancel(contractId);
  await reopen(cast.partner, job.id);
  expect(await statusOf(backup)).toEqual(filled);
  expect(await titlesOf(cast.leila.id, "Cite check")).toEqual(["Application rejected"]);
});

test.each(["deleteAccount", "deactivateAccount"] as const)(
  "those whose owner left by %s stay rejected",
  async (leave) => {
    const { job, backup, contractId, agree } = await hireDaniel(`Left by ${leave}`);
    const { id: userId } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    await makeProfile(site.db, site.time.now, { userId });
    const leaver = await site.signInAs(userId);
    const left = await createApplication(site, { id: userId }, job.id);
    await agree();
    await leaver.ask(leave, { body: { password: demoPassword } });
    await cancel(contractId);
    await reopen(cast.partner, job.id);
    expect(await statusOf(left)).toEqual(filled);
    expect(await statusOf(backup)).toEqual(pending);
  },
);

test("withdrawn and undecided applications stay as they are", async () => {
  const { job, backup, contractId, agree } = await hireDaniel("Exhibit list");
  await cast.leila.ask("withdrawApplication", { params: { id: backup } });
  await agree();
  await cancel(contractId);
  await reopen(cast.partner, job.id);
  expect(await statusOf(backup)).toMatchObject({ status: "withdrawn" });
});

test("reopening several postings at once restores them, and an outsider restores nothing", async () => {
  const { job, backup, contractId, agree } = await hireDaniel("Trial binders");
  await agree();
  await cancel(contractId);
  expect((await reopen(cast.rival, job.id)).statusCode).toBe(404);
  expect((await reopen(cast.daniel, job.id)).statusCode).toBe(404);
  expect((await reopen(cast.junior, job.id)).statusCode).toBe(403);
  expect(await statusOf(backup)).toEqual(filled);
  await cast.managing.ask("changeJobs", { body: { action: "reopen", ids: [job.id] } });
  expect(await statusOf(backup)).toEqual(pending);
});

test("reopening at the same time as the account's deletion leaves no pending application behind", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { job, contractId, agree } = await hireDaniel(`Race ${round}`);
    const { id: userId } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    const leaver = await site.signInAs(userId);
    const left = await createApplication(site, { id: userId }, job.id);
    await agree();
    await cancel(contractId);
    const answers = await Promise.all([
      reopen(cast.partner, job.id),
      leaver.call("deleteAccount", { body: { password: demoPassword } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(["rejected", "withdrawn"]).toContain((await statusOf(left))?.status);
  }
});
