// npm run backup -- FOLDER: writes the database, files and keys to a new folder.

import { runServerCommand } from "./server-command.mjs";

await runServerCommand("backup");
