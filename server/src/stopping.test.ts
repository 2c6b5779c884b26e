import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identifyProcess } from "./platform/db/embedded/process-identity.ts";
import { removeDataDir, temporaryDataDir } from "./testkit/disposable-postgres.ts";
import { freePort } from "./testkit/server-process.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs the server as npm start does after installing and building. */
const launcher = `
  import { become } from "./scripts/processes.mjs";
  import { serverArguments, serverEnvironment } from "./scripts/server-arguments.mjs";
  await become(process.execPath, serverArguments, { ...process.env, ...serverEnvironment });`;

let dataDir: string;
const launched: ChildProcess[] = [];
beforeAll(() => {
  dataDir = temporaryDataDir();
});
afterAll(() => {
  for (const child of launched) child.kill("SIGKILL");
  removeDataDir(dataDir);
});

/** Starts the launcher, and returns the process ids of the server and of its PostgreSQL. */
async function startLauncher() {
  const logFile = join(dataDir, `launcher-${launched.length}.log`);
  const log = openSync(logFile, "a");
  const { PATH, HOME, TMPDIR } = process.env;
  const own = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO: "off", LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, ["--input-type=module", "-e", launcher], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_ENV: "production", ...own },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  launched.push(child);
  await expect
    .poll(() => readFileSync(logFile, "utf8"), { timeout: 60_000, interval: 50 })
    .toContain(" is ready at ");
  const lock: unknown = JSON.parse(readFileSync(join(dataDir, "postgres/caseload.pid"), "utf8"));
  const postmaster = readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0];
  const processes = [z.object({ pid: z.number() }).parse(lock).pid, Number(postmaster)];
  return { child, survivors: () => processes.filter((pid) => identifyProcess(pid) !== undefined) };
}

test("kill -9 of the launcher ends the server and its PostgreSQL", { timeout: 90_000 }, async () => {
  const { child, survivors } = await startLauncher();
  expect(survivors()).toHaveLength(2);
  child.kill("SIGKILL");
  await expect.poll(survivors, { timeout: 10_000, interval: 50 }).toEqual([]);
});

test("SIGHUP, as from a closed terminal, is a stop", { timeout: 90_000 }, async () => {
  const { child, survivors } = await startLauncher();
  child.kill("SIGHUP");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(survivors()).toEqual([]);
});
