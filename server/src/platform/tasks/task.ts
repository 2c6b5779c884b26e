import type { z } from "zod";

/** What a handler is told about the attempt under way. */
export type Attempt = {
  taskId: string;
  /** 1 at first. */
  number: number;
  /** Aborted when the server stops waiting for the handler, or somebody else has got the task. */
  signal: AbortSignal;
};

export type TaskPolicy = {
  /** Attempts after the first one. */
  retryLimit: number;
  /** Seconds before the second attempt. */
  retryDelay: number;
  /** Doubles the delay from attempt to attempt, up to retryDelayMax. */
  retryBackoff: boolean;
  /** Seconds. */
  retryDelayMax: number;
  /** Seconds that one attempt may take. */
  expireInSeconds: number;
  /** Tasks that one process works on at the same time. */
  concurrency: number;
  /**
   * Enqueuing a second task with the same singletonKey does nothing while the first one waits
   * ("queued"), or waits or runs ("unfinished"). Cannot be changed later under the same name.
   */
  unique: "no" | "queued" | "unfinished";
};

/** A kind of background work. Its payload is plain JSON and, as logs may keep it, ids rather than people. */
export type Task<Payload extends object, Deps> = {
  readonly name: string;
  readonly policy: TaskPolicy;
  readonly check: (payload: Payload) => Payload;
  readonly run: (stored: unknown, deps: Deps, attempt: Attempt) => Promise<void>;
};

/** Any task that these dependencies can run. */
export type AnyTask<Deps> = Pick<Task<never, Deps>, "name" | "policy" | "run">;

/** The default retries span about an hour, longer than a mail server's restart. */
const defaults: TaskPolicy = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 300,
  concurrency: 2,
  unique: "no",
};

/**
 * Names a task. It is delivered at least once: the handler has to bear being called again for work
 * that is done. A handler that throws is called again later.
 */
export function defineTask<Payload extends object, Deps = void>(
  name: string,
  { payload: schema, ...policy }: { payload: z.ZodType<Payload> } & Partial<TaskPolicy>,
  handler: (payload: Payload, deps: Deps, attempt: Attempt) => Promise<void>,
): Task<Payload, Deps> {
  return {
    name,
    policy: { ...defaults, ...policy },
    check: (payload) => schema.parse(payload),
    run: (stored, deps, attempt) => handler(schema.parse(stored), deps, attempt),
  };
}
