import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { removeDataDir, temporaryDataDir } from "./disposable-postgres.ts";

/** The server as a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** What it has printed, until its data folder is removed. */
  output: () => string;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to stop; resolves when it has. */
  stop: () => Promise<void>;
}

export interface ServerProcessOptions {
  env?: Record<string, string>;
  /** A free one unless told. */
  port?: number;
  /** Kept when it stops; a temporary one otherwise. */
  dataDir?: string;
  /** Arguments for Node, as for a profiler. */
  nodeArguments?: readonly string[];
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Milliseconds in which it has to answer; recovering PostgreSQL counts too. */
const patienceMs = 60_000;
const attempts = 3;
let launched = 0;

/** Between choosing a free port and listening on it another process may take it; then another one is tried. */
export async function startServerProcess(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(options, options.port ?? (await freePort()));
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes("EADDRINUSE");
      if (!isTaken || options.port !== undefined || attempt === attempts) throw error;
    }
  }
}

async function launch(options: ServerProcessOptions, port: number): Promise<ServerProcess> {
  const { env = {}, nodeArguments = [] } = options;
  const dataDir = options.dataDir ?? temporaryDataDir();
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  const { serverArguments, serverEnvironment } = await howToRun();
  launched += 1;
  // A file, as in production: reading a pipe would cost the process that measures.
  const logFile = join(dataDir, `server-${process.pid}-${launched}.log`);
  const log = openSync(logFile, "a");
  const child = spawn(process.execPath, [...nodeArguments, ...serverArguments], {
    cwd: root,
    env: {
      PATH,
      HOME,
      ...(TMPDIR !== undefined && { TMPDIR }),
      ...serverEnvironment,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const killWithUs = (): boolean => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const output = (): string => readFileSync(logFile, "utf8");
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    process.off("exit", killWithUs);
    if (hasEnded(child)) return;
    child.kill(signal);
    await once(child, "exit");
  };
  await ready(child, output).catch(async (error: unknown) => {
    await end("SIGKILL");
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    dataDir,
    output,
    kill: () => end("SIGKILL"),
    stop: async () => {
      await end("SIGTERM");
      if (options.dataDir === undefined) removeDataDir(dataDir);
    },
  };
}

interface HowToRun {
  serverArguments: readonly string[];
  serverEnvironment: Readonly<Record<string, string>>;
}

/** As `npm start` does it; a computed address, because no workspace imports the scripts. */
async function howToRun(): Promise<HowToRun> {
  return (await import(new URL("../../../scripts/server-arguments.mjs", import.meta.url).href)) as HowToRun;
}

/** The line that main.ts prints when it listens. */
async function ready(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!output().includes(" is ready at ")) {
    if (hasEnded(child)) throw new Error(`The server ended before it was ready:\n${output()}`);
    if (Date.now() > deadline)
      throw new Error(`The server is not ready after ${patienceMs} ms:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was given.");
  return address.port;
}
