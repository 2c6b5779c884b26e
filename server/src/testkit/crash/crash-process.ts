import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { build } from "vite";
import type { Db } from "../../platform/db/database.ts";

/** In the project, so that what is not bundled is found. */
const bundles = fileURLToPath(new URL("../../../../node_modules/.cache/caseload-workers", import.meta.url));
const bundled = new Map<string, Promise<string>>();

/** The worker with its libraries in one file: reading them one by one takes four times as long, at every death. */
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
      outDir: bundles,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
    },
  });
  return join(bundles, file);
}

/** Where processes keep what they have compiled, so that each death costs less. */
const compiled = join(tmpdir(), "caseload-compiled-workers");

/**
 * Runs a worker, which is told the step to die before as its last argument (die-before-step.ts) and says "done" at its
 * end. Answers whether it got there.
 */
export async function livesUntil(step: number, worker: URL, given: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [await bundleOf(worker), ...given, String(step)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  if (signal !== "SIGKILL" && code !== 0) throw new Error(`The worker ended with ${code}: ${output}`);
  return output.startsWith("done");
}

/** What the queue does with the tasks of a worker that has died (queue.test.ts), without the wait for it. */
export const takeBack = (db: Db) =>
  db.execute(sql`update tasks.job set state = 'retry' where state = 'active'`);
