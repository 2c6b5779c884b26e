import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface CommandResult {
  code: number;
  text: string;
}

/** Runs a command as npm run backup and npm run restore do. */
export async function runBackupCommand(
  command: "backup" | "restore",
  env: Record<string, string>,
  ...args: string[]
): Promise<CommandResult> {
  const { PATH, HOME, TMPDIR } = process.env;
  const compiled = join(tmpdir(), "caseload-compiled-workers");
  try {
    const script = join(import.meta.dirname, "..", `${command}-command.ts`);
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
      env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compiled, ...env },
    });
    return { code: 0, text: stdout.trim() };
  } catch (error) {
    const failed = error as { code: number; stderr: string };
    return { code: failed.code, text: failed.stderr.trim() };
  }
}
