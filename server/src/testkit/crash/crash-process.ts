import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { build } from "vite";
import type { Db } from "../../platform/db/database.ts";

/** Inside the project, so that external packages resolve. */
const bundleFolder = fileURLToPath(
  new URL("../../../../node_modules/.cache/caseload-workers", import.meta.url),
);
const bundled = new Map<string, Promise<string>>();

/** Bundles the worker with its libraries, because each start is four times faster from one file. */
function bundleOf(worker: URL): Promise<string> {
  const source = fileURLToPath(worker);
  const known = bundled.get(source);
  if (known) return known;
  const made = bundle(source);
  bundled.set(source, made);
  return made;
}

async function bundle(source: string): Promise<string> {
  const file = `${basename(source, ".ts")}.mjs`;
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: ["sharp", "@resvg/resvg-js"] },
    build: {
      ssr: source,
      target: "node20",
      outDir: bundleFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
    },
  });
  return join(bundleFolder, file);
}

/** Shared compile cache, so that each start is faster. */
const compileCache = join(tmpdir(), "caseload-compiled-workers");

/**
 * Runs a worker that crashes before the given step. The step is its last argument (crash-before-step.ts).
 * @returns whether the worker finished before that step
 */
export async function runUntilCrash(step: number, worker: URL, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [await bundleOf(worker), ...args, String(step)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  if (signal !== "SIGKILL" && code !== 0) throw new Error(`The worker ended with ${code}: ${output}`);
  return output.startsWith("done");
}

/** Requeues the tasks of a crashed worker at once, as the queue does after a timeout (queue.test.ts). */
export const requeueActiveTasks = (db: Db) =>
  db.execute(sql`update tasks.job set state = 'retry' where state = 'active'`);
