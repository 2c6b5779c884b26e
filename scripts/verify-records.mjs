// npm run verify-records: checks that timelines, versions and sealed files are unchanged.

import process from "node:process";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary } from "./repository.mjs";

async function main() {
  await ensureInstalled();
  const args = ["--disable-warning=ExperimentalWarning", "server/src/verify-records-command.ts"];
  return run(requireNodeBinary(), args, { env: installedEnvironment() });
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
