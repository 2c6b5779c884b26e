/** The database, or the path to it, is lost, slow, replaced or pooled. */
import { randomUUID } from "node:crypto";
import { openSilentProxy, type SilentProxy } from "@caseload/server/testkit/silent-proxy";
import { startPgBouncer } from "@caseload/server/testkit/pgbouncer";
import { startReplicatedPostgres } from "@caseload/server/testkit/replicated-postgres";
import { startDisposablePostgres } from "@caseload/server/testkit/disposable-postgres";
import type { WebCaller } from "@caseload/server/testkit/web-caller";
import pg from "pg";
import {
  count,
  type Fault,
  type FaultReport,
  isReady,
  maxOf,
  type NotRun,
  pause,
  reportOf,
  type Site,
  until,
  untilWriting,
  withSite,
} from "./fault.ts";
import { closeCodeOf, openWebSocket } from "./raw-connections.ts";

/** Ends connections of the process that are inside a transaction; returns how many. */
async function cutTransactions(administrator: pg.Client): Promise<number> {
  const { rowCount } = await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'caseload' and pid <> pg_backend_pid()
       and backend_xid is not null`,
  );
  return rowCount ?? 0;
}

async function loseConnections(runs: number): Promise<FaultReport> {
  return withSite({}, async (site) => {
    const administrator = new pg.Client({ connectionString: site.databaseUrl });
    await administrator.connect();
    let cut = 0;
    try {
      const ledger = await site.whileWriting(async (writing) => {
        for (const _ of count(runs)) {
          const before = writing.entries.length;
          let ended = 0;
          await until("a transaction to cut", 30, async () => {
            ended = await cutTransactions(administrator);
            return ended > 0;
          });
          cut += ended;
          await until("writes after a cut", 30, async () => writing.entries.length > before);
        }
      });
      return reportOf(await site.inspect(), ledger.faults, { note: `${cut} transactions cut` });
    } finally {
      await administrator.end();
    }
  });
}

/** Lets paralegals write to an attorney, by applications to a posting. */
async function bringIntoContact(attorney: WebCaller, paralegals: readonly WebCaller[]): Promise<void> {
  const { id: jobId } = await attorney.ask<{ id: number }>("postJob", {
    body: {
      title: `Posting ${randomUUID()}`,
      location: "Philadelphia, PA",
      workArrangement: "Remote",
      hoursPerWeek: "10 hrs/week",
      duration: "4 weeks",
      specialties: ["litigation"],
      description: "Index the exhibits and summarize the depositions, page and line.",
    },
  });
  const coverLetter = "I have summarized depositions for two federal matters.";
  for (const paralegal of paralegals) await paralegal.ask("apply", { body: { jobId, coverLetter } });
}

/** Seconds of an outage, and until a request must be answered. */
const outageSeconds = 30;
const maxAnswerSeconds = 5.5;
const maxReadinessSeconds = 2;

/** The close code of a service that restarts or is not available for a moment. */
const tryAgainCode = 1012;

interface Probe {
  problems: string[];
  answers: number;
  slowest: number;
  slowestReadiness: number;
}

/** Asks until the outage ends; every answer is a success or a 503 with a sentence, within the limit. */
async function probe(site: Site, endsAt: number, found: Probe): Promise<void> {
  const reader = site.writers.paralegals[0];
  const attorney = site.writers.attorneys[0];
  if (!reader || !attorney) throw new Error("There are no writers.");
  const message = () => ({
    body: { receiverId: attorney.userId, content: `During ${randomUUID()}`, clientKey: randomUUID() },
  });
  const ask = async (run: () => Promise<{ status: number; text: string }>): Promise<void> => {
    const start = performance.now();
    const { status, text } = await run().catch((error: Error) => ({ status: 0, text: error.message }));
    const seconds = (performance.now() - start) / 1_000;
    found.answers += 1;
    found.slowest = Math.max(found.slowest, seconds);
    if (![200, 201, 429, 503].includes(status)) found.problems.push(`answered ${status}: ${text}`);
    if (seconds > maxAnswerSeconds) found.problems.push("an answer took longer than 5.5 s");
  };
  while (Date.now() < endsAt) {
    await ask(() => reader.call("listNotifications"));
    await ask(() => reader.call("sendMessage", message()));
    const asked = performance.now();
    if (await isReady(site.server.url)) found.problems.push("/health/ready answered 200");
    const seconds = (performance.now() - asked) / 1_000;
    found.slowestReadiness = Math.max(found.slowestReadiness, seconds);
    if (seconds > maxReadinessSeconds) found.problems.push("/health/ready took longer than 2 s");
    await pause(200);
  }
}

async function breakPath(runs: number): Promise<FaultReport> {
  const postgres = await startDisposablePostgres({ durable: true });
  let proxy: SilentProxy | undefined;
  try {
    const opened = await openSilentProxy(postgres.connectionString);
    proxy = opened;
    const options = { databaseUrl: postgres.connectionString, processUrl: () => opened.connectionString };
    return await withSite(options, async (site) => {
      const found: Probe = { problems: [], answers: 0, slowest: 0, slowestReadiness: 0 };
      const recoveries: number[] = [];
      const receiver = site.writers.attorneys[0];
      const sender = site.writers.paralegals[1];
      if (!receiver || !sender) throw new Error("There are no writers.");
      await bringIntoContact(receiver, site.writers.paralegals.slice(0, 2));
      for (const run of count(runs)) {
        let socket = await openWebSocket(site.server.port, receiver.cookie);
        if (run % 2 === 0) opened.silence();
        else opened.slowDown(2_000);
        // The first answer may come from a connection that is asked already.
        await pause(1_500);
        const endsAt = Date.now() + outageSeconds * 1_000;
        await Promise.all(count(4).map(() => probe(site, endsAt, found)));
        opened.slowDown(0);
        opened.restore();
        const start = performance.now();
        await until("readiness after the outage", 30, () => isReady(site.server.url));
        await until("a live update after the outage", 30, async () => {
          const body = {
            receiverId: receiver.userId,
            content: `After ${randomUUID()}`,
            clientKey: randomUUID(),
          };
          // The server closes sockets whose session it cannot check, and those that answer no pings. Browsers connect again.
          if (
            closeCodeOf(socket) === tryAgainCode ||
            socket.socket.readableEnded ||
            socket.socket.destroyed
          ) {
            socket.close();
            socket = await openWebSocket(site.server.port, receiver.cookie);
          }
          const sent = await sender.call("sendMessage", { body });
          if (![201, 503].includes(sent.status)) found.problems.push(`answered ${sent.status}: ${sent.text}`);
          return socket.received().includes('"messages"');
        }).catch((error: Error) => found.problems.push(error.message));
        recoveries.push((performance.now() - start) / 1_000);
        socket.close();
      }
      return reportOf(await site.inspect(), found.problems, {
        seconds: maxOf(recoveries),
        note: `silent and 2 s slow in turns for ${outageSeconds} s; ${found.answers} answers, slowest ${found.slowest.toFixed(1)} s, readiness ${found.slowestReadiness.toFixed(1)} s`,
      });
    });
  } finally {
    await proxy?.close();
    await postgres.stop();
  }
}

/** Seconds within which writes go on after a promotion. */
const maxFailoverSeconds = 30;

async function failOver(runs: number): Promise<FaultReport> {
  const reports: FaultReport[] = [];
  for (const _ of count(runs)) {
    const pair = await startReplicatedPostgres();
    const proxy = await openSilentProxy(pair.primary);
    try {
      const options = { databaseUrl: pair.replica, processUrl: () => proxy.connectionString };
      reports.push(
        await withSite(options, async (site) => {
          let seconds = 0;
          const ledger = await site.whileWriting(async (writing) => {
            await untilWriting(writing, 50);
            pair.killPrimary();
            const start = performance.now();
            await pair.promote();
            proxy.redirect(pair.replica);
            await until("readiness after the promotion", 60, () => isReady(site.server.url));
            const before = writing.entries.length;
            await until("writes after the promotion", 60, async () => writing.entries.length > before);
            seconds = (performance.now() - start) / 1_000;
          });
          const late = seconds > maxFailoverSeconds ? ["writes went on after more than 30 s"] : [];
          return reportOf(await site.inspect(), [...ledger.faults, ...late], { seconds });
        }),
      );
    } finally {
      await proxy.close();
      await pair.stop();
    }
  }
  return {
    lost: reports.reduce((sum, { lost }) => sum + lost, 0),
    doubled: reports.reduce((sum, { doubled }) => sum + doubled, 0),
    seconds: maxOf(reports.map(({ seconds = 0 }) => seconds)),
    problems: reports.flatMap(({ problems }) => problems),
    note: "streaming replication and pg_promote behind a TCP proxy, without Patroni",
  };
}

/** Writes through PgBouncer in transaction mode; in turns it and the database behind it are killed. */
async function pool(runs: number): Promise<FaultReport | NotRun> {
  const postgres = await startDisposablePostgres({ durable: true });
  const pooler = await startPgBouncer(postgres.connectionString).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  if (pooler === null) {
    await postgres.stop();
    return { notRun: "pgbouncer is not on PATH" };
  }
  try {
    const options = {
      databaseUrl: postgres.connectionString,
      processUrl: () => pooler.connectionString,
      env: { DATABASE_DIRECT_URL: postgres.connectionString },
    };
    return await withSite(options, async (site) => {
      const recoveries: number[] = [];
      const ledger = await site.whileWriting(async (writing) => {
        for (const run of count(runs)) {
          await untilWriting(writing, writing.entries.length + 50);
          if (run % 2 === 0) await pooler.restart();
          else process.kill(postgres.pid(), "SIGKILL");
          // More than the writes under way: some are answered just before, and entered afterwards.
          const before = writing.entries.length + 20;
          recoveries.push(
            await until("writes after a restart", 30, async () => writing.entries.length > before),
          );
        }
      });
      return reportOf(await site.inspect(), ledger.faults, {
        seconds: maxOf(recoveries),
        note: `${pooler.version}, transaction mode, ${ledger.entries.length} writes`,
      });
    });
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
}

export const databaseFaults: readonly Fault[] = [
  { name: "connection-lost", runs: 50, run: loseConnections },
  { name: "failover", runs: 5, run: failOver },
  { name: "database-path", runs: 5, run: breakPath },
  { name: "pgbouncer", runs: 5, run: pool },
];
