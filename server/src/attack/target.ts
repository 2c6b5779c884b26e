/** The site under attack: a server process of its own with demo data, or a given address. */
import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { createCast, type Cast } from "../authorization/actors.ts";
import { createTestDatabase } from "../testkit/database.ts";
import { watchDatabase, type DatabaseChanges } from "../testkit/database-changes.ts";
import { type ServerProcess, startServerProcess } from "../testkit/server-process.ts";
import { openSite, type Site } from "../testkit/site.ts";

/** A site whose database the attack may read and fill. */
export interface OwnTarget {
  readonly origin: string;
  readonly server: ServerProcess;
  /** The same data in this process, for making records and sessions. Requests go to the server. */
  readonly site: Site;
  readonly cast: Cast;
  readonly changes: DatabaseChanges;
  /** Sets the counters of all limits back, so that limits do not answer for what is attacked. */
  readonly resetLimits: () => Promise<void>;
  /** Runs a statement as the database's owner. */
  readonly runSql: (statement: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openOwnTarget(): Promise<OwnTarget> {
  const database = await createTestDatabase();
  const shared = { DATABASE_URL: database.connectionString, AUTH_SECRET: randomBytes(32).toString("hex") };
  // The log is searched for private data, so everything is written.
  const server = await startServerProcess({ env: { ...shared, DEMO: "on", LOG_LEVEL: "trace" } });
  const site = await openSite({ ...shared, DATA_DIR: server.dataDir }, database);
  return {
    origin: server.url,
    server,
    site,
    cast: await createCast(site),
    changes: await watchDatabase(site.db),
    resetLimits: async () => void (await site.db.execute(sql`delete from attempts`)),
    runSql: (statement) => database.run(statement),
    close: async () => {
      await site.close();
      await server.stop();
      await database.drop();
    },
  };
}
