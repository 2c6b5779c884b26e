/** npm run restore: puts a backup in place while the server is stopped. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { restoreBackup } from "./platform/backup/restore-backup.ts";
import { loadConfig } from "./platform/config.ts";
import type { Log } from "./platform/log.ts";

const usage = "Usage: npm run restore -- FOLDER [--replace]";
const noop = () => undefined;
const log: Log = { info: noop, warn: noop, error: noop };

async function main(args: readonly string[]): Promise<string> {
  const [folder, ...rest] = args.filter((arg) => arg !== "--replace");
  if (!folder || folder.startsWith("-") || rest.length > 0) throw new Error(usage);
  const config = loadConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const aside = await restoreBackup({
    config,
    // npm runs scripts in the root of the repository.
    source: resolve(process.env.INIT_CWD ?? ".", folder),
    replace: args.includes("--replace"),
    now: new Date(),
    log,
  });
  const moved = aside.length === 0 ? "" : ` What was there is in ${aside.join(" and ")}.`;
  return `Restored.${moved} Check what was signed with npm run verify-records.`;
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
