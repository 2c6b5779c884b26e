import { randomBytes } from "node:crypto";
import { createTestDatabase } from "@caseload/server/testkit/database";
import { runTask } from "@caseload/server/testkit/run-task";
import { type ServerProcess, startServerProcess } from "@caseload/server/testkit/server-process";

/** A running Caseload: a database and one server process or more. */
export interface TestSite {
  readonly server: ServerProcess;
  /** A statement behind the server's back. */
  runSql: (sql: string) => Promise<void>;
  /** Runs a scheduled task now instead of within a minute. */
  runTask: (name: string) => Promise<void>;
  readonly databaseUrl: string;
  /** Another process on the same data. */
  startAnother: (port?: number) => Promise<ServerProcess>;
  /** What the servers logged as errors; there should be nothing. */
  errors: () => string[];
  close: () => Promise<void>;
}

export async function openSite({ demo }: { demo: "on" | "off" }): Promise<TestSite> {
  const database = await createTestDatabase();
  const env = {
    DATABASE_URL: database.connectionString,
    AUTH_SECRET: randomBytes(32).toString("hex"),
    DEMO: demo,
  };
  const started: ServerProcess[] = [];
  const startAnother = async (port?: number): Promise<ServerProcess> => {
    const process = await startServerProcess({ env, port });
    started.push(process);
    return process;
  };
  const server = await startAnother();
  return {
    server,
    runSql: (sql) => database.run(sql),
    runTask: (name) => runTask(database.connectionString, name),
    databaseUrl: database.connectionString,
    startAnother,
    errors: () => started.flatMap(({ output }) => output().match(/^.*"level":(?:50|60).*$/gm) ?? []),
    async close() {
      await Promise.all(started.map((process) => process.stop()));
      await database.drop();
    },
  };
}
