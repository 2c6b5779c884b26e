// Commands of the server that end: npm run staff, verify-records, backup, restore.

import process from "node:process";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary } from "./repository.mjs";

/** Runs server/src/NAME-command.ts with the arguments of this process, and ends with its exit code. */
export async function runServerCommand(name) {
  try {
    await ensureInstalled();
    const args = [
      "--disable-warning=ExperimentalWarning",
      `server/src/${name}-command.ts`,
      ...process.argv.slice(2),
    ];
    process.exitCode = await run(requireNodeBinary(), args, { env: installedEnvironment() });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
