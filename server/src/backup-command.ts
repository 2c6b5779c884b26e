/** npm run backup: writes the database, files and keys to a new folder. Works with or without a running server. */
import { resolve } from "node:path";
import { createBackup } from "./platform/backup/create-backup.ts";
import { loadConfig } from "./platform/config.ts";
import type { Log } from "./platform/log.ts";

const usage = "Usage: npm run backup -- FOLDER";
const noop = () => undefined;
const log: Log = { info: noop, warn: noop, error: noop };

async function main([target, ...rest]: readonly string[]): Promise<string> {
  if (!target || target.startsWith("-") || rest.length > 0) throw new Error(usage);
  const config = loadConfig(process.env);
  // npm runs scripts in the root of the repository.
  const folder = resolve(process.env.INIT_CWD ?? ".", target);
  const { files, database } = await createBackup(config, folder, new Date(), log);
  const what = database === "cluster" ? `DATA_DIR ${config.dataDir}` : "the database of DATABASE_URL";
  const bucket = config.s3 === undefined ? "" : `\nThe bucket ${config.s3.bucket} is not part of it.`;
  return `Backed up ${what} to ${folder} (${files.length} files).${bucket}`;
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
