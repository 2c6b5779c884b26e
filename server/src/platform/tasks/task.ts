import { z } from "zod";
import type { Db } from "../db/database.ts";

/** The current attempt of a task. */
export type Attempt = {
  taskId: string;
  /** Starts with 1. */
  number: number;
  /** Aborted when the server stops, or the task was assigned to another worker. */
  signal: AbortSignal;
};

type TaskPolicy = {
  /** Attempts after the first one. */
  retryLimit: number;
  /** Seconds before the second attempt. */
  retryDelay: number;
  /** Doubles the delay from attempt to attempt, up to retryDelayMax. */
  retryBackoff: boolean;
  /** Seconds. */
  retryDelayMax: number;
  /** Seconds for which a task is kept after it was done or has failed for good. */
  deleteAfterSeconds: number;
  /** Seconds that one attempt may take. */
  expireInSeconds: number;
  /** Tasks that one process works on at the same time. */
  concurrency: number;
  /**
   * Enqueuing a second task with the same singletonKey does nothing while the first one is queued ("queued"), or queued
   * or running ("unfinished"). Cannot be changed under the same name.
   */
  unique: "no" | "queued" | "unfinished";
};

/** A kind of background work. Its payload is JSON with ids and no personal data, because it may be logged. */
export type Task<Payload extends object, Deps> = {
  readonly name: string;
  readonly policy: TaskPolicy;
  readonly check: (payload: Payload) => Payload;
  readonly run: (stored: unknown, deps: Deps, attempt: Attempt) => Promise<void>;
};

/** A task with any payload. */
export type AnyTask<Deps> = Pick<Task<never, Deps>, "name" | "policy" | "run">;

/** The default retries span about an hour. */
const defaults: TaskPolicy = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  deleteAfterSeconds: 7 * 86_400,
  expireInSeconds: 300,
  concurrency: 2,
  unique: "no",
};

/** The name, policy and payload of a task, which suffice to enqueue it. */
export type TaskDeclaration<Payload extends object> = Pick<Task<Payload, never>, "name" | "policy" | "check">;

/** Declares a task that another module handles. */
export function declareTask<Payload extends object>(
  name: string,
  { payload: schema, ...policy }: { payload: z.ZodType<Payload> } & Partial<TaskPolicy>,
): TaskDeclaration<Payload> {
  return { name, policy: { ...defaults, ...policy }, check: (payload) => schema.parse(payload) };
}

/**
 * Adds the handler to a declared task. Tasks are delivered at least once, so the handler must be idempotent. A handler
 * that throws is retried.
 */
export function handleTask<Payload extends object, Deps = void>(
  declaration: TaskDeclaration<Payload>,
  handler: (payload: Payload, deps: Deps, attempt: Attempt) => Promise<void>,
): Task<Payload, Deps> {
  return {
    ...declaration,
    run: (stored, deps, attempt) => handler(declaration.check(stored as Payload), deps, attempt),
  };
}

/** Declares a task with its handler. */
export const defineTask = <Payload extends object, Deps = void>(
  name: string,
  options: { payload: z.ZodType<Payload> } & Partial<TaskPolicy>,
  handler: (payload: Payload, deps: Deps, attempt: Attempt) => Promise<void>,
): Task<Payload, Deps> => handleTask(declareTask(name, options), handler);

/** Dependencies of scheduled tasks. */
export interface ScheduledTaskDeps {
  db: Db;
  clock: () => Date;
}

/** Policy of tasks that run every minute. They are not retried, and soon deleted, because there are 1,440 a day. */
export const everyMinute = {
  retryLimit: 0,
  concurrency: 1,
  expireInSeconds: 600,
  deleteAfterSeconds: 3_600,
} satisfies Partial<TaskPolicy>;

/** Defines a task that runs every minute. */
export const scheduledTask = (
  name: string,
  command: (db: Db, now: Date) => Promise<number>,
): Task<object, ScheduledTaskDeps> =>
  defineTask<object, ScheduledTaskDeps>(
    name,
    { payload: z.object({}), ...everyMinute },
    async (_payload, { db, clock }) => {
      await command(db, clock());
    },
  );
