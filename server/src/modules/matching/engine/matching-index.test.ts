import type { JobMatch } from "@caseload/contract/matching/matches";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import {
  createFirmWithPartner,
  createParalegal,
  patentPosting,
  probatePosting,
  probateProfile,
} from "../../../testkit/market.ts";
import { listen } from "../../../platform/realtime/listener.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { engineHash } from "./engine-hash.ts";
import { type Changed, MatchingIndex } from "./matching-index.ts";
import { openPreparedCache } from "./prepared-cache.ts";

// Threads start cold here, two of them on one database.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let expert: Awaited<ReturnType<typeof createParalegal>>;
beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  expert = await createParalegal(site, probateProfile);
  await firm.post(patentPosting);
});
afterAll(() => site.close());

const idsFor = async (who: Caller, query = {}) =>
  (await who.ask<JobMatch[]>("listIntelligentMatches", { query })).map(({ job }) => job.id);

test("a change counts from the next response on, in every process", async () => {
  const second = await openSite({}, site);
  const there = { ...expert, ...(await second.signIn(await emailOf(expert))) };
  const first = await idsFor(expert);
  expect(await idsFor(there)).toEqual(first);
  const { id } = await firm.post(probatePosting);
  for (const who of [expert, there]) expect((await idsFor(who))[0]).toBe(id);
  await site.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
  for (const who of [expert, there]) expect(await idsFor(who)).not.toContain(id);
  await second.db.update(jobs).set({ status: "open", title: "Yacht crew" }).where(eq(jobs.id, id));
  for (const who of [expert, there]) expect(await idsFor(who)).toContain(id);
  const before = await scoreOf(there, id);
  await site.db
    .update(jobs)
    .set({ description: "Scrub decks and varnish rails in the harbor." })
    .where(eq(jobs.id, id));
  for (const who of [expert, there]) expect(await scoreOf(who, id)).toBeLessThan(before);
  await site.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
  await second.close();
});

async function scoreOf(who: Caller, jobId: number): Promise<number> {
  const matches = await who.ask<JobMatch[]>("listIntelligentMatches");
  const match = matches.find(({ job }) => job.id === jobId);
  if (!match) throw new Error(`Posting ${jobId} is not among the matches.`);
  return match.matchScore;
}

const emailOf = async (who: Caller) => (await who.ask<{ email: string }>("me")).email;

test("one's own profile counts at once", async () => {
  const { id } = await firm.post(probatePosting);
  const before = await scoreOf(expert, id);
  const mine = eq(paralegalProfiles.userId, expert.id);
  await site.db.update(paralegalProfiles).set({ bio: "Sails yachts.", skills: [] }).where(mine);
  expect(await scoreOf(expert, id)).toBeLessThan(before);
  await site.db
    .update(paralegalProfiles)
    .set({ bio: probateProfile.bio, skills: [...probateProfile.skills] })
    .where(mine);
  expect(await scoreOf(expert, id)).toBe(before);
});

test("many changes at once, and those missed while the listener was down, are applied", async () => {
  await expert.ask("listIntelligentMatches");
  await site.db
    .execute(sql`insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement,
      hours_per_week, duration, specialties, priority, status, posted_at, updated_at)
    select ${firm.firmId}, ${firm.id}, 'Bulk ' || n, 'Prepare estate inventories number ' || n, 'Remote', 'Remote',
      '10', '2 weeks', '{estate_planning}', 'low', 'open', now(), now() from generate_series(1, 110) n`);
  const bulk = async () => (await idsFor(expert, { q: "bulk", limit: 50 })).length;
  await vi.waitFor(async () => expect(await bulk()).toBe(50), { timeout: 15_000, interval: 200 });
  await site.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen caseload_matching%' and datname = current_database()`);
  await site.db
    .update(jobs)
    .set({ status: "closed" })
    .where(sql`${jobs.title} like 'Bulk %'`);
  expect(await bulk()).toBe(0);
  const { id } = await firm.post({ ...probatePosting, title: "Posted while deaf" });
  await vi.waitFor(async () => expect(await idsFor(expert, { q: "deaf" })).toEqual([id]), {
    timeout: 15_000,
    interval: 200,
  });
});

test("hundreds of changed rows are applied one by one, not by a rebuild; single changes are not kept waiting", async () => {
  let rebuilds = 0;
  const cache = openPreparedCache(site.db, engineHash(), { warn: () => undefined });
  const index = new MatchingIndex(site.db, cache, new Date(), {
    rebuilt: () => void rebuilds++,
    failed: (error) => expect.unreachable(String(error)),
  });
  const payloads: Changed[] = [];
  const listener = listen(
    {
      connectionString: site.connectionString,
      channel: "caseload_matching",
      receive: (payload) => {
        const changed = JSON.parse(payload) as Changed;
        payloads.push(changed);
        index.noteChanges(changed);
      },
      gap: () => index.scheduleRebuild(),
    },
    { warn: () => undefined },
  );
  const eventually = { timeout: 30_000, interval: 50 };
  await vi.waitFor(() => expect(index.isReady && listener.isListening()).toBe(true), eventually);
  await index.upToDate();
  const before = index.postings.size;
  await site.db.execute(sql`update jobs set status = 'open' where title like 'Bulk %'`);
  await site.db
    .execute(sql`insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement,
      hours_per_week, duration, specialties, priority, status, posted_at, updated_at)
    select ${firm.firmId}, ${firm.id}, 'Heap ' || n, 'Sort exhibits of box ' || n, 'Remote', 'Remote',
      '10', '2 weeks', '{litigation}', 'low', 'open', now(), now() from generate_series(1, 1100) n`);
  await firm.post({ ...probatePosting, title: "Beside the heap" });
  await listener.caughtUp();
  await index.upToDate();
  expect(index.postings.size).toBeLessThan(before + 1_211);
  await vi.waitFor(() => expect(index.postings.size).toBe(before + 110 + 1_100 + 1), eventually);
  expect(rebuilds).toBe(1);
  expect(payloads.map(({ jobs: ids }) => ids?.length)).toEqual([110, 500, 500, 100, 1]);
  await site.db.execute(sql`delete from jobs where title like 'Heap %' or title = 'Beside the heap'`);
  await vi.waitFor(() => expect(index.postings.size).toBe(before + 110), eventually);
  await site.db.execute(sql`update jobs set status = 'closed' where title like 'Bulk %'`);
  await vi.waitFor(() => expect(index.postings.size).toBe(before), eventually);
  expect(rebuilds).toBe(1);
  await listener.stop();
});

test("prepared texts are stored: a restart prepares none again, a changed text is parsed again", async () => {
  await expert.ask("listIntelligentMatches");
  const written = async () =>
    (
      await site.db.execute<{ jobId: number; at: string }>(sql`select job_id "jobId", xmin::text at
      from job_readings order by job_id`)
    ).rows;
  const before = await written();
  expect(before.length).toBeGreaterThan(100);
  const restarted = await openSite({}, site);
  const again = await restarted.signIn(await emailOf(expert));
  expect(await idsFor(again)).toEqual(await idsFor(expert));
  expect(await written()).toEqual(before);
  const [posting] = await site.db.select().from(jobs).where(eq(jobs.title, "Posted while deaf"));
  if (!posting) throw new Error("The posting is not there.");
  await site.db.update(jobs).set({ description: "Deaf to probate." }).where(eq(jobs.id, posting.id));
  await idsFor(again);
  const changed = (await written()).filter(({ at }, n) => at !== before[n]?.at);
  expect(changed.map(({ jobId }) => jobId)).toEqual([posting.id]);
  await restarted.close();
});

test("while the index is being built the newest postings are matched, and screens refresh when it is ready", async () => {
  // Writes of readings are blocked, so that a build waits at the first fifty texts that have changed.
  const administrator = new pg.Client({ connectionString: site.connectionString });
  await administrator.connect();
  await administrator.query("begin; lock table job_readings in share mode");
  await site.db
    .update(jobs)
    .set({ status: "open", description: sql`${jobs.description} || ' Anew.'` })
    .where(sql`${jobs.title} like 'Bulk %'`);
  const announcements = await recordAnnouncements(site.connectionString);
  const starting = await openSite({}, site);
  const early = await starting.signIn(await emailOf(expert));
  const { id } = await firm.post({ ...probatePosting, title: "Newest of all" });
  expect(await idsFor(early, { limit: 50 })).toContain(id);
  expect(topicsFor(await announcements.take(), expert.id)).not.toContain("matches");
  await administrator.query("rollback");
  await administrator.end();
  await vi.waitFor(
    async () => expect(topicsFor(await announcements.take(), expert.id)).toContain("matches"),
    { timeout: 30_000, interval: 200 },
  );
  await announcements.stop();
  await starting.close();
});
