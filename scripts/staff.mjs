// npm run staff: accounts, emails and tasks, for operators. Without arguments it lists what it can do.

import { runServerCommand } from "./server-command.mjs";

await runServerCommand("staff");
