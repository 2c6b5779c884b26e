// npm run staff -- grant EMAIL, npm run staff -- revoke EMAIL: who runs the site.

import process from "node:process";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary } from "./repository.mjs";

async function main() {
  await ensureInstalled();
  const args = [
    "--disable-warning=ExperimentalWarning",
    "server/src/staff-command.ts",
    ...process.argv.slice(2),
  ];
  return run(requireNodeBinary(), args, { env: installedEnvironment() });
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
