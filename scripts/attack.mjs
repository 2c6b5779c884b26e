// npm run attack: fuzzing, the authorization matrix and the leak check against a running site. See docs/operations.md.

import { ensureBuilt } from "./site-build.mjs";
import { ensureInstalled } from "./install.mjs";
import { runServerCommand } from "./server-command.mjs";

await ensureInstalled();
await ensureBuilt();
await runServerCommand("attack");
