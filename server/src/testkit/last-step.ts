/** For processes that tests kill between any two of their steps, as a power cut would. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import pg from "pg";

/**
 * What others can see changes at commits and at writes outside transactions: dying at any other moment is dying before
 * the next of these.
 */
const writes = /\b(?:insert|update|delete)\b/i;
const textOf = (statement: unknown): string =>
  typeof statement === "object" && statement !== null && "text" in statement
    ? String(statement.text)
    : String(statement);

const inTransaction = new WeakSet<pg.Client>();
function isStep(client: pg.Client, text: string): boolean {
  if (/^\s*begin\b/i.test(text)) inTransaction.add(client);
  const isOpen = inTransaction.has(client);
  if (!/^\s*(?:commit|rollback)\b/i.test(text)) return !isOpen && writes.test(text);
  inTransaction.delete(client);
  return true;
}

/** In the process: dies before its n-th step from here on. */
export function dieBeforeStep(step: number): void {
  // Nothing should outlive a test run that forgot to kill it.
  setTimeout(() => process.exit(1), 60_000).unref();
  // A process that is killed keeps nothing by itself.
  flushCompileCache();
  let left = step;
  const query = Reflect.get(pg.Client.prototype, "query") as (this: unknown, ...given: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, "query", function counted(this: pg.Client, ...given: unknown[]): unknown {
    if (isStep(this, textOf(given[0]))) left -= 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
    return Reflect.apply(query, this, given);
  });
}

/** In the process: says that it lived to the end. */
export const sayDone = (): void => void process.stdout.write("done\n", () => process.exit(0));

/** Where processes keep what they have compiled, so that each death costs less. */
const compiled = join(tmpdir(), "caseload-compiled-steps");

/** In the test: whether a process lived to the end. */
export async function livesThrough(fixture: string, given: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [fixture, ...given], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  if (signal !== "SIGKILL" && code !== 0) throw new Error(`The worker ended with ${code}: ${output}`);
  return output.startsWith("done");
}
