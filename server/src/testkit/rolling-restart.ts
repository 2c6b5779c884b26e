import { randomBytes } from "node:crypto";
import { removeDataDir, startDisposablePostgres, temporaryDataDir } from "./disposable-postgres.ts";
import { type Inspection, inspectWrites } from "./durability/inspection.ts";
import { Ledger } from "./durability/ledger.ts";
import { streamWrites } from "./durability/write-stream.ts";
import { registerWriters } from "./durability/writers.ts";
import { type ReadinessProxy, startReadinessProxy } from "./readiness-proxy.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

export interface RollingRestartReport extends Inspection {
  acknowledged: number;
  /** Requests without an answer, with 502 from the proxy, with 503, or with another 5xx status. */
  failed: readonly string[];
  /** Seconds from SIGTERM to the end of each process. */
  stopSeconds: readonly number[];
}

const checkIntervalMs = 500;
const settleMs = 1_000;
const env = { SHUTDOWN_DELAY: "2", DEMO: "off" };

/** Restarts three processes one after the other under writes that pass through a proxy, `rounds` times. */
export async function runRollingRestart(rounds: number): Promise<RollingRestartReport> {
  const postgres = await startDisposablePostgres({ durable: true });
  const dataDir = temporaryDataDir();
  const secret = randomBytes(24).toString("hex");
  const launch = (port?: number): Promise<ServerProcess> =>
    startServerProcess({
      dataDir,
      env: { ...env, DATABASE_URL: postgres.connectionString, AUTH_SECRET: secret },
      ...(port !== undefined && { port }),
    });
  const servers: ServerProcess[] = [];
  let proxy: ReadinessProxy | undefined;
  try {
    for (let count = 0; count < 3; count += 1) servers.push(await launch());
    proxy = await startReadinessProxy(
      servers.map(({ port }) => port),
      checkIntervalMs,
    );
    const { url, ready } = proxy;
    const writers = await registerWriters(() => url);
    const ledger = new Ledger();
    const writing = streamWrites(writers, ledger);
    const stopSeconds: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const [at, server] of servers.entries()) {
        await pause(settleMs);
        const start = performance.now();
        await server.stop();
        stopSeconds.push((performance.now() - start) / 1_000);
        servers[at] = await launch(server.port);
        while (ready().length < servers.length) await pause(50);
      }
    await pause(settleMs);
    await writing.stop();
    return { ...(await inspect(postgres.connectionString, ledger)), stopSeconds };
  } finally {
    await proxy?.close();
    for (const server of servers) await server.stop();
    await postgres.stop();
    removeDataDir(dataDir);
  }
}

async function inspect(
  connectionString: string,
  { entries, unanswered, refused, postponed, faults }: Ledger,
) {
  return {
    acknowledged: entries.length,
    failed: [
      ...Array.from({ length: unanswered + refused }, () => "not answered"),
      ...Array.from({ length: postponed }, () => "answered 503"),
      ...faults,
    ],
    ...(await inspectWrites(connectionString, entries)),
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
