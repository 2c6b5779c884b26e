import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { removeDataDir, temporaryDataDir } from "./disposable-postgres.ts";

/** The server in its own process, as `npm start` runs it. */
export interface ServerProcess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** Its output, until its data folder is removed. */
  output: () => string;
  /** Kills it at once. */
  kill: () => Promise<void>;
  /** Stops it gracefully. */
  stop: () => Promise<void>;
}

export interface ServerProcessOptions {
  env?: Record<string, string>;
  /** A free port by default. */
  port?: number;
  /** Not removed at the end; a temporary folder by default. */
  dataDir?: string;
  /** The folder of its output; the data folder by default. */
  logFolder?: string;
  /** A command of the server that runs until it is stopped, instead of `npm start`: a file with its arguments. */
  command?: readonly string[];
  /** Arguments for Node, for example of a profiler. */
  nodeArguments?: readonly string[];
  /** Milliseconds after which a start that hangs is given up; three minutes by default, for machines that are busy. */
  maxStartMs?: number;
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
const usualMaxStartMs = 180_000;
const attempts = 3;
let launched = 0;

/** Tries again when another process takes the free port before the server listens on it. */
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
  const { serverArguments, serverEnvironment } = await importServerArguments();
  launched += 1;
  // A file, because reading a pipe would cost the measuring process CPU time.
  const logFile = join(options.logFolder ?? dataDir, `server-${process.pid}-${launched}.log`);
  const log = openSync(logFile, "a");
  const child = spawn(process.execPath, [...nodeArguments, ...(options.command ?? serverArguments)], {
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
  const killOnExit = (): boolean => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  const output = (): string => readFileSync(logFile, "utf8");
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    process.off("exit", killOnExit);
    if (hasEnded(child)) return;
    child.kill(signal);
    await once(child, "exit");
  };
  await waitUntilReady(child, output, options.maxStartMs ?? usualMaxStartMs).catch(async (error: unknown) => {
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

interface ServerArguments {
  serverArguments: readonly string[];
  serverEnvironment: Readonly<Record<string, string>>;
}

/** The arguments of `npm start`. A computed specifier, because workspaces do not import scripts. */
async function importServerArguments(): Promise<ServerArguments> {
  return (await import(
    new URL("../../../scripts/server-arguments.mjs", import.meta.url).href
  )) as ServerArguments;
}

/** Waits for the line that main.ts, or a command, prints when it listens. */
async function waitUntilReady(child: ChildProcess, output: () => string, maxMs: number): Promise<void> {
  const deadline = Date.now() + maxMs;
  while (!output().includes(" is ready ")) {
    if (hasEnded(child)) throw new Error(`The server ended before it was ready:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The server is not ready after ${maxMs} ms:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was given.");
  return address.port;
}
