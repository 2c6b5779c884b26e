import { createHash } from "node:crypto";
import { chmodSync, chownSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canEnter } from "./account.ts";
import type { ClusterHome } from "./cluster.ts";

/** sun_path has 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const maxSocketPath = 103;

/** Creates a short private folder for the socket; its name follows from the data folder. */
export function openSocketFolder({ folder, account }: ClusterHome): string {
  const name = `caseload-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;
  const fits = Buffer.byteLength(join(tmpdir(), name, ".s.PGSQL.5432")) <= maxSocketPath;
  const path = join(fits && canEnter(tmpdir(), account) ? tmpdir() : "/tmp", name);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  // Any user can create folders in /tmp. The owner of the folder could intercept connections.
  if (!found.isDirectory() || (found.uid !== process.getuid?.() && found.uid !== account?.uid)) {
    throw new Error(`${path} belongs to another user. Remove it, or set TMPDIR to a folder of your own.`);
  }
  if (account !== undefined) chownSync(path, account.uid, account.gid);
  chmodSync(path, 0o700);
  return path;
}
