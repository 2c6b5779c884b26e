/** For processes that tests kill between any two of their steps (lives-until.ts), as a power cut would. */
import { flushCompileCache } from "node:module";
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

/** Kills this process before its n-th step in the database from here on. */
export function dieBeforeStep(number: number): void {
  // Nothing should outlive a test run that forgot to kill it.
  setTimeout(() => process.exit(1), 60_000).unref();
  // A process that is killed keeps nothing by itself.
  flushCompileCache();
  let left = number;
  const query = Reflect.get(pg.Client.prototype, "query") as (this: unknown, ...given: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, "query", function counted(this: pg.Client, ...given: unknown[]): unknown {
    if (isStep(this, textOf(given[0]))) left -= 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
    return Reflect.apply(query, this, given);
  });
}

/** Says that this process lived to the end. */
export const sayDone = (): void => void process.stdout.write("done\n", () => process.exit(0));
