import { spawnSync } from "node:child_process";
import { lstatSync } from "node:fs";

/** The user that PostgreSQL runs as when Caseload itself runs as root, which PostgreSQL refuses. */
export type Account = { uid: number; gid: number };

const candidates = ["postgres", "_postgres", "nobody"];

/** Undefined when PostgreSQL may run as the present user. */
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

/** The owner of existing data, when that is somebody whom PostgreSQL accepts. */
export function ownerAccount(folder: string): Account | undefined {
  if (!startedAsRoot()) return undefined;
  const { uid, gid } = lstatSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

/** Whether the user may pass through the folder and everything above it: the kernel's own answer. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  return (
    spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account, cwd: "/", stdio: "ignore" })
      .status === 0
  );
}

export function startedAsRoot(): boolean {
  return process.getuid?.() === 0;
}

function idOf(flag: "-u" | "-g", name: string): number | undefined {
  const answer = spawnSync("id", [flag, name], { encoding: "utf8" });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}
