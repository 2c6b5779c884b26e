/** The site while the network path to its database is silent: nothing is refused, and nothing answers. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { makePerson } from "../../demo/factories.ts";
import { createFirm } from "../../testkit/firm.ts";
import { createTestDatabase, type TestDatabase } from "../../testkit/database.ts";
import { quietLog } from "../../testkit/quiet-log.ts";
import { openSilentProxy, type SilentProxy } from "../../testkit/silent-proxy.ts";
import { openSite, type Caller, type Site } from "../../testkit/site.ts";
import { announce } from "../realtime/announce.ts";
import { createTaskQueue, type TaskQueue } from "../tasks/queue.ts";
import { defineTask } from "../tasks/task.ts";

const recorded: string[] = [];
const record = defineTask<{ name: string }>(
  "record",
  { payload: z.object({ name: z.string() }) },
  async ({ name }) => void recorded.push(name),
);

let database: TestDatabase;
let proxy: SilentProxy;
let site: Site;
let queue: TaskQueue<void>;
let reader: { id: number; caller: Caller };
let attorney: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openSilentProxy(database.connectionString);
  site = await openSite({}, proxy);
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  queue = createTaskQueue({
    connectionString: proxy.connectionString,
    tasks: [record],
    deps: undefined,
    log: quietLog,
  });
  await queue.start({ workers: true });
  const { id } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  reader = { id, caller: await site.signInAs(id) };
  ({ admin: attorney } = await createFirm(site));
}, 60_000);
afterAll(async () => {
  proxy.restore();
  await queue.stop();
  await site.close();
  await proxy.close();
  await database.drop();
}, 60_000);

const ready = () => site.app.inject("/health/ready");
const read = (name: "listNotifications" | "listJobs" = "listNotifications") => reader.caller.call(name);

/** A socket, and the number of frames that it has received. */
async function openSocket() {
  const { port } = site.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie: reader.caller.cookie } });
  const frames: string[] = [];
  socket.on("message", (data: Buffer) => frames.push(data.toString()));
  await once(socket, "open");
  return { socket, frames };
}

// How soon is measured by `npm run bench -- faults`; here every answer comes while the path is still silent.
test("a silent path is answered 503, and everything recovers by itself", async () => {
  const { socket, frames } = await openSocket();
  await expect.poll(async () => (await ready()).statusCode, { timeout: 15_000 }).toBe(200);
  const first = await Promise.all([read(), read("listJobs"), read()]);
  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);

  proxy.silence();
  const [health, ...reads] = await Promise.all([ready(), read(), read("listJobs"), read()]);
  expect(health.statusCode).toBe(503);
  for (const { statusCode, body, headers } of reads) {
    expect({ statusCode, body }).toEqual({ statusCode: 503, body: expect.stringContaining("Try again") });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  // Long enough for the listening connection and the tasks to notice.
  await expect.poll(() => site.app.inject("/health/live").then(({ statusCode }) => statusCode)).toBe(200);
  const later = await Promise.all(Array.from({ length: 12 }, () => read()));
  expect(later.map(({ statusCode }) => statusCode)).toEqual(later.map(() => 503));

  proxy.restore();
  await expect.poll(async () => (await ready()).statusCode, { timeout: 15_000 }).toBe(200);
  await expect.poll(async () => (await read()).statusCode, { timeout: 15_000 }).toBe(200);
  frames.length = 0;
  await site.db.transaction(async (tx) => {
    await announce(tx, { to: [reader.id], topics: ["jobs"] });
    await queue.enqueue(tx, record, { name: "after the outage" });
  });
  await expect.poll(() => frames, { timeout: 15_000 }).toContain('{"type":"changed","topics":["jobs"]}');
  await expect.poll(() => recorded, { timeout: 15_000 }).toEqual(["after the outage"]);
  socket.terminate();
}, 90_000);

test("a transaction cut off by silence frees its connection, also at its first statement", async () => {
  const hold = () => site.db.transaction((tx) => tx.execute("select 1"));
  await Promise.all(Array.from({ length: 3 }, hold));
  proxy.silence();
  for (const _ of Array.from({ length: 3 }))
    await Promise.all(Array.from({ length: 6 }, () => expect(hold()).rejects.toThrow()));
  proxy.restore();
  await Promise.all(Array.from({ length: 6 }, hold));
}, 60_000);

const posting = {
  title: "Privilege review over a slow path",
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "25 hrs/week",
  duration: "8 weeks",
  specialties: ["litigation"],
  description: "Take the second pass on 14,000 documents and serve a privilege log.",
};

test("statements that are each within their limit, and together far too slow, are answered 503 and change nothing", async () => {
  const count = async (): Promise<unknown> =>
    (await site.db.execute("select count(*)::int as n from jobs")).rows[0];
  const before = await count();
  proxy.slowDown(700);
  const slow = await attorney.call("postJob", { body: posting });
  expect({ status: slow.statusCode, body: slow.body }).toEqual({
    status: 503,
    body: expect.stringContaining("try again"),
  });
  proxy.slowDown(0);
  await expect.poll(() => count().catch(() => undefined), { timeout: 15_000 }).toEqual(before);
  expect((await attorney.call("postJob", { body: posting })).statusCode).toBe(201);
}, 60_000);
