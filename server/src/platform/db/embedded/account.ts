import { spawnSync } from "node:child_process";
import { lstatSync } from "node:fs";

/** The user that PostgreSQL runs as when Caseload runs as root, which PostgreSQL refuses. */
export type Account = { uid: number; gid: number };

const candidates = ["postgres", "_postgres", "nobody"];

/** Returns an unprivileged user; undefined when PostgreSQL can run as the current user. */
export function unprivilegedAccount(): Account | undefined {
  if (!startedAsRoot()) return undefined;
  for (const name of candidates) {
    const uid = idOf("-u", name);
    const gid = idOf("-g", name);
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid };
  }
  throw new Error(
    `Caseload runs as root, PostgreSQL must not, and none of the users ${candidates.join(", ")} exists. ` +
      "Start Caseload as an ordinary user, or set DATABASE_URL.",
  );
}

/** Returns the owner of existing data; undefined for root or when Caseload does not run as root. */
export function ownerAccount(folder: string): Account | undefined {
  if (!startedAsRoot()) return undefined;
  const { uid, gid } = lstatSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

/** Returns whether the user can enter the folder and all its parents, by running `cd` as that user. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  return (
    spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account, cwd: "/", stdio: "ignore" })
      .status === 0
  );
}

function startedAsRoot(): boolean {
  return process.getuid?.() === 0;
}

function idOf(flag: "-u" | "-g", name: string): number | undefined {
  const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : undefined;
}
