// npm run evaluate [-- --data DIR]: the matching engine beside its baselines on graded pairs.
// npm run evaluate -- conflicts [--data FILE] [--show]: the comparison of party names on labeled pairs.
// npm run evaluate -- guard [--show]: the posting guard on labeled sentences.

import path from "node:path";
import process from "node:process";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary, root } from "./repository.mjs";

const SUBJECTS = new Set(["conflicts", "guard"]);

async function main() {
  await ensureInstalled();
  const [subject = "", ...options] = process.argv.slice(2);
  const own = SUBJECTS.has(subject);
  const script = path.join(root, "matching", "evaluation", own ? subject : "", "evaluate.ts");
  const args = ["--disable-warning=ExperimentalWarning", script, ...(own ? options : process.argv.slice(2))];
  return run(requireNodeBinary(), args, { env: installedEnvironment({}) });
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
