// npm run bench: the measurements that the performance claims rest on. One of them: npm run bench -- durability

import path from "node:path";
import process from "node:process";
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary, root } from "./repository.mjs";
import { ensureBuilt } from "./site-build.mjs";

const BENCHES = [
  "rate",
  "faults",
  "durability",
  "invoice-numbers",
  "money-walk",
  "lighthouse",
  "slow-phone",
  "matching",
  "matches",
  "conflict-ledger",
  "directory",
  "search",
  "analytics",
  "dashboards",
  "uploads",
];

const WITH_BROWSER = ["lighthouse", "slow-phone"];

async function main() {
  const [name = "rate", ...rest] = process.argv.slice(2);
  if (!BENCHES.includes(name))
    throw new Error(`Usage: npm run bench, or npm run bench -- ${BENCHES.join("|")}`);
  await ensureInstalled();
  await ensureBuilt();
  const args = [
    "--disable-warning=ExperimentalWarning",
    "--expose-gc",
    path.join(root, "bench", `${name}.ts`),
    ...rest,
  ];
  const env = installedEnvironment({
    NODE_ENV: "production",
    ...(WITH_BROWSER.includes(name) && { CHROMIUM_PATH: await ensureBrowser() }),
  });
  return run(requireNodeBinary(), args, { env });
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
