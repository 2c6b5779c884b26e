import { randomInt } from "node:crypto";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { removeDataDir, temporaryDataDir } from "../disposable-postgres.ts";
import { type Failure, failures, injectFailure, embeddedDatabaseUrl, recover } from "./failures.ts";
import { inspectWrites } from "./inspection.ts";
import { type Acknowledged, Ledger } from "./ledger.ts";
import { registerWriters } from "./writers.ts";
import { streamWrites, type Writers } from "./write-stream.ts";

export interface RoundReport {
  readonly round: number;
  readonly failure: Failure;
  /** Writes acknowledged in this round. */
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly postponed: number;
  /** From the failure until the site is ready again. */
  readonly seconds: number;
  /** Of all rounds so far. */
  readonly lost: readonly Acknowledged[];
  readonly doubled: readonly string[];
  readonly halves: readonly string[];
  readonly faults: readonly string[];
}

/** Milliseconds of writing before the failure, at random. */
const writingMs = { min: 300, max: 900 };
const env = { DEMO: "off" };

/**
 * Starts a server on an embedded, durable PostgreSQL. In each round kills it during parallel writes, restarts it and looks
 * for lost and partial writes.
 */
export async function runDurabilityTrial(
  rounds: number,
  onRound: (report: RoundReport) => void = () => undefined,
  kinds: readonly Failure[] = failures,
): Promise<RoundReport[]> {
  const dataDir = temporaryDataDir();
  let server = await startServerProcess({ dataDir, env });
  try {
    const writers = await registerWriters(() => server.url);
    const reports: RoundReport[] = [];
    const all: Acknowledged[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const failure = kinds[(round - 1) % kinds.length] ?? "server";
      const ledger = new Ledger();
      const killed = await killDuringWrites(failure, server, writers, ledger);
      server = killed.server;
      all.push(...ledger.entries);
      const report = { round, failure, seconds: killed.seconds, ...(await inspect(server, ledger, all)) };
      reports.push(report);
      onRound(report);
    }
    return reports;
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
}

/** Waits for some acknowledged writes, because a round without them would prove nothing. */
async function killDuringWrites(failure: Failure, server: ServerProcess, writers: Writers, ledger: Ledger) {
  const writing = streamWrites(writers, ledger);
  await pause(randomInt(writingMs.min, writingMs.max));
  for (let waited = 0; ledger.entries.length < 10 && waited < 5_000; waited += 20) await pause(20);
  const postmaster = await injectFailure(failure, server);
  const start = performance.now();
  const recovery = recover({ failure, postmaster }, server, env).then((recovered) => ({
    server: recovered,
    seconds: (performance.now() - start) / 1_000,
  }));
  const [recovered] = await Promise.all([recovery, writing.stop()]);
  return recovered;
}

async function inspect(server: ServerProcess, ledger: Ledger, all: readonly Acknowledged[]) {
  const { entries, unanswered, refused, postponed, faults } = ledger;
  return {
    acknowledged: entries.length,
    unanswered: unanswered + refused,
    postponed,
    faults,
    ...(await inspectWrites(embeddedDatabaseUrl(server.dataDir), all)),
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
