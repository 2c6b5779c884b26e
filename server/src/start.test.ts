/** Starts of the server as a process, side by side and with settings that cannot work. */
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { ConfigError, loadConfig } from "./platform/config.ts";
import { StartError, startSite } from "./server.ts";
import { createTestDatabase, type TestDatabase } from "./testkit/database.ts";
import { removeDataDir, temporaryDataDir } from "./testkit/disposable-postgres.ts";
import {
  freePort,
  startServerProcess,
  type ServerProcess,
  type ServerProcessOptions,
} from "./testkit/server-process.ts";
import { openSilentProxy } from "./testkit/silent-proxy.ts";
import { openTransactionPooler } from "./testkit/transaction-pooler.ts";

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const path = temporaryDataDir();
  cleanups.push(() => removeDataDir(path));
  return path;
}

async function openDatabase(options?: Parameters<typeof createTestDatabase>[0]): Promise<TestDatabase> {
  const database = await createTestDatabase(options);
  cleanups.push(() => database.drop());
  return database;
}

async function start(options: ServerProcessOptions): Promise<ServerProcess> {
  const server = await startServerProcess(options);
  cleanups.push(() => server.stop());
  return server;
}

const onDatabase = (connectionString: string) => ({
  DATABASE_URL: connectionString,
  AUTH_SECRET: "a secret for tests that is long enough",
});

const isOneSentence = (text: string): boolean =>
  /^Caseload cannot start: .+\.$/s.test(text) && !/^\s+at |Error:/m.test(text);

/** Returns the sentence that main.ts prints for settings with which the site cannot start. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const config = loadConfig({
    DATA_DIR: folder(),
    LOG_LEVEL: "silent",
    PORT: String(await freePort()),
    ...env,
  });
  const error: unknown = await startSite(config, "production").then(
    async (site) => site.stop(),
    (thrown: unknown) => thrown,
  );
  expect(error).toSatisfy((thrown) => thrown instanceof StartError || thrown instanceof ConfigError);
  const { message } = error as Error;
  expect(message).toSatisfy(isOneSentence);
  return message;
}

test("three processes that start at once on an empty database all become ready", async () => {
  const database = await openDatabase({ migrated: false });
  const env = onDatabase(database.connectionString);
  const starts = await Promise.allSettled([1, 2, 3].map(() => start({ env })));
  expect(starts.map((one) => (one.status === "rejected" ? String(one.reason) : "ready"))).toEqual(
    Array.from({ length: 3 }, () => "ready"),
  );
}, 120_000);

test("a data folder that cannot be used ends the process with one sentence", async () => {
  const file = join(folder(), "file");
  writeFileSync(file, "");
  const failed = startServerProcess({ dataDir: folder(), env: { DATA_DIR: file } });
  const { message } = await failed.then(
    () => new Error("It started."),
    (error: Error) => error,
  );
  const printed = message.replace("The server ended before it was ready:\n", "").trim();
  expect(printed).toSatisfy(isOneSentence);
  expect(printed).toContain(`DATA_DIR is "${file}"`);
}, 60_000);

test("a port in use is found before the database is started", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  cleanups.push(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const dataDir = folder();
  expect(await refusalOf({ PORT: port, DATA_DIR: dataDir })).toContain("PORT");
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
}, 60_000);

test("a database server without TLS is named when DATABASE_URL asks for TLS", async () => {
  const database = await openDatabase();
  const proxy = await openSilentProxy(database.connectionString);
  cleanups.push(() => proxy.close());
  const refusal = await refusalOf(onDatabase(`${proxy.connectionString}?sslmode=verify-full`));
  expect(refusal).toContain("DATABASE_URL asks for TLS");
}, 60_000);

test("a database that is silent at the start is named", async () => {
  const database = await openDatabase();
  const proxy = await openSilentProxy(database.connectionString);
  cleanups.push(() => proxy.close());
  proxy.silence();
  expect(await refusalOf(onDatabase(proxy.connectionString))).toContain("DATABASE_URL does not answer");
}, 60_000);

test("a pooler in transaction mode is refused by the name of the variable that is missing, and served with it, where a cache cannot be filled too", async () => {
  const database = await openDatabase();
  const pooler = await openTransactionPooler(database.connectionString);
  cleanups.push(() => pooler.close());
  const env = onDatabase(pooler.connectionString);
  expect(await refusalOf(env)).toContain("Set DATABASE_DIRECT_URL");
  await database.run("alter table job_words rename to words_elsewhere");
  await database.run("alter table search_phrases rename to phrases_elsewhere");
  await database.run("update search_vocabulary set mark = 'older'");
  const server = await start({ env: { ...env, DATABASE_DIRECT_URL: database.connectionString } });
  expect(server.output()).toContain("could not be prepared");
  expect((await fetch(`${server.url}/api/jobs`)).status).toBe(200);
}, 60_000);

test("a process takes at most the connections that the README names", async () => {
  const database = await openDatabase();
  const server = await start({
    env: { ...onDatabase(database.connectionString), DATABASE_POOL_SIZE: "3", DATABASE_TASK_POOL_SIZE: "2" },
  });
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  cleanups.push(() => client.end());
  const counts: number[] = [];
  for (const _ of Array.from({ length: 10 })) {
    await Promise.all(
      Array.from({ length: 20 }, async () => (await fetch(`${server.url}/api/jobs?keyword=brief`)).text()),
    );
    await (await fetch(`${server.url}/health/ready`)).text();
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    counts.push(rows[0]?.count ?? 0);
  }
  // Three of the eight beside the pools are matching's, which nobody has asked for.
  expect(Math.max(...counts)).toBeLessThanOrEqual(3 + 2 + 8 - 3);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(3 + 2 + 1);
}, 60_000);
