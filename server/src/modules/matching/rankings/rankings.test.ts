import type { JobMatch, LoggedRanking } from "@caseload/contract/matching/matches";
import { FEATURES } from "@caseload/matching/model/feature-names";
import { MODEL } from "@caseload/matching/model/model";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import {
  profileReadings,
  rankingPlaces,
  searchPreferences,
  shownRankings,
} from "../../../platform/db/schema/matches.ts";
import { demoPassword as password } from "../../../demo/factories.ts";
import {
  createFirmWithPartner,
  createParalegal,
  patentPosting,
  probatePosting,
  probateProfile,
} from "../../../testkit/market.ts";
import { readZip } from "../../../testkit/read-zip.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue } from "../../../testkit/task-queue.ts";
import { deleteOldRankings } from "./delete-old-rankings.ts";

let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let expert: Awaited<ReturnType<typeof createParalegal>>;
let probate: number;
beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  expert = await createParalegal(site, probateProfile);
  probate = (await firm.post(probatePosting)).id;
  await firm.post(patentPosting);
});
afterAll(() => site.close());

const logOf = (who: Caller, query = {}) => who.ask<LoggedRanking[]>("listLoggedRankings", { query });
const rankings = () => site.db.select().from(shownRankings).orderBy(shownRankings.id);

test("a shown ranking is logged exactly: viewer, kind, time, model, data, numbers, reasons, gaps", async () => {
  const shown = await expert.ask<JobMatch[]>("listIntelligentMatches");
  const [ranking] = await rankings();
  expect(ranking).toMatchObject({
    kind: "jobs",
    viewerId: expert.id,
    shownAt: site.time.now,
    modelVersion: MODEL.version,
    dataHash: MODEL.dataHash,
    engineHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const places = await site.db.select().from(rankingPlaces).orderBy(rankingPlaces.place);
  expect(
    places.map(({ place, jobId, paralegalId, matchScore, reasons, gaps }) => ({
      place,
      jobId,
      paralegalId,
      matchScore,
      reasons,
      gaps,
    })),
  ).toEqual(
    shown.map((match, at) => ({
      place: at + 1,
      jobId: match.job.id,
      paralegalId: expert.id,
      matchScore: match.matchScore,
      reasons: match.matchReasons,
      gaps: match.gaps,
    })),
  );
  for (const { features, chance, matchScore } of places) {
    expect(features).toHaveLength(FEATURES.length);
    expect(Math.round(chance * 100)).toBe(matchScore);
  }
});

test("an unchanged ranking is logged once an hour, a changed one again", async () => {
  const count = async () => (await rankings()).length;
  const before = await count();
  await expert.ask("listIntelligentMatches");
  expect(await count()).toBe(before);
  await expert.ask("listIntelligentMatches", { query: { limit: 1 } });
  expect(await count()).toBe(before + 1);
  const { now } = site.time;
  site.time.now = new Date(now.getTime() + 3_600_001);
  await expert.ask("listIntelligentMatches");
  expect(await count()).toBe(before + 2);
  site.time.now = now;
});

test("a refused or empty ranking logs nothing", async () => {
  const before = (await rankings()).length;
  await expert.call("suggestParalegals", { params: { id: probate } });
  await expert.ask("listIntelligentMatches", { query: { q: "maritime salvage" } });
  expect(await rankings()).toHaveLength(before);
});

test("a person reads the rankings with them, and only their own places", async () => {
  await expert.ask("getJobMatch", { params: { id: probate } });
  const other = await createParalegal(site, probateProfile);
  await firm.ask("suggestParalegals", { params: { id: probate } });
  const [newest, second] = await logOf(expert);
  expect(newest).toMatchObject({ kind: "suggestions", shownTo: "law office", modelVersion: MODEL.version });
  expect(newest?.places).toHaveLength(1);
  expect(newest?.places[0]).toMatchObject({ job: { id: probate, title: probatePosting.title } });
  expect(Object.keys(newest?.places[0]?.features ?? {})).toEqual([...FEATURES]);
  expect(second).toMatchObject({ kind: "job", shownTo: "you", places: [{ place: 1 }] });
  expect((await logOf(other)).map(({ kind }) => kind)).toEqual(["suggestions"]);
  const paged = await expert.call("listLoggedRankings", { query: { limit: 1 } });
  const cursor = /cursor=([^&>]+)/.exec(String(paged.headers.link))?.[1] ?? "";
  expect((await logOf(expert, { limit: 1, cursor }))[0]?.id).toBe(second?.id);
  expect((await firm.call("listLoggedRankings")).statusCode).toBe(403);
});

test("a posting that is no longer visible keeps its place in the log, without its title", async () => {
  await site.db.update(jobs).set({ hidden: true }).where(eq(jobs.id, probate));
  const [newest] = await logOf(expert);
  expect(newest?.places[0]?.job).toBeNull();
  await site.db.update(jobs).set({ hidden: false }).where(eq(jobs.id, probate));
});

test("a logged ranking cannot be edited or deleted", async () => {
  const refused = /never changed|restrict/;
  const refusalOf = async (change: Promise<unknown>) =>
    change.then(
      () => "done",
      (error: Error) => `${error.message} ${String(error.cause)}`,
    );
  expect(await refusalOf(site.db.update(shownRankings).set({ modelVersion: "0" }))).toMatch(refused);
  expect(await refusalOf(site.db.update(rankingPlaces).set({ matchScore: 100 }))).toMatch(refused);
  expect(await refusalOf(site.db.delete(shownRankings))).toMatch(refused);
  expect(await refusalOf(site.db.delete(rankingPlaces))).toMatch(refused);
});

test("a ranking is deleted after four years, not a day before", async () => {
  const log = async (shownAt: Date) => {
    const [row] = await site.db
      .insert(shownRankings)
      .values({
        kind: "job",
        viewerId: expert.id,
        shownAt,
        modelVersion: "0",
        dataHash: "0",
        engineHash: "0",
        digest: String(shownAt),
      })
      .returning();
    if (!row) throw new Error("The ranking was not stored.");
    await site.db.insert(rankingPlaces).values({
      rankingId: row.id,
      place: 1,
      jobId: probate,
      paralegalId: expert.id,
      matchScore: 80,
      chance: 0.8,
      confidence: 1,
      features: [1, 1, 1, 1, 0, 0],
      misfits: [],
      reasons: [],
      gaps: [],
      fromProfile: true,
    });
    return row.id;
  };
  const now = new Date();
  const yearsAgo = (years: number, days: number) => {
    const day = new Date(now);
    day.setUTCFullYear(day.getUTCFullYear() - years);
    return new Date(day.getTime() + days * 86_400_000);
  };
  const old = await log(yearsAgo(4, -1));
  const young = await log(yearsAgo(4, 1));
  expect(await deleteOldRankings(site.db, now)).toBe(1);
  const kept = (await rankings()).map(({ id }) => id);
  expect(kept).toContain(young);
  expect(kept).not.toContain(old);
  expect(await site.db.select().from(rankingPlaces).where(eq(rankingPlaces.rankingId, old))).toEqual([]);
});

test("a data export holds one's preferences and rankings; a deletion leaves the log without the person", async () => {
  const leaver = await createParalegal(site, probateProfile);
  await leaver.ask("saveSearchPreferences", { body: { location: "Evanston, IL" } });
  await leaver.ask("listIntelligentMatches");
  await firm.ask("suggestParalegals", { params: { id: probate } });
  const queue = await openTaskQueue(site);
  await leaver.ask("requestDataExport", { body: { password } });
  await queue.runDueTasks();
  const files = readZip((await leaver.call("downloadDataExport")).rawPayload);
  await queue.stop();
  const read = (name: string) => JSON.parse(files.get(name) ?? "null") as Record<string, unknown>[];
  expect(read("search-preferences.json")).toMatchObject([{ location: "Evanston, IL" }]);
  expect(read("rankings.json")).toMatchObject([
    { kind: "jobs", shownTo: "you", dataHash: MODEL.dataHash },
    { kind: "suggestions", shownTo: "a firm", places: [{ jobId: probate }] },
  ]);
  const kept = async () =>
    (await site.db.select().from(rankingPlaces).where(eq(rankingPlaces.paralegalId, leaver.id))).length;
  const before = await kept();
  expect(before).toBeGreaterThan(1);
  await leaver.ask("deleteAccount", { body: { password } });
  expect(await kept()).toBe(before);
  const gone = [
    await site.db.select().from(searchPreferences).where(eq(searchPreferences.userId, leaver.id)),
    await site.db.select().from(profileReadings).where(eq(profileReadings.userId, leaver.id)),
  ];
  expect(gone).toEqual([[], []]);
  const people = await firm.ask<{ paralegal: { id: number } }[]>("suggestParalegals", {
    params: { id: probate },
  });
  expect(people.map(({ paralegal }) => paralegal.id)).not.toContain(leaver.id);
});
