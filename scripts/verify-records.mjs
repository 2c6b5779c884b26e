// npm run verify-records: checks that timelines, versions and sealed files are unchanged.

import { runServerCommand } from "./server-command.mjs";

await runServerCommand("verify-records");
