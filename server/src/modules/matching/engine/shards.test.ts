/** Shards of the index in processes of their own, asked over TCP by a server beside one that has the whole index. */
import { once } from "node:events";
import { connect } from "node:net";
import type { JobMatch } from "@caseload/contract/matching/matches";
import type { FilterCounts } from "@caseload/contract/search/job-search";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { demoPassword } from "../../../demo/factories.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import {
  createFirmWithPartner,
  createParalegal,
  patentPosting,
  probatePosting,
  probateProfile,
} from "../../../testkit/market.ts";
import { freePort, type ServerProcess, startServerProcess } from "../../../testkit/server-process.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { signInOverWeb, type WebCaller } from "../../../testkit/web-caller.ts";
import { connectToShard } from "./shard-transport.ts";

// Four processes start here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const host = "127.0.0.1";
const started: ServerProcess[] = [];
let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let settings: Record<string, string>;
let ports: number[];
let shards: ServerProcess[];
let whole: WebCaller;
let sharded: WebCaller;

const start = async (options: Parameters<typeof startServerProcess>[0]): Promise<ServerProcess> => {
  const process = await startServerProcess(options);
  started.push(process);
  return process;
};
const startShard = (number: number): Promise<ServerProcess> =>
  start({
    env: { ...settings, LOG_LEVEL: "info" },
    command: ["server/src/matching-shard-command.ts", String(number)],
  });
const sizeOf = (shard: ServerProcess): number =>
  Number(/is ready with (\d+) open postings/.exec(shard.output())?.[1]);

beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  const fields = [probatePosting, patentPosting, { ...patentPosting, ...evictionPosting }];
  const places = ["Chicago, IL", "Gary, IN", "Milwaukee, WI", "Miami, FL"];
  for (const [at, location] of places.entries())
    for (const [n, field] of fields.entries())
      for (const workArrangement of ["Onsite", "Remote"] as const)
        await firm.post({ ...field, location, workArrangement, budgetRange: `$${40 + at + n}/hr` });
  const { email } = await (await createParalegal(site, probateProfile)).ask<{ email: string }>("me");
  ports = [await freePort(), await freePort()];
  const shared = { DATABASE_URL: site.connectionString, AUTH_SECRET: site.deps.secret, SHUTDOWN_DELAY: "0" };
  settings = { ...shared, MATCHING_SHARDS: ports.map((port) => `${host}:${port}`).join(",") };
  const signIn = async (env: Record<string, string>): Promise<WebCaller> => {
    const server = await start({ env });
    return signInOverWeb(() => server.url, email, demoPassword);
  };
  [shards, [whole, sharded]] = await Promise.all([
    Promise.all(ports.map((_, at) => startShard(at + 1))),
    Promise.all([signIn(shared), signIn(settings)]),
  ]);
  // Until its index is complete, the other server compares the newest postings.
  await matchesOf(whole);
});
afterAll(async () => {
  for (const process of started) await process.stop();
  await site.close();
});

const evictionPosting = {
  title: "Landlord-tenant paralegal",
  description:
    "Prepare unlawful detainer complaints, notices to quit, answers and stipulations of eviction cases.",
};

const matchesOf = (caller: WebCaller, query = {}): Promise<JobMatch[]> =>
  caller.ask<JobMatch[]>("listIntelligentMatches", { query: { limit: 50, ...query } });
const shownBy = async (caller: WebCaller, query = {}) =>
  (await matchesOf(caller, query)).map(({ job, ...match }) => ({ id: job.id, ...match }));

test("each shard has a part of the postings, and together they have all", async () => {
  const sizes = shards.map(sizeOf);
  expect(sizes.every((size) => size > 0)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(24);
});

test.each([
  ["everything", {}],
  ["a keyword", { q: "accountings" }],
  ["preferences", { preferences: "given", workArrangement: ["Remote"] }],
  ["a minimum pay", { preferences: "given", minSalary: 86_000 }],
])("%s: the same ids in the same order with the same scores as one index", async (_name, query) => {
  const expected = await shownBy(whole, query);
  expect(expected.length).toBeGreaterThan(3);
  expect(await shownBy(sharded, query)).toEqual(expected);
});

test("the counts beside the filters are those of one index", async () => {
  const countsAt = (caller: WebCaller) =>
    caller.ask<FilterCounts>("countJobFilters", { query: { list: "matches" } });
  const counts = await countsAt(sharded);
  expect(counts).toEqual(await countsAt(whole));
  expect(counts.workArrangement?.["Remote"]?.count).toBe(12);
});

test("a new, a changed and a closed posting count from the next request on, in whichever shard", async () => {
  const { id } = await firm.post({ ...probatePosting, title: "Probate paralegal of the day" });
  const idsAt = async (caller: WebCaller) => (await matchesOf(caller)).map(({ job }) => job.id);
  expect((await idsAt(sharded)).filter((each) => each === id)).toEqual([id]);
  const owner = async () =>
    (
      await site.db.execute<{ hash: number }>(
        sql`select shard_hash hash from job_readings where job_id = ${id}`,
      )
    ).rows[0]?.hash;
  const before = await owner();
  const numbers = new Set<number>();
  for (const [location, field] of [
    ["Gary, IN", probatePosting],
    ["Milwaukee, WI", evictionPosting],
    ["Chicago, IL", patentPosting],
    ["Milwaukee, WI", probatePosting],
  ] as const) {
    await site.db
      .update(jobs)
      .set({ title: field.title, description: field.description, location, workArrangement: "Onsite" })
      .where(eq(jobs.id, id));
    expect((await idsAt(sharded)).filter((each) => each === id)).toEqual([id]);
    expect(await shownBy(sharded)).toEqual(await shownBy(whole));
    numbers.add(((await owner()) ?? 0) % 2);
  }
  expect(await owner()).not.toBe(before);
  expect(numbers.size).toBe(2);
  await site.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
  expect(await idsAt(sharded)).not.toContain(id);
});

test("a connection with another secret, number of shards or place gets no answer, and no bytes of others do", async () => {
  const address = { host, port: ports[0] ?? 0 };
  const { secret } = site.deps;
  (await connectToShard(address, secret, { number: 0, count: 2 })).destroy();
  await expect(connectToShard(address, `${secret}x`, { number: 0, count: 2 })).rejects.toThrow();
  await expect(connectToShard(address, secret, { number: 1, count: 2 })).rejects.toThrow();
  await expect(connectToShard(address, secret, { number: 0, count: 3 })).rejects.toThrow();
  const stranger = connect(address);
  const bytes: Buffer[] = [];
  stranger.on("data", (piece: Buffer) => bytes.push(piece));
  stranger.end(Buffer.concat([Buffer.of(2, 0, 0, 0), Buffer.from("{}")]));
  await once(stranger, "close");
  // A TLS alert at most.
  expect(Buffer.concat(bytes).length).toBeLessThan(20);
  await vi.waitFor(() => expect(shards[0]?.output()).toContain("without the key of this shard was refused"));
  expect(await shownBy(sharded)).toEqual(await shownBy(whole));
});

test("a message beyond the limit, or that is none, ends the connection and not the shard", async () => {
  const address = { host, port: ports[0] ?? 0 };
  for (const message of [Buffer.of(255, 255, 255, 255), Buffer.of(2, 0, 0, 0, 7, 7)]) {
    const socket = await connectToShard(address, site.deps.secret, { number: 0, count: 2 });
    socket.write(message);
    await once(socket.resume(), "close");
  }
  expect(await shownBy(sharded)).toEqual(await shownBy(whole));
});

test("while a shard is missing matches are refused, not shortened; when it is back they are as before", async () => {
  const expected = await shownBy(whole);
  await shards[1]?.kill();
  for (const attempt of [1, 2]) {
    const answer = await sharded.call("listIntelligentMatches");
    expect([attempt, answer.status]).toEqual([attempt, 503]);
    expect(answer.text).toBe("Caseload is busy right now. Wait a few seconds and try again.");
  }
  const counts = await sharded.call("countJobFilters", { query: { list: "matches" } });
  expect(counts.status).toBe(503);
  // What needs no ranking goes on.
  expect(await matchesOf(sharded, { order: "newest" })).toEqual(await matchesOf(whole, { order: "newest" }));
  const again = await startShard(2);
  expect(sizeOf(again)).toBe(sizeOf(shards[1] ?? again));
  expect(await shownBy(sharded)).toEqual(expected);
});
