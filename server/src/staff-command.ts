/** npm run staff: grants and revokes staff access. Works with or without a running server. */
import { loadConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/db/client.ts";
import { findDatabase } from "./platform/db/find-database.ts";
import { migrate } from "./platform/db/migrate.ts";
import type { Log } from "./platform/log.ts";
import { setStaff } from "./modules/staff/staff-log/set-staff.ts";

const usage = "Usage: npm run staff -- grant EMAIL, or npm run staff -- revoke EMAIL";
const noop = () => undefined;
const log: Log = { info: noop, warn: noop, error: noop };

async function main([verb, email, ...rest]: readonly string[]): Promise<string> {
  if ((verb !== "grant" && verb !== "revoke") || !email || rest.length > 0) throw new Error(usage);
  const source = await findDatabase(loadConfig(process.env), log);
  const database = openDatabase(source.connectionString, { log, poolSize: 1 });
  try {
    await migrate(database);
    const found = await setStaff(database.db, email, verb === "grant", new Date());
    if (!found) throw new Error(`No account has confirmed the address ${email}.`);
    return verb === "grant" ? `${email} is staff now.` : `${email} is no longer staff.`;
  } finally {
    await database.close();
    await source.stop();
  }
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
