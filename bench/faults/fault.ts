import { randomBytes } from "node:crypto";
import {
  removeDataDir,
  startDisposablePostgres,
  temporaryDataDir,
} from "@caseload/server/testkit/disposable-postgres";
import { type Inspection, inspectWrites } from "@caseload/server/testkit/durability/inspection";
import { Ledger } from "@caseload/server/testkit/durability/ledger";
import { streamWrites, type Writers } from "@caseload/server/testkit/durability/write-stream";
import { registerWriters } from "@caseload/server/testkit/durability/writers";
import { keepLimitsOpen } from "@caseload/server/testkit/keep-limits-open";
import { type ServerProcess, startServerProcess } from "@caseload/server/testkit/server-process";

export interface FaultReport {
  /** Acknowledged writes that are missing. */
  lost: number;
  /** Writes or effects that exist more than once. */
  doubled: number;
  /** The longest recovery; absent where nothing has to recover. */
  seconds?: number;
  /** What else is wrong. A fault passes when nothing is lost or doubled and this is empty. */
  problems: readonly string[];
  /** Figures, and what differs from the table of QUALITY.md. */
  note?: string;
}

/** A row that this machine cannot run, with the reason. It does not count as passed. */
export interface NotRun {
  notRun: string;
}

export interface Fault {
  name: string;
  /** How often, unless told otherwise. */
  runs: number;
  run: (runs: number) => Promise<FaultReport | NotRun>;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const maxOf = (numbers: readonly number[]): number => Math.max(0, ...numbers);

export const count = (times: number): number[] => Array.from({ length: times }, (_, at) => at);

/** Polls until a check succeeds, and returns the seconds. Throws after the limit. */
export async function until(
  what: string,
  limitSeconds: number,
  check: () => Promise<boolean>,
): Promise<number> {
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1_000;
  while (!(await check())) {
    if (elapsed() > limitSeconds) throw new Error(`${what}: not within ${limitSeconds} s`);
    await pause(50);
  }
  return elapsed();
}

export const isReady = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await answer?.text();
  return answer?.ok ?? false;
};

/** Distinct sentences with their number, so that a thousand equal faults are one line. */
export function summarize(sentences: readonly string[]): string[] {
  const counts = Map.groupBy(sentences, (sentence) => sentence);
  return [...counts].map(([sentence, { length }]) =>
    length === 1 ? sentence : `${length} times: ${sentence}`,
  );
}

const secret = randomBytes(24).toString("hex");

/** Settings of a process on a given database. */
export const onDatabase = (url: string, more: Record<string, string> = {}): Record<string, string> => ({
  DATABASE_URL: url,
  AUTH_SECRET: secret,
  DEMO: "off",
  SHUTDOWN_DELAY: "0",
  ...more,
});

export interface Site {
  /** Replaced by restart(). */
  server: ServerProcess;
  writers: Writers;
  /** The database itself. */
  databaseUrl: string;
  /** Starts the process again with its port and data, after its end. */
  restart: () => Promise<void>;
  /** Runs writers meanwhile; they stop when `during` has ended. */
  whileWriting: (during: (ledger: Ledger) => Promise<void>) => Promise<Ledger>;
  inspect: () => Promise<Inspection>;
}

interface SiteOptions {
  /** A given database; a disposable durable one by default. */
  databaseUrl?: string;
  /** What the process is given as DATABASE_URL; the database itself by default. */
  processUrl?: (databaseUrl: string) => string;
  env?: Record<string, string>;
}

/** Runs a server process with writers on a durable PostgreSQL that is not its child. */
export async function withSite<Result>(
  { databaseUrl, processUrl = (url) => url, env = {} }: SiteOptions,
  run: (site: Site) => Promise<Result>,
): Promise<Result> {
  const own = databaseUrl === undefined ? await startDisposablePostgres({ durable: true }) : undefined;
  const url = databaseUrl ?? own?.connectionString ?? "";
  const settings = onDatabase(processUrl(url), env);
  const dataDir = temporaryDataDir();
  const ends: (() => Promise<void>)[] = [async () => own?.stop(), async () => removeDataDir(dataDir)];
  try {
    const server = await startServerProcess({ env: settings, dataDir });
    // Its address stays the same over restarts.
    const writers = await registerWriters(() => server.url).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    const entries: Ledger["entries"] = [];
    const site: Site = {
      server,
      writers,
      databaseUrl: url,
      restart: async () => {
        site.server = await startServerProcess({ env: settings, dataDir, port: server.port });
      },
      whileWriting: async (during) => {
        const ledger = new Ledger();
        const writing = streamWrites(site.writers, ledger);
        try {
          await during(ledger);
        } finally {
          await writing.stop();
          entries.push(...ledger.entries);
        }
        return ledger;
      },
      inspect: () => inspectWrites(url, entries),
    };
    ends.push(async () => site.server.stop(), keepLimitsOpen(url));
    return await run(site);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

/** Waits for some acknowledged writes, because a fault without them would prove nothing. */
export async function untilWriting(ledger: Ledger, entries = 10): Promise<void> {
  await until("writes before the fault", 20, async () => ledger.entries.length >= entries);
}

/** Turns what was found into a report. */
export const reportOf = (
  { lost, doubled, halves }: Inspection,
  problems: readonly string[],
  more: Pick<FaultReport, "seconds" | "note"> = {},
): FaultReport => ({
  lost: lost.length,
  doubled: doubled.length,
  problems: summarize([...halves, ...problems]),
  ...more,
});
