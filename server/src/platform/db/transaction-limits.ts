import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { type ConnectionLimits, idleInTransaction } from "./connection-limits.ts";

/** Lasts until the end of the transaction, so that the pooler's next client does not inherit it. */
const settingsOf = ({ lock, statement }: ConnectionLimits): string =>
  `set local lock_timeout = ${lock}; set local statement_timeout = ${statement}; ` +
  `set local idle_in_transaction_session_timeout = ${idleInTransaction}`;

/**
 * Runs a statement in a transaction of its own, with limits. Without a name, because a pooler in transaction mode may
 * run the next use of a prepared statement on a connection that does not know it.
 */
async function runStatement(
  pool: pg.Pool,
  settings: string,
  query: string | pg.QueryConfig,
  values: unknown[] | undefined,
): Promise<pg.QueryResult> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${settings}`);
    const unnamed = typeof query === "string" ? query : { ...query, name: undefined };
    const result = await client.query(unnamed, values);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is closed, and with it the transaction.
    const failure = await client.query("rollback").then(
      () => undefined,
      (cause: unknown) => cause,
    );
    client.release(failure !== undefined);
    throw error;
  }
}

/**
 * Sets the time limits at the start of each transaction, for connections through a pooler in transaction mode: PgBouncer
 * refuses them as parameters of a connection, and a SET would reach other programs' transactions. A statement outside a
 * transaction takes three round trips instead of one.
 */
export function limitEachTransaction<Schema extends Record<string, unknown>>(
  { pool, db }: { pool: pg.Pool; db: NodePgDatabase<Schema> },
  limits: ConnectionLimits,
): void {
  const settings = settingsOf(limits);
  const transaction = db.transaction.bind(db);
  const limited: typeof transaction = (run, config) =>
    transaction(async (tx) => {
      await tx.execute(sql.raw(settings));
      return run(tx);
    }, config);
  Object.assign(db, { transaction: limited });
  // Drizzle passes a statement and its values and expects a promise; the pool's forms with a callback are not replaced.
  Object.assign(pool, {
    query: (query: string | pg.QueryConfig, values?: unknown[]) =>
      runStatement(pool, settings, query, values),
  });
}
