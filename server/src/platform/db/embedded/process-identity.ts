import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

type ProcessIdentity = {
  /** Differs between two processes that had the same process id at different times. */
  startedAt: string;
  command: string;
};

/** Returns the process with an id; undefined when none runs. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessIdentity | undefined {
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  const command = readOrUndefined(`/proc/${pid}/cmdline`);
  if (stat === undefined || command === undefined) return undefined;
  // proc(5): after the parenthesized name come the state (field 3) and, as field 22, the start time.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const state = fields[0];
  if (state === "Z" || state === "X") return undefined;
  const boot = readOrUndefined("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
  return { startedAt: `${boot}:${fields[19]}`, command: command.replaceAll("\0", " ").trim() };
}

function fromPs(pid: number): ProcessIdentity | undefined {
  const columns = ["-o", "stat=", "-o", "lstart=", "-o", "command="];
  const ps = spawnSync("ps", ["-ww", "-p", String(pid), ...columns], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
  });
  const found = /^\s*(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/m.exec(ps.stdout ?? "");
  if (found === null || found[1]?.startsWith("Z")) return undefined;
  return { startedAt: found[2] ?? "", command: found[3] ?? "" };
}

/**
 * Ids of the processes that work in a folder, which PostgreSQL's sessions do even after their parent's death. None where
 * the system does not tell, which is everywhere but on Linux.
 */
export function processesIn(folder: string): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && folderOf(name) === folder)
    .map(Number);
}

function folderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
