import { randomInt } from "node:crypto";
import pg from "pg";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { removeDataDir, temporaryDataDir } from "../disposable-postgres.ts";
import { registerOverWeb, type WebCaller } from "../web-caller.ts";
import { type Failure, failures, injectFailure, embeddedDatabaseUrl, recover } from "./failures.ts";
import { findHalfTransactions } from "./half-transactions.ts";
import { type Acknowledged, Ledger } from "./ledger.ts";
import { findLostWrites } from "./lost-writes.ts";
import { streamWrites, type Writers } from "./write-stream.ts";

export interface RoundReport {
  readonly round: number;
  readonly failure: Failure;
  /** Writes acknowledged in this round. */
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly postponed: number;
  /** Of all rounds so far. */
  readonly lost: readonly Acknowledged[];
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
): Promise<RoundReport[]> {
  const dataDir = temporaryDataDir();
  let server = await startServerProcess({ dataDir, env });
  try {
    const writers = await registerWriters(() => server.url);
    const reports: RoundReport[] = [];
    const all: Acknowledged[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const failure = failures[(round - 1) % failures.length] ?? "server";
      const ledger = new Ledger();
      server = await killDuringWrites(failure, server, writers, ledger);
      all.push(...ledger.entries);
      const report = { round, failure, ...(await inspect(server, ledger, all)) };
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
  await injectFailure(failure, server);
  await writing.stop();
  return recover(failure, server, env);
}

async function inspect(server: ServerProcess, ledger: Ledger, all: readonly Acknowledged[]) {
  const client = new pg.Client({ connectionString: embeddedDatabaseUrl(server.dataDir) });
  await client.connect();
  try {
    return {
      acknowledged: ledger.entries.length,
      unanswered: ledger.unanswered,
      postponed: ledger.postponed,
      faults: ledger.faults,
      lost: await findLostWrites(client, all),
      halves: await findHalfTransactions(client),
    };
  } finally {
    await client.end();
  }
}

/** Registers three firms and six paralegals, whose sessions survive restarts. */
async function registerWriters(origin: () => string): Promise<Writers> {
  const register = (userType: "attorney" | "paralegal", at: number): Promise<WebCaller> =>
    registerOverWeb(origin, {
      email: `${userType}.${at}@example.com`,
      userType,
      firstName: "Robin",
      lastName: `Writer ${userType} ${at}`,
    });
  return {
    attorneys: await Promise.all([1, 2, 3].map((at) => register("attorney", at))),
    paralegals: await Promise.all([1, 2, 3, 4, 5, 6].map((at) => register("paralegal", at))),
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
