// npm run restore -- FOLDER [--replace]: puts a backup in place while the server is stopped.

import { runServerCommand } from "./server-command.mjs";

await runServerCommand("restore");
