import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/handle.ts";

/** Where processes keep what they have compiled, so that each death costs less. */
const compiled = join(tmpdir(), "caseload-compiled-workers");

/**
 * Runs a worker, which is told the step to die before as its last argument (die-before-step.ts) and says "done" at its
 * end. Answers whether it got there.
 */
export async function livesUntil(step: number, worker: URL, given: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [fileURLToPath(worker), ...given, String(step)], {
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
