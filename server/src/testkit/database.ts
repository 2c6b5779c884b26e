import { randomBytes } from "node:crypto";
import pg from "pg";
import { backgroundTasks } from "../background-work.ts";
import { openDatabase } from "../platform/db/client.ts";
import { migrate } from "../platform/db/migrate.ts";
import { indexVocabulary } from "../modules/search/job-search/index-vocabulary.ts";
import { createTaskQueue } from "../platform/tasks/queue.ts";
import { quietLog } from "./quiet-log.ts";
import { startDisposablePostgres } from "./disposable-postgres.ts";

export type TestDatabase = {
  connectionString: string;
  /** Runs a statement directly, without the application. */
  run(sql: string): Promise<void>;
  drop(): Promise<void>;
};
export type TestServer = { stop(): Promise<void> };

/** Set by startTestServer, and inherited by the test workers. */
const serverVariable = "CASELOAD_TEST_SERVER";
const templateVariable = "CASELOAD_TEST_TEMPLATE";

/**
 * Starts a PostgreSQL for this run, or uses TEST_DATABASE_URL, and migrates the template that createTestDatabase clones.
 * `durable` keeps fsync on, for measurements.
 */
export async function startTestServer({ durable = false } = {}): Promise<TestServer> {
  const configured = process.env.TEST_DATABASE_URL;
  const own = configured === undefined ? await startDisposablePostgres({ durable }) : undefined;
  const server = configured ?? own?.connectionString ?? "";
  const template = `caseload_template_${randomBytes(6).toString("hex")}`;
  try {
    await administer(server, `create database ${template}`);
    await prepareSiteDatabase(withDatabase(server, template));
  } catch (error) {
    await own?.stop();
    throw error;
  }
  process.env[serverVariable] = server;
  process.env[templateVariable] = template;
  return {
    async stop() {
      if (own === undefined) await administer(server, `drop database if exists ${template} with (force)`);
      await own?.stop();
    },
  };
}

/** Vitest's global setup. Returns the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  return () => server.stop();
}

/** Creates an empty database for one test file, migrated by default. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const server = process.env[serverVariable];
  const template = process.env[templateVariable];
  if (server === undefined || template === undefined)
    throw new Error("Call startTestServer() before createTestDatabase().");
  const name = `caseload_test_${randomBytes(8).toString("hex")}`;
  await administer(
    server,
    `create database ${name} template ${migrated ? template : "template0"} strategy file_copy`,
  );
  return {
    connectionString: withDatabase(server, name),
    run: (sql) => administer(withDatabase(server, name), sql),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

/** Migrates a database and indexes the search vocabulary. Existing data stays. */
export async function prepareDatabase(connectionString: string): Promise<void> {
  const database = openDatabase(connectionString, { log: quietLog, poolSize: 1, use: "maintenance" });
  try {
    await migrate(database);
    await indexVocabulary(database.db);
  } finally {
    await database.close();
  }
}

/** Prepares a database for openSite: migrates it and installs the task queue, so that clones start faster. */
export async function prepareSiteDatabase(connectionString: string): Promise<void> {
  await prepareDatabase(connectionString);
  const tasks = backgroundTasks.map(({ name, policy }) => ({ name, policy, run: async () => undefined }));
  const queue = createTaskQueue({ connectionString, tasks, deps: undefined, log: quietLog });
  await queue.start({ workers: false });
  await queue.stop();
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
