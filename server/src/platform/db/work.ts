import { AsyncLocalStorage } from "node:async_hooks";

/** Milliseconds that a request may wait for the database before its rounds are judged. */
const maxWait = 4_500;
/** Mean milliseconds of a round, above which the database or the path to it counts as too slow to continue. */
const maxMeanRound = 1_000;

/**
 * How long a request waits for statements, over all of them. Each may be below the limit of one statement and their sum far
 * above what a person waits for, such as when every round trip takes four seconds. Requests of many quick statements, such
 * as exports, may take longer. Statements that run side by side are one round.
 */
export class DatabaseWait {
  #waited = 0;
  #rounds = 0;
  #running = 0;
  #since = 0;
  #isOver = false;

  begin(): void {
    if (this.#running === 0) {
      this.#since = performance.now();
      this.#rounds += 1;
    }
    this.#running += 1;
  }

  end(): void {
    this.#running -= 1;
    if (this.#running === 0) this.#waited += performance.now() - this.#since;
  }

  /** Milliseconds until the request has waited too long; 0 or less when it has. */
  get left(): number {
    if (this.#isOver) return Infinity;
    const running = this.#running > 0 ? performance.now() - this.#since : 0;
    return Math.max(maxWait, this.#rounds * maxMeanRound) - this.#waited - running;
  }

  /** Lifts the limit once the request is answered: what it has started, such as a timer, lives on. */
  close(): void {
    this.#isOver = true;
  }
}

interface Work {
  readonly kind: string;
  readonly wait: DatabaseWait | undefined;
}

const current = new AsyncLocalStorage<Work>();

/** Runs a function as a kind of work, such as "jobs" for the requests below /api/jobs (shared-pool.ts). */
export const runAs = <Result>(kind: string, run: () => Result): Result =>
  current.run({ kind, wait: currentWait() }, run);

/** Runs a function as part of a request that waits for the database. */
export const runWaiting = <Result>(wait: DatabaseWait, run: () => Result): Result =>
  current.run({ kind: currentWork(), wait }, run);

export const currentWork = (): string => current.getStore()?.kind ?? "other";

export const currentWait = (): DatabaseWait | undefined => current.getStore()?.wait;
