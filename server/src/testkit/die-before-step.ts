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

/** Kills this process before its n-th step, as a power cut would. */
export function dieBeforeStep(step: number): void {
  const inTransaction = new WeakSet<pg.Client>();
  function isStep(client: pg.Client, text: string): boolean {
    if (/^\s*begin\b/i.test(text)) inTransaction.add(client);
    const isOpen = inTransaction.has(client);
    if (!/^\s*(?:commit|rollback)\b/i.test(text)) return !isOpen && writes.test(text);
    inTransaction.delete(client);
    return true;
  }
  let left = step;
  const query = Reflect.get(pg.Client.prototype, "query") as (this: unknown, ...given: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, "query", function counted(this: pg.Client, ...given: unknown[]): unknown {
    if (isStep(this, textOf(given[0]))) left -= 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
    return Reflect.apply(query, this, given);
  });
}
