import { sql } from "drizzle-orm";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "../db/client.ts";
import { openDatabase } from "../db/client.ts";
import { createTestDatabase } from "../../testkit/database.ts";
import type { TestDatabase } from "../../testkit/database.ts";
import { quietLog } from "../../testkit/quiet-log.ts";
import type { TaskQueue, TaskQueueOptions } from "./queue.ts";
import { createTaskQueue } from "./queue.ts";
import { defineTask, scheduledTask } from "./task.ts";

/** All handler calls in order. */
type Deps = { calls: string[]; beforeEnd: (number: number) => Promise<void> };

const payload = z.object({ message: z.string() });
const deliver = defineTask<{ message: string }, Deps>(
  "deliver",
  { payload, retryDelay: 60 },
  async ({ message }, deps, attempt) => {
    deps.calls.push(`${message}${attempt.number}`);
    await deps.beforeEnd(attempt.number);
  },
);
const refresh = defineTask<{ message: string }, Deps>(
  "refresh",
  { payload, unique: "queued" },
  async ({ message }, deps) => {
    deps.calls.push(message);
  },
);

let clone: TestDatabase;
let database: Database;
let deps: Deps;
const queues: TaskQueue<Deps>[] = [];

beforeEach(async () => {
  clone = await createTestDatabase();
  database = openDatabase(clone.connectionString, { log: quietLog });
  deps = { calls: [], beforeEnd: async () => undefined };
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await database.close();
  await clone.drop();
});

async function startQueue(
  workers: boolean,
  options: Partial<TaskQueueOptions<Deps>> = {},
): Promise<TaskQueue<Deps>> {
  const queue = createTaskQueue({
    connectionString: clone.connectionString,
    tasks: [deliver, refresh],
    deps,
    log: quietLog,
    ...options,
  });
  queues.push(queue);
  await queue.start({ workers });
  return queue;
}

async function rows(statement: string): Promise<unknown[]> {
  return (await database.pool.query(statement)).rows;
}

test("a task enqueued in a transaction that rolls back leaves nothing", async () => {
  const queue = await startQueue(false);
  const abandoned = database.db.transaction(async (tx) => {
    expect(await queue.enqueue(tx, deliver, { message: "a" })).toMatch(/^[0-9a-f-]{36}$/);
    throw new Error("change of mind");
  });
  await expect(abandoned).rejects.toThrow("change of mind");
  expect(await rows("select id from tasks.job where name = 'deliver'")).toEqual([]);
  expect(await queue.runDueTasks()).toEqual([]);
});

test("a task is invisible before the commit and runs once after it", async () => {
  const queue = await startQueue(false);
  await database.db.transaction(async (tx) => {
    await queue.enqueue(tx, deliver, { message: "a" });
    expect(await queue.runDueTasks()).toEqual([]);
  });
  await queue.runDueTasks();
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(deps.calls).toEqual(["a1"]);
});

test("a failed attempt is retried after its delay, and takes effect once", async () => {
  const queue = await startQueue(false);
  await database.pool.query("create table sent (message text)");
  deps.beforeEnd = async (number) => {
    if (number === 1) throw new Error("mail server is down");
    await database.pool.query("insert into sent values ('a')");
  };
  await queue.enqueue(database.db, deliver, { message: "a" });
  const [failed] = await queue.runDueTasks();
  expect(failed?.error?.message).toBe("mail server is down");
  expect(await queue.runDueTasks()).toEqual([]);
  await queue.runDueTasks({ evenIfDelayed: true });
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(deps.calls).toEqual(["a1", "a2"]);
  expect(await rows("select message from sent")).toEqual([{ message: "a" }]);
});

test("a failing task is abandoned after its retries", async () => {
  const queue = await startQueue(false);
  deps.beforeEnd = async () => Promise.reject(new Error("never"));
  await queue.enqueue(database.db, deliver, { message: "a" });
  const attempts = await queue.runDueTasks({ evenIfDelayed: true });
  expect(attempts).toHaveLength(1 + deliver.policy.retryLimit);
  expect(await rows("select state from tasks.job where name = 'deliver'")).toEqual([{ state: "failed" }]);
});

test("startAfter delays a task", async () => {
  const queue = await startQueue(false);
  await queue.enqueue(
    database.db,
    deliver,
    { message: "a" },
    { startAfter: new Date(Date.now() + 3_600_000) },
  );
  expect(await queue.runDueTasks()).toEqual([]);
  expect(await queue.runDueTasks({ evenIfDelayed: true })).toHaveLength(1);
});

test("a unique task is queued once per key", async () => {
  const queue = await startQueue(false);
  const put = (message: string) =>
    queue.enqueue(database.db, refresh, { message }, { singletonKey: message });
  expect(await put("a")).not.toBeNull();
  expect(await put("a")).toBeNull();
  expect(await put("b")).not.toBeNull();
  await queue.runDueTasks();
  expect(deps.calls.sort()).toEqual(["a", "b"]);
  await expect(queue.enqueue(database.db, refresh, { message: "c" })).rejects.toThrow("needs a singletonKey");
});

test("a payload that does not match its schema is rejected at once", async () => {
  const queue = await startQueue(false);
  const wrong: { message: string } = JSON.parse('{"message": 7}');
  await expect(queue.enqueue(database.db, deliver, wrong)).rejects.toThrow();
  expect(await queue.runDueTasks()).toEqual([]);
});

test("two worker processes share the tasks, and each task runs once", async () => {
  const [first] = await Promise.all([startQueue(true), startQueue(true)]);
  const messages = "abcdefghijklmnopqrst".split("");
  for (const message of messages) await first.enqueue(database.db, deliver, { message });
  await expect.poll(() => deps.calls.length, { timeout: 15_000 }).toBe(messages.length);
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  expect(deps.calls.sort()).toEqual(messages.map((message) => `${message}1`));
});

test("a backlog that no NOTIFY announces, as after an outage, is done without a pause after each task", async () => {
  const idle = await startQueue(false);
  const messages = "abcdefghijklmnopqrst".split("");
  for (const message of messages) await idle.enqueue(database.db, deliver, { message });
  await startQueue(true, { supervisionInterval: 1 });
  await expect.poll(() => deps.calls.length, { timeout: 25_000 }).toBe(messages.length);
}, 40_000);

test("stop waits for the running handler", async () => {
  const queue = await startQueue(true);
  let ended = false;
  deps.beforeEnd = async () => {
    await pause(1_000);
    ended = true;
  };
  await queue.enqueue(database.db, deliver, { message: "a" });
  await expect.poll(() => deps.calls.length, { timeout: 5_000 }).toBe(1);
  await queue.stop();
  expect(ended).toBe(true);
  expect(await rows("select state from tasks.job where name = 'deliver'")).toEqual([{ state: "completed" }]);
});

test("a task of a killed worker is delivered again", async () => {
  const idle = await startQueue(false);
  await idle.enqueue(database.db, deliver, { message: "a" });
  // What a killed worker leaves: a claim without a sign of life.
  const longAgo = sql`now() - interval '1 hour'`;
  await database.db.execute(
    sql`update tasks.job set state = 'active', started_on = ${longAgo}, heartbeat_on = ${longAgo}, retry_delay = 0, retry_backoff = false where name = 'deliver'`,
  );
  await startQueue(true, { supervisionInterval: 1 });
  await expect.poll(() => deps.calls, { timeout: 15_000 }).toEqual(["a2"]);
});

test("processes that start together on a new database create the schema once", async () => {
  const empty = await createTestDatabase({ migrated: false });
  const starting = [1, 2, 3, 4].map(() => startQueue(false, { connectionString: empty.connectionString }));
  await expect(Promise.all(starting)).resolves.toHaveLength(4);
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await empty.drop();
});

test("the schedules in the database match the code", async () => {
  const schedules = [
    { task: refresh, cron: "0 3 * * *", payload: { message: "z" }, timeZone: "America/New_York" },
  ];
  await (await startQueue(true, { schedules })).stop();
  expect(await rows("select name, cron, timezone from tasks.schedule")).toEqual([
    { name: "refresh", cron: "0 3 * * *", timezone: "America/New_York" },
  ]);
  await (await startQueue(true)).stop();
  expect(await rows("select name from tasks.schedule")).toEqual([]);
});

test("finished tasks are deleted: scheduled ones after an hour, failed and other ones after seven days", async () => {
  const check = scheduledTask("check", async () => 0);
  const tasks = [deliver, check] as const;
  const setUp = createTaskQueue<object>({
    connectionString: clone.connectionString,
    tasks: [],
    deps: {},
    log: quietLog,
  });
  const queue = await startQueue(false, {
    tasks: [deliver, refresh, { ...check, run: async () => undefined }],
  });
  await setUp.start({ workers: true });
  await setUp.stop();
  const names = [...tasks.map(({ name }) => name), "__pgboss__send-it"];
  const ages = ["30 minutes", "2 hours", "8 days"];
  for (const name of names)
    for (const age of ages)
      await database.db.execute(sql`
        insert into tasks.job (name, data, state, completed_on, deletion_seconds)
        select name, jsonb_build_object('age', ${age}::text), 'failed', now() - ${age}::interval, deletion_seconds
        from tasks.queue where name = ${name}`);
  await queue.stop();
  await startQueue(true, { tasks: [], supervisionInterval: 1, maintenanceInterval: 1 });
  const left = () =>
    rows(
      "select name, data->>'age' as age from tasks.job where state = 'failed' order by name, completed_on desc",
    );
  await expect.poll(left, { timeout: 10_000 }).toEqual([
    { name: "__pgboss__send-it", age: "30 minutes" },
    { name: "check", age: "30 minutes" },
    { name: "deliver", age: "30 minutes" },
    { name: "deliver", age: "2 hours" },
  ]);
});
