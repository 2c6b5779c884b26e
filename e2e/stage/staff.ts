import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import type { TestSite } from "./site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What npm run staff does, on the database of a running site; answers what it prints. */
export async function staffCommand(site: TestSite, verb: "grant" | "revoke", email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["server/src/staff-command.ts", verb, email],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: site.databaseUrl,
        AUTH_SECRET: "not used by this command, but long enough",
      },
    },
  );
  return stdout.trim();
}
