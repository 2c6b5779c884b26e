/** Processor time of a running server and its database, read from /proc on Linux. It depends little on the machine's load. */
import { readdirSync, readFileSync } from "node:fs";

/** Of the kernel's clock, USER_HZ on every common Linux. */
const ticksPerSecond = 100;

/** The fields of /proc/PID/stat after the name of the command, from "state" on; empty once the process has ended. */
function readStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

export const parentOf = (pid: number): number => Number(readStat(pid)[1]);

/** utime, stime, and those of children that have ended: fields 14 to 17 of proc(5). */
const ownMs = (pid: number): number =>
  readStat(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + (Number(ticks) * 1_000) / ticksPerSecond, 0);

/** Milliseconds that a process and its children have taken so far. */
export function processorMs(pid: number): number {
  const children = readdirSync("/proc")
    .map(Number)
    .filter((other) => other > 0 && parentOf(other) === pid);
  return [pid, ...children].reduce((sum, one) => sum + ownMs(one), 0);
}
