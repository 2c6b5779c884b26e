import { availableParallelism, loadavg } from "node:os";
import type { Answer } from "./send.ts";

/** Milliseconds above which an answer is slow. */
export const slowMs = 1_000;
/** Findings that are printed; more are counted. */
const maxPrinted = 40;

/** Processes of the last minute that ran or waited for a processor, for each processor, above which time tells nothing. */
const maxWaiting = 2;

/** Whether the machine is so busy that slow answers say more about it than about the site. */
const isBusy = (): boolean => (loadavg()[0] ?? 0) > maxWaiting * availableParallelism();

/** Counts the answers of one part of the attack, and collects what is wrong with them. */
export class Tally {
  readonly name: string;
  requests = 0;
  readonly statuses = new Map<number, number>();
  slow = 0;
  slowestMs = 0;
  readonly findings: string[] = [];
  #unsure = 0;

  constructor(name: string) {
    this.name = name;
  }

  count({ status, ms }: Pick<Answer, "status" | "ms">): void {
    this.requests += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (ms > slowMs) this.slow += 1;
    this.slowestMs = Math.max(this.slowestMs, ms);
  }

  find(finding: string): void {
    this.findings.push(finding);
    if (this.findings.length <= maxPrinted) console.log(`  FOUND ${finding}`);
  }

  /** Like find; on a busy machine it is printed and not counted. */
  findSlow(finding: string): void {
    if (!isBusy()) return this.find(finding);
    this.#unsure += 1;
    if (this.#unsure <= maxPrinted) console.log(`  not counted, the machine is busy: ${finding}`);
    return undefined;
  }

  /** The share of answers that a limit refused. */
  get limitedShare(): number {
    return (this.statuses.get(429) ?? 0) / Math.max(1, this.requests);
  }
}
