/** npm run bench -- money-walk [steps] [seed]: a random walk over two contracts with a recount after every step. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";

const [steps = "2000", seed] = process.argv.slice(2);
const root = path.join(import.meta.dirname, "..");
const vitest = path.join(root, "node_modules", "vitest", "vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "server", "invoice-walk"], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "test",
    WALK_STEPS: steps,
    ...(seed !== undefined && { WALK_SEED: seed }),
  },
});
process.exitCode = status ?? 1;
