// Run by embedded.test.ts in a child process: starts PostgreSQL on the folder and runs until it is killed.
import pg from "pg";
import { startEmbeddedPostgres } from "./embedded.ts";

const quiet = () => undefined;
const [dataDir = ""] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDir, log: { info: quiet, warn: quiet, error: quiet } });
const client = new pg.Client({ connectionString: server.connectionString });
await client.connect();
await client.query("create table held as select 1 as n");
await client.end();
process.stdout.write("ready\n");
// Ends the process when the test run fails to kill it.
setTimeout(() => process.exit(1), 60_000);
