/** For processes that tests kill between any two of their database steps (crash-process.ts). */
import { flushCompileCache } from "node:module";
import process from "node:process";
import pg from "pg";

/**
 * A step is a commit, a rollback, or a write outside a transaction. Only steps change what other processes see, so a
 * crash at any other moment equals a crash before the next step.
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

/** Kills this process before its n-th database step from now on. */
export function crashBeforeStep(number: number): void {
  // Ends the process if the test run does not.
  setTimeout(() => process.exit(1), 60_000).unref();
  // A killed process does not write its compile cache.
  flushCompileCache();
  let remaining = number;
  const query = Reflect.get(pg.Client.prototype, "query") as (this: unknown, ...args: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, "query", function counted(this: pg.Client, ...args: unknown[]): unknown {
    if (isStep(this, textOf(args[0]))) remaining -= 1;
    if (remaining === 0) process.kill(process.pid, "SIGKILL");
    return Reflect.apply(query, this, args);
  });
}

/** Reports that this process finished. */
export const reportDone = (): void => void process.stdout.write("done\n", () => process.exit(0));
