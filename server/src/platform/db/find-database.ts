import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { checkAddress } from "./pooler-check.ts";
import { runningEmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";

export interface DatabaseSource {
  connectionString: string;
  stop: () => Promise<void>;
}

/** Returns the given database without its pooler, the embedded PostgreSQL of a running server, or one started on the same folder. */
export async function findDatabase(
  config: Pick<Config, "databaseUrl" | "databaseDirectUrl" | "dataDir">,
  log: Log,
): Promise<DatabaseSource> {
  const { dataDir } = config;
  const running = (await findGivenDatabase(config)) ?? runningEmbeddedPostgres(dataDir);
  if (running !== undefined) return { connectionString: running, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir, log });
}

/**
 * Returns an address of the given database without a pooler; undefined for the embedded one.
 * @throws AddressError when the variables lead to a pooler only
 */
export async function findGivenDatabase({
  databaseUrl: url,
  databaseDirectUrl,
}: Pick<Config, "databaseUrl" | "databaseDirectUrl">): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const directUrl = databaseDirectUrl ?? url;
  await checkAddress({ url, directUrl });
  return directUrl;
}
