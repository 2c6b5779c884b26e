import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { quietLog } from "../../testkit/quiet-log.ts";
import { removeDataDir, temporaryDataDir } from "../../testkit/disposable-postgres.ts";
import { openDatabase } from "./client.ts";
import type { EmbeddedPostgres } from "./embedded.ts";
import { startEmbeddedPostgres } from "./embedded.ts";
import { DataFolderInUse } from "./embedded/data-folder-lock.ts";
import { identifyProcess } from "./embedded/process-identity.ts";

/** A folder whose cluster has been made and stopped in order: making one takes most of a first start. */
let prepared: string;
beforeAll(async () => {
  prepared = temporaryDataDir();
  await (await startEmbeddedPostgres({ dataDir: prepared, log: quietLog })).stop();
});
afterAll(() => removeDataDir(prepared));

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function newDataDir(): string {
  const dataDir = temporaryDataDir();
  cleanups.push(() => removeDataDir(dataDir));
  return dataDir;
}

/** As after a first start and a stop. */
function usedDataDir(): string {
  const dataDir = newDataDir();
  // Not fs.cpSync, which makes the copying user the files' owner.
  execFileSync("cp", ["-a", `${prepared}/.`, dataDir]);
  return dataDir;
}

async function start(dataDir: string, fallbackDir?: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: quietLog, fallbackDir });
  cleanups.push(() => server.stop());
  return server;
}

async function ask(server: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Another Caseload process that starts PostgreSQL on the folder, writes a row and stays. */
async function startHolder(dataDir: string): Promise<ChildProcess> {
  const holder = spawn(
    process.execPath,
    [join(import.meta.dirname, "embedded-process.fixture.ts"), dataDir],
    {
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [line] = await once(holder.stdout, "data");
  expect(String(line)).toContain("ready");
  return holder;
}

const postmasterId = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);

async function killGroup(holder: ChildProcess): Promise<void> {
  const gone = once(holder, "exit");
  // The whole process group, as Ctrl-C reaches it.
  process.kill(-(holder.pid ?? 0), "SIGKILL");
  await gone;
}

test("a first start makes a durable UTF-8 database without a TCP port", async () => {
  const server = await start(newDataDir());
  const settings = await ask(
    server,
    `select name, setting from pg_settings where name in
      ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding', 'max_connections') order by name`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: "on",
    full_page_writes: "on",
    listen_addresses: "",
    max_connections: "100",
    server_encoding: "UTF8",
    synchronous_commit: "on",
  });
  expect(await ask(server, "select lower('ÄÉ') as folded")).toEqual([{ folded: "äé" }]);
});

test("stop ends PostgreSQL, and the next start finds the rows", async () => {
  const dataDir = usedDataDir();
  const first = await start(dataDir);
  await ask(first, "create table kept as select 7 as n");
  const pid = first.pid();
  await first.stop();
  expect(identifyProcess(pid)).toBeUndefined();
  expect(await ask(await start(dataDir), "select n from kept")).toEqual([{ n: 7 }]);
});

test("kill -9 of the server ends its PostgreSQL, and the next start finds every row", async () => {
  const dataDir = usedDataDir();
  const holder = await startHolder(dataDir);
  const orphan = postmasterId(dataDir);
  await killGroup(holder);
  await expect.poll(() => identifyProcess(orphan), { timeout: 10_000 }).toBeUndefined();
  expect(await ask(await start(dataDir), "select n from held")).toEqual([{ n: 1 }]);
});

test("a start right after kill -9 of the server replaces its PostgreSQL", async () => {
  const dataDir = usedDataDir();
  const holder = await startHolder(dataDir);
  const orphan = postmasterId(dataDir);
  await killGroup(holder);
  const next = await start(dataDir);
  expect(next.pid()).not.toBe(orphan);
  // Longer than the guard of the first PostgreSQL needs to notice.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await ask(next, "select n from held")).toEqual([{ n: 1 }]);
  expect(next.pid()).toBe(postmasterId(dataDir));
});

test("a second process on the same folder is refused with the first one's number", async () => {
  const dataDir = usedDataDir();
  const holder = await startHolder(dataDir);
  cleanups.push(async () => {
    await killGroup(holder);
    await (await start(dataDir)).stop();
  });
  const refused = startEmbeddedPostgres({ dataDir, log: quietLog });
  await expect(refused).rejects.toThrow(DataFolderInUse);
  await expect(refused).rejects.toThrow(
    `Another Caseload process (pid ${holder.pid}) is using DATA_DIR ${dataDir}.`,
  );
});

test("of several that start at once exactly one gets the folder", async () => {
  const dataDir = usedDataDir();
  const outcomes = await Promise.allSettled([start(dataDir), start(dataDir), start(dataDir)]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(DataFolderInUse);
  }
});

test("a lock is stale when its number now belongs to another process", async () => {
  const dataDir = usedDataDir();
  const reused = { pid: process.pid, startedAt: "an earlier boot", token: "gone" };
  writeFileSync(join(dataDir, "postgres/caseload.pid"), JSON.stringify(reused));
  expect(await ask(await start(dataDir), "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a postmaster.pid whose number belongs to another process does not stop the start", async () => {
  const dataDir = usedDataDir();
  const holder = await startHolder(dataDir);
  const cluster = join(dataDir, "postgres/cluster");
  const file = join(cluster, "postmaster.pid");
  const [pid = "", ...rest] = readFileSync(file, "utf8").split("\n");
  await killGroup(holder);
  process.kill(Number(pid), "SIGKILL");
  const { uid, gid } = statSync(cluster);
  const outsider = spawn("sleep", ["60"], process.getuid?.() === 0 ? { uid, gid, cwd: "/" } : { cwd: "/" });
  onTestFinished(() => void outsider.kill());
  writeFileSync(file, [outsider.pid, ...rest].join("\n"));
  expect(await ask(await start(dataDir), "select n from held")).toEqual([{ n: 1 }]);
  expect(outsider.exitCode).toBeNull();
});

test("after kill -9 of PostgreSQL the service is back without a restart, acknowledged rows included", async () => {
  const server = await start(usedDataDir());
  const database = openDatabase(server.connectionString, { log: quietLog });
  cleanups.push(() => database.close());
  await database.pool.query("create table kept as select 1 as n");
  const killed = server.pid();
  process.kill(killed, "SIGKILL");
  await expect.poll(() => server.pid(), { timeout: 10_000 }).not.toBe(killed);
  await expect
    .poll(
      () =>
        database.pool.query("select n from kept").then(
          ({ rows }) => rows,
          () => [],
        ),
      { timeout: 10_000 },
    )
    .toEqual([{ n: 1 }]);
});

test("after kill -9 of PostgreSQL a session that is still at work does not keep it from starting", async () => {
  const server = await start(usedDataDir());
  const busy = new pg.Client({ connectionString: server.connectionString });
  busy.on("error", () => undefined);
  await busy.connect();
  const work = busy.query("select count(*) from generate_series(1, 1000000000)").catch(() => "cut off");
  const isAtWork = async () =>
    (await ask(server, "select 1 from pg_stat_activity where query like '%generate_series%'")).length > 1;
  await expect.poll(isAtWork).toBe(true);
  const killed = server.pid();
  process.kill(killed, "SIGKILL");
  await expect.poll(() => server.pid(), { timeout: 5_000 }).not.toBe(killed);
  expect(await work).toBe("cut off");
  expect(await ask(server, "select 1 as n")).toEqual([{ n: 1 }]);
});

test("a data folder below a private one works, if need be through a link to a reachable place", async () => {
  const parent = newDataDir();
  const dataDir = join(parent, "private", "data");
  const fallbackDir = join(parent, "fallbackDir");
  mkdirSync(dataDir, { recursive: true });
  chmodSync(join(parent, "private"), 0o700);
  const first = await start(dataDir, fallbackDir);
  await ask(first, "create table kept as select 7 as n");
  await first.stop();
  expect(lstatSync(join(dataDir, "postgres")).isSymbolicLink()).toBe(process.getuid?.() === 0);
  expect(await ask(await start(dataDir, fallbackDir), "select n from kept")).toEqual([{ n: 7 }]);
});

test("a first start that was cut off is made good", async () => {
  const dataDir = usedDataDir();
  const home = join(dataDir, "postgres");
  rmSync(join(home, "cluster"), { recursive: true });
  mkdirSync(join(home, "cluster-abcdef"));
  writeFileSync(join(home, "cluster-abcdef", "half"), "");
  expect(await ask(await start(dataDir), "select 1 as one")).toEqual([{ one: 1 }]);
});
