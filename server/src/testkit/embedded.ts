import { type EmbeddedPostgres, startEmbeddedPostgres } from "../platform/db/embedded.ts";
import { quietLog } from "./quiet-log.ts";

/** Starts the embedded PostgreSQL of a stopped site. */
export const startEmbedded = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log: quietLog });
