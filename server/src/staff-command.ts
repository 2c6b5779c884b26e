/** npm run staff: accounts, emails and tasks, for operators. Works with or without a running server. */
import { loadConfig } from "./platform/config.ts";
import { runStaffCommand } from "./run-staff-command.ts";

try {
  console.log(await runStaffCommand(process.argv.slice(2), () => loadConfig(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
