/** Kills a server with kill -9 while it sends invoices, and looks for gaps between their numbers. */
import { randomInt } from "node:crypto";
import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import { and, eq, isNotNull } from "drizzle-orm";
import { openDatabase } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/accounts.ts";
import { contracts } from "../../platform/db/schema/contracts.ts";
import { invoices } from "../../platform/db/schema/invoices.ts";
import { demoPassword } from "../../demo/factories.ts";
import { demoPeople } from "../../demo/people.ts";
import { removeDataDir, temporaryDataDir } from "../disposable-postgres.ts";
import { storeDrafts } from "../invoicing.ts";
import { quietLog } from "../quiet-log.ts";
import { findFaults } from "../recount-invoices.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { signInOverWeb, type WebCaller } from "../web-caller.ts";
import { embeddedDatabaseUrl } from "./failures.ts";

export interface NumberingRound {
  readonly round: number;
  /** Invoices that the server said it sent before it died. */
  readonly acknowledged: number;
  /** Invoices that were sent, over all rounds. */
  readonly sent: number;
  /** Gaps, doubled numbers, and acknowledged invoices that were not found under their number. */
  readonly faults: readonly string[];
}

const env = { DEMO: "on" };
/** On a busy machine the recovery of PostgreSQL after a kill takes longer than a test waits. */
const maxStartMs = 300_000;
const draftsPerRound = 20;
/** Milliseconds between an answer and the kill, at random, so that the next sends are at any of their steps. */
const maxPauseMs = 40;

/**
 * Sends drafts at once and kills the server after a random number of answers, which the machine's load does not change.
 * Returns what it acknowledged.
 */
async function killWhileSending(server: ServerProcess, daniel: WebCaller, ids: readonly number[]) {
  const awaited = randomInt(0, ids.length);
  const sent: InvoiceDetail[] = [];
  const enough = Promise.withResolvers<void>();
  if (awaited === 0) enough.resolve();
  const sending = ids.map(async (id) => {
    sent.push(await daniel.ask<InvoiceDetail>("sendInvoice", { params: { id } }));
    if (sent.length >= awaited) enough.resolve();
  });
  const ended = Promise.allSettled(sending);
  await Promise.race([enough.promise, ended]);
  await new Promise((resolve) => setTimeout(resolve, randomInt(0, maxPauseMs)));
  await server.kill();
  await ended;
  return sent;
}

async function inspect(connectionString: string, acknowledged: readonly InvoiceDetail[]) {
  const { db, pool } = openDatabase(connectionString, { log: quietLog });
  try {
    const rows = await db.select().from(invoices).where(isNotNull(invoices.sentAt));
    const issuerId = rows[0]?.issuerId ?? 0;
    const isFound = ({ id, number }: InvoiceDetail): boolean =>
      rows.some((row) => row.id === id && number?.endsWith(`-${String(row.numberInYear).padStart(4, "0")}`));
    const lost = acknowledged.filter((invoice) => !isFound(invoice));
    const faults = await findFaults(db, issuerId);
    return {
      sent: rows.length,
      faults: [...faults, ...lost.map(({ id, number }) => `invoice ${id} is not found as ${number}`)],
    };
  } finally {
    await pool.end();
  }
}

/** Drafts of approved hours under Daniel's contract in progress. */
async function addDrafts(connectionString: string, email: string): Promise<number[]> {
  const { db, pool } = openDatabase(connectionString, { log: quietLog });
  try {
    const [contract] = await db
      .select({ id: contracts.id, paralegalId: contracts.paralegalId })
      .from(contracts)
      .innerJoin(users, eq(users.id, contracts.paralegalId))
      .where(and(eq(users.email, email), eq(contracts.status, "in_progress")));
    if (!contract) throw new Error("The demo has no contract in progress.");
    const owner = { contractId: contract.id, paralegalId: contract.paralegalId };
    return await storeDrafts(db, new Date(), owner, draftsPerRound);
  } finally {
    await pool.end();
  }
}

export async function runNumberingTrial(
  kills: number,
  onRound: (report: NumberingRound) => void = () => undefined,
): Promise<NumberingRound[]> {
  const dataDir = temporaryDataDir();
  let server = await startServerProcess({ dataDir, env, maxStartMs });
  try {
    const { email } = demoPeople.daniel;
    const daniel = await signInOverWeb(() => server.url, email, demoPassword);
    const reports: NumberingRound[] = [];
    const all: InvoiceDetail[] = [];
    for (let round = 1; round <= kills; round += 1) {
      const ids = await addDrafts(embeddedDatabaseUrl(dataDir), email);
      const acknowledged = await killWhileSending(server, daniel, ids);
      all.push(...acknowledged);
      server = await startServerProcess({ env, dataDir, port: server.port, maxStartMs });
      const found = await inspect(embeddedDatabaseUrl(dataDir), all);
      const report = { round, acknowledged: acknowledged.length, ...found };
      reports.push(report);
      onRound(report);
    }
    return reports;
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
}
