// Run by embedded.test.ts as a process of its own: starts PostgreSQL on the folder and waits to be killed.
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
// Nothing should outlive a test run that forgot to kill it.
setTimeout(() => process.exit(1), 60_000);
