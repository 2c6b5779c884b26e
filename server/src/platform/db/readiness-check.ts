import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Log } from "../log.ts";
import { openDatabase } from "./client.ts";
import { type DatabaseAddress, isPooled } from "./database-address.ts";
import { migrationsFolder } from "./migrate.ts";

/** Why the database cannot serve requests. */
export type DatabaseProblem =
  | "the database does not answer"
  | "the database is read-only"
  | "the database lacks migrations";

export interface ReadinessCheck {
  /** Resolves within two seconds; null when the database is ready. */
  findProblem: () => Promise<DatabaseProblem | null>;
  close: () => Promise<void>;
}

interface State {
  readOnly: boolean;
  /** Milliseconds since 1970 of the newest applied migration; bigint arrives as text. */
  newest: string | null;
}

/** Checks the database on a connection of its own, which busy requests do not delay. */
export function openReadinessCheck(address: DatabaseAddress, log: Log): ReadinessCheck {
  const database = openDatabase(address.url, {
    log,
    poolSize: 1,
    use: "health",
    pooled: isPooled(address),
  });
  const expected = Math.max(...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
  let running: Promise<DatabaseProblem | null> | undefined;

  async function check(): Promise<DatabaseProblem | null> {
    try {
      const { rows } = await database.pool.query<State>(
        `select current_setting('transaction_read_only') = 'on' as "readOnly",
          (select max(created_at) from drizzle.__drizzle_migrations) as newest`,
      );
      const [state] = rows;
      if (state?.readOnly) return "the database is read-only";
      return Number(state?.newest) >= expected ? null : "the database lacks migrations";
    } catch (error) {
      const isUndefinedTable = error instanceof Error && "code" in error && error.code === "42P01";
      return isUndefinedTable ? "the database lacks migrations" : "the database does not answer";
    }
  }

  return {
    // Simultaneous questions share one answer.
    findProblem: () => (running ??= check().finally(() => (running = undefined))),
    close: () => database.close(),
  };
}
