// npm run train: fits the matching model on graded pairs, or beside it on a log (matching/evaluation/train.ts).

import path from "node:path";
import process from "node:process";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary, root } from "./repository.mjs";

async function main() {
  await ensureInstalled();
  const script = path.join(root, "matching", "evaluation", "train.ts");
  const args = ["--disable-warning=ExperimentalWarning", script, ...process.argv.slice(2)];
  return run(requireNodeBinary(), args, { env: installedEnvironment({}) });
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
