/** The disk, backups, and data of an older release. */
import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { type CallName, endpoints } from "@caseload/contract/endpoints";
import { runCommand } from "@caseload/server/testkit/run-command";
import {
  startDisposablePostgres,
  removeDataDir,
  temporaryDataDir,
} from "@caseload/server/testkit/disposable-postgres";
import { embeddedDatabaseUrl } from "@caseload/server/testkit/durability/failures";
import { inspectWrites } from "@caseload/server/testkit/durability/inspection";
import { Ledger } from "@caseload/server/testkit/durability/ledger";
import { streamWrites } from "@caseload/server/testkit/durability/write-stream";
import { registerWriters } from "@caseload/server/testkit/durability/writers";
import { loadFirstRelease } from "@caseload/server/testkit/first-release";
import { startServerProcess } from "@caseload/server/testkit/server-process";
import { checksumTables } from "@caseload/server/testkit/table-checksums";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import { startEmbedded } from "@caseload/server/testkit/embedded";
import {
  count,
  type Fault,
  type FaultReport,
  maxOf,
  type NotRun,
  onDatabase,
  reportOf,
  summarize,
  until,
  untilWriting,
} from "./fault.ts";

/** Holds a new cluster with its log, and is full soon. */
const diskSize = "256m";
const fullSentence = "The disk is full. Nothing was changed; reading goes on.";

function mount(folder: string): string | null {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskSize},mode=0711`, "tmpfs", folder], {
      stdio: "pipe",
    });
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[1] ?? error.message) : String(error);
  }
}

/** Writes a file until no room is left. */
function fill(file: string): void {
  const descriptor = openSync(file, "w");
  try {
    for (const size of [1 << 20, 4_096])
      for (const piece = Buffer.alloc(size); ;) if (!writeOrFull(descriptor, piece)) break;
  } finally {
    closeSync(descriptor);
  }
}

function writeOrFull(descriptor: number, piece: Buffer): boolean {
  try {
    return writeSync(descriptor, piece) === piece.length;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") return false;
    throw error;
  }
}

async function fillDisk(runs: number): Promise<FaultReport | NotRun> {
  const dataDir = temporaryDataDir();
  const refusal = mount(dataDir);
  if (refusal !== null) {
    removeDataDir(dataDir);
    return { notRun: `a tmpfs cannot be mounted here (${refusal})` };
  }
  chmodSync(dataDir, 0o711);
  const logFolder = temporaryDataDir();
  const filler = join(dataDir, "filler");
  const problems: string[] = [];
  const recoveries: number[] = [];
  const entries: Ledger["entries"] = [];
  try {
    const server = await startServerProcess({ dataDir, logFolder, env: { DEMO: "off" } });
    try {
      const writers = await registerWriters(() => server.url);
      for (const _ of count(runs)) {
        const ledger = new Ledger();
        const writing = streamWrites(writers, ledger);
        await untilWriting(ledger);
        fill(filler);
        const isFull = (): boolean => ledger.faults.some((fault) => fault.includes(fullSentence));
        await until("an answer that the disk is full", 60, async () => isFull()).catch((error: Error) =>
          problems.push(error.message),
        );
        const read = await fetch(`${server.url}/api/jobs`, { signal: AbortSignal.timeout(10_000) }).catch(
          (error: Error) => error,
        );
        if (read instanceof Error) problems.push(`reading failed while the disk was full: ${read.message}`);
        else if (!read.ok) problems.push(`reading was answered ${read.status} while the disk was full`);
        rmSync(filler);
        const before = ledger.entries.length;
        recoveries.push(
          await until("writes with room again", 60, async () => ledger.entries.length > before),
        );
        await writing.stop();
        problems.push(...ledger.faults.filter((fault) => !fault.includes(fullSentence)));
        entries.push(...ledger.entries);
        await inspectWrites(embeddedDatabaseUrl(dataDir), []);
      }
      return reportOf(await inspectWrites(embeddedDatabaseUrl(dataDir), entries), problems, {
        seconds: maxOf(recoveries),
        note: `tmpfs of ${diskSize}`,
      });
    } finally {
      await server.stop();
    }
  } finally {
    execFileSync("umount", ["-l", dataDir]);
    removeDataDir(dataDir);
    removeDataDir(logFolder);
  }
}

/** Checksums of a stopped site's tables. */
async function checksumsOf(dataDir: string): Promise<Record<string, string>> {
  const postgres = await startEmbedded(dataDir);
  try {
    return await checksumTables(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
}

async function restoreBackup(problems: string[]): Promise<{ differing: number; seconds: number }> {
  const [dataDir, target, folder] = [temporaryDataDir(), temporaryDataDir(), temporaryDataDir()];
  const backup = join(folder, "backup");
  try {
    const server = await startServerProcess({ dataDir, env: { DEMO: "off" } });
    const ledger = new Ledger();
    const writing = streamWrites(await registerWriters(() => server.url), ledger);
    await untilWriting(ledger, 50);
    await writing.stop();
    await server.stop();
    const before = await checksumsOf(dataDir);
    const made = await runCommand("backup", { DATA_DIR: dataDir }, backup);
    if (made.code !== 0) problems.push(made.text);
    removeDataDir(dataDir);
    const start = performance.now();
    const restored = await runCommand("restore", { DATA_DIR: target }, backup);
    if (restored.code !== 0) problems.push(restored.text);
    const after = await checksumsOf(target);
    const again = await startServerProcess({ dataDir: target, env: { DEMO: "off" } });
    const seconds = (performance.now() - start) / 1_000;
    await again.stop();
    const differing = Object.keys(before).filter((table) => before[table] !== after[table]);
    if (differing.length > 0) problems.push(`checksums differ: ${differing.join(", ")}`);
    return { differing: differing.length, seconds };
  } finally {
    for (const one of [dataDir, target, folder]) removeDataDir(one);
  }
}

async function backUp(runs: number): Promise<FaultReport> {
  const problems: string[] = [];
  const restored = [];
  for (const _ of count(runs)) restored.push(await restoreBackup(problems));
  return {
    lost: restored.reduce((sum, { differing }) => sum + differing, 0),
    doubled: 0,
    seconds: maxOf(restored.map(({ seconds }) => seconds)),
    problems: summarize(problems),
    note: "seconds from the start of the restore until the site is ready",
  };
}

/** Pages and calls without ids, as screens make them when they open. */
const pages = [
  "/",
  "/jobs",
  "/login",
  "/dashboard/attorney",
  "/applications",
  "/messages",
  "/contracts",
  "/team",
  "/settings",
];
const lists = (Object.keys(endpoints) as CallName[]).filter(
  (name) => endpoints[name].method === "GET" && !endpoints[name].path.includes(":"),
);
/** 403 and 404: a screen of another role, or a record that the member does not have. */
const opens = new Set([200, 302, 400, 403, 404]);

async function openOldest(runs: number): Promise<FaultReport> {
  const problems: string[] = [];
  const seconds: number[] = [];
  let opened = 0;
  for (const _ of count(runs)) {
    const postgres = await startDisposablePostgres({ durable: true });
    try {
      await loadFirstRelease(postgres.connectionString);
      const start = performance.now();
      const server = await startServerProcess({ env: onDatabase(postgres.connectionString) });
      seconds.push((performance.now() - start) / 1_000);
      try {
        for (const name of ["daniel", "margaret", "elena"]) {
          const member = await signInOverWeb(
            () => server.url,
            `${name}@demo.caseload.example`,
            "caseload-demo-1!",
          );
          for (const list of lists) {
            const { status } = await member.call(list);
            if (opens.has(status)) opened += 1;
            else problems.push(`${list} answered ${status}`);
          }
          for (const page of pages) {
            const answer = await fetch(server.url + page, {
              headers: { cookie: member.cookie },
              redirect: "manual",
            });
            await answer.text();
            if (opens.has(answer.status)) opened += 1;
            else problems.push(`${page} answered ${answer.status}`);
          }
        }
      } finally {
        await server.stop();
      }
    } finally {
      await postgres.stop();
    }
  }
  return {
    lost: 0,
    doubled: 0,
    seconds: maxOf(seconds),
    problems: summarize(problems),
    note: `seconds to migrate and start; ${opened} lists and pages opened`,
  };
}

export const storageFaults: readonly Fault[] = [
  { name: "disk-full", runs: 5, run: fillDisk },
  { name: "backup-restore", runs: 3, run: backUp },
  { name: "oldest-data", runs: 1, run: openOldest },
];
