import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Runs a function as a kind of work, such as "jobs" for the requests below /api/jobs (shared-pool.ts). */
export const runAs = <Result>(kind: string, run: () => Result): Result => current.run(kind, run);

export const currentWork = (): string => current.getStore() ?? "other";
