import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { runningEmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";

export interface DatabaseSource {
  connectionString: string;
  stop: () => Promise<void>;
}

/** Returns DATABASE_URL, the embedded PostgreSQL of a running server, or one started on the same folder. */
export async function findDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  log: Log,
): Promise<DatabaseSource> {
  const running = databaseUrl ?? runningEmbeddedPostgres(dataDir);
  if (running !== undefined) return { connectionString: running, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir, log });
}
