import { randomInt } from "node:crypto";
import pg from "pg";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { removeDataDir, temporaryDataDir } from "../disposable-postgres.ts";
import { registerOverWeb, type WebCaller } from "../web-caller.ts";
import { type Accident, accidents, cause, databaseOf, recover } from "./failures.ts";
import { findHalfTransactions } from "./half-transactions.ts";
import { type Acknowledged, Ledger } from "./ledger.ts";
import { findLostWrites } from "./lost-writes.ts";
import { streamWrites, type Writers } from "./write-stream.ts";

export interface RoundReport {
  readonly round: number;
  readonly accident: Accident;
  /** Writes acknowledged in this round. */
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly postponed: number;
  /** Of all rounds so far. */
  readonly lost: readonly Acknowledged[];
  readonly halves: readonly string[];
  readonly faults: readonly string[];
}

/** Milliseconds of writing before the accident, at random between these two. */
const stream = { min: 300, max: 900 };
const env = { DEMO: "off" };

/**
 * Starts a real server on an embedded, durable PostgreSQL, and round after round kills it under a stream of parallel
 * writes, starts it again and looks for what is lost or half-written.
 */
export async function tryDurability(
  rounds: number,
  onRound: (report: RoundReport) => void = () => undefined,
): Promise<RoundReport[]> {
  const dataDir = temporaryDataDir();
  let server = await startServerProcess({ dataDir, env });
  try {
    const writers = await hire(() => server.url);
    const reports: RoundReport[] = [];
    const all: Acknowledged[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const accident = accidents[(round - 1) % accidents.length] ?? "server";
      const ledger = new Ledger();
      server = await strike(accident, server, writers, ledger);
      all.push(...ledger.entries);
      const report = { round, accident, ...(await inspect(server, ledger, all)) };
      reports.push(report);
      onRound(report);
    }
    return reports;
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
}

/** A round without an acknowledged write would prove nothing, so the stream runs until there are some. */
async function strike(accident: Accident, server: ServerProcess, writers: Writers, ledger: Ledger) {
  const writing = streamWrites(writers, ledger);
  await pause(randomInt(stream.min, stream.max));
  for (let waited = 0; ledger.entries.length < 10 && waited < 5_000; waited += 20) await pause(20);
  await cause(accident, server);
  await writing.stop();
  return recover(accident, server, env);
}

async function inspect(server: ServerProcess, ledger: Ledger, all: readonly Acknowledged[]) {
  const client = new pg.Client({ connectionString: databaseOf(server.dataDir) });
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

/** Three law offices and six paralegals, who keep their sessions through every restart. */
async function hire(origin: () => string): Promise<Writers> {
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
