import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface CommandResult {
  code: number;
  text: string;
}

/**
 * Runs a command as npm run does.
 * @returns its exit code, and what it printed: standard error, when it failed and wrote any
 */
export async function runCommand(
  command: "backup" | "restore" | "verify-records",
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
    const { code, stderr, stdout } = error as { code: number; stderr: string; stdout: string };
    return { code, text: stderr.trim() || stdout.trim() };
  }
}
