import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Runs a fixture that kills itself, or writes "done" when it lives to the end; answers whether it did. */
export async function livesToTheEnd(fixture: URL, given: readonly string[]): Promise<boolean> {
  // Where processes keep what they have compiled, so that each death costs less.
  const compiled = join(tmpdir(), `caseload-compiled-${fixture.pathname.split("/").at(-1)}`);
  const child = spawn(process.execPath, [fileURLToPath(fixture), ...given], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  if (signal !== "SIGKILL" && code !== 0) throw new Error(`The process ended with ${code}: ${output}`);
  return output.startsWith("done");
}
