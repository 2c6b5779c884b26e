import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import autocannon from "autocannon";

export interface Load {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds below which 99 of 100 answers came. */
  readonly p99: number;
  /** Largest resident memory of the server meanwhile, in MB. */
  readonly residentMb: number;
}

export interface Target {
  readonly url: string;
  readonly pid: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const connections = 20;
const memorySampleMs = 100;

/** Keeps all connections busy for some seconds. @throws when an answer is anything but a 2xx */
export async function putUnderLoad({ url, pid, headers = {} }: Target, seconds: number): Promise<Load> {
  let residentMb = residentMbOf(pid);
  const sampling = setInterval(() => {
    residentMb = Math.max(residentMb, residentMbOf(pid));
  }, memorySampleMs);
  try {
    const result = await autocannon({ url, headers: { ...headers }, connections, duration: seconds });
    const bad = result.non2xx + result.errors + result.timeouts;
    if (bad > 0) throw new Error(`${bad} requests to ${url} failed.`);
    return { rate: result.requests.average, p99: result.latency.p99, residentMb };
  } finally {
    clearInterval(sampling);
  }
}

export function residentMbOf(pid: number): number {
  if (process.platform !== "linux")
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)]).toString()) / 1024;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
