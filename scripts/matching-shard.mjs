// npm run matching-shard -- NUMBER: holds one shard of the matching index until it is stopped.

import process from "node:process";
import { ensureInstalled } from "./install.mjs";
import { become } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary } from "./repository.mjs";
import { serverEnvironment } from "./server-arguments.mjs";

try {
  await ensureInstalled();
  const args = ["--disable-warning=ExperimentalWarning", "server/src/matching-shard-command.ts"];
  await become(
    requireNodeBinary(),
    [...args, ...process.argv.slice(2)],
    installedEnvironment(serverEnvironment),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
