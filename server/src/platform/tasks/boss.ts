import type pg from "pg";
import type { JobWithMetadata, Queue } from "pg-boss";
import { PgBoss } from "pg-boss";
import { clientOptions, connectionLimits, maxLifetimeSeconds } from "../db/connection-limits.ts";
import { DatabaseError, findDatabaseFailure } from "../db/database-failure.ts";
import type { Log } from "../log.ts";
import { type AnyTask, everyMinute } from "./task.ts";

/** A scheduled task: a cron expression with five fields, in UTC unless a time zone is set. */
export type Schedule = { task: { name: string }; cron: string; payload?: object; timeZone?: string };

export type FinishedAttempt = { task: string; taskId: string; error?: Error };

export type RunAttempt<Deps> = (
  task: AnyTask<Deps>,
  job: JobWithMetadata<unknown>,
) => Promise<FinishedAttempt>;

/** The schema of the task queue's tables. */
export const schema = "tasks";

/** Connections of a process with workers, beside the one that listens. */
export const workerPoolSize = 2;

/** pg-boss passes these to the driver, whose query_timeout ends a connection that is silent. */
const connection: pg.PoolConfig & { application_name: string; connectionTimeoutMillis: number } = {
  ...clientOptions(connectionLimits.queue),
  query_timeout: connectionLimits.queue.silence,
  maxLifetimeSeconds,
};

/** Seconds without a heartbeat after which a task is assigned to another worker. */
const heartbeatSeconds = 30;

/** Milliseconds between two warnings that the database does not answer, which all workers notice at once. */
const warningInterval = 10_000;

export type BossOptions = {
  connectionString: string;
  log: Log;
  /** Seconds between two checks for tasks whose worker has died, and for a backlog. */
  supervisionInterval?: number;
  /** Seconds between two deletions of finished tasks. */
  maintenanceInterval?: number;
};

export function createBoss(
  { connectionString, log, supervisionInterval = 15, maintenanceInterval = 600 }: BossOptions,
  workers: boolean,
): PgBoss {
  const boss = new PgBoss({
    connectionString,
    ...connection,
    schema,
    max: workers ? workerPoolSize : 1,
    supervise: workers,
    schedule: workers,
    useListenNotify: workers,
    superviseIntervalSeconds: supervisionInterval,
    monitorIntervalSeconds: supervisionInterval,
    queueCacheIntervalSeconds: supervisionInterval,
    // Small installations do not need index rebuilds, and some database roles lack the permission.
    reindex: false,
    maintenanceIntervalSeconds: maintenanceInterval,
  });
  let warnedAt = -Infinity;
  boss.on("error", (input) => {
    const err = errorFrom(input);
    if (!findDatabaseFailure(err)) return log.error({ err }, "The task queue met an error");
    // Every worker asks again by itself; a database that stays away is reported by requests and by /health/ready.
    if (performance.now() - warnedAt < warningInterval) return undefined;
    warnedAt = performance.now();
    return log.warn({ err }, "The task queue is waiting for the database");
  });
  boss.on("warning", ({ message }) => log.warn(`The task queue warns: ${message}`));
  return boss;
}

/**
 * pg-boss reports some failures as plain objects. Their messages may quote a task's payload, so only the stack and the
 * code are kept, and whether the database was out of reach.
 */
export function errorFrom(input: Error): Error {
  if (input instanceof Error) return input;
  const { message, stack, code }: Partial<pg.DatabaseError> = input;
  const failure = findDatabaseFailure(Object.assign(new Error(message), { code }));
  const error = failure
    ? new DatabaseError(failure, "the task queue did not reach the database")
    : new Error("a task or its bookkeeping failed");
  return Object.assign(error, { stack, code });
}

export async function declareQueue(boss: PgBoss, { name, policy }: AnyTask<never>): Promise<void> {
  const { concurrency: _, unique, ...retries } = policy;
  const kind = { no: "standard", queued: "short", unfinished: "exclusive" }[unique];
  const settings: Omit<Queue, "name" | "policy"> = { ...retries, heartbeatSeconds, notify: true };
  await boss.createQueue(name, { ...settings, policy: kind });
  const found = await boss.getQueue(name);
  if (found?.policy !== kind) {
    throw new Error(
      `The task ${name} was made with another "unique" rule. Give the changed task a new name.`,
    );
  }
  await boss.updateQueue(name, settings);
}

/** pg-boss's own queue, with one row for each run of a schedule. */
const scheduleQueue = "__pgboss__send-it";

/** Limits the rows of pg-boss's own queue like those of the tasks that it enqueues. */
export const limitScheduleQueue = (boss: PgBoss): Promise<void> =>
  boss.updateQueue(scheduleQueue, { deleteAfterSeconds: everyMinute.deleteAfterSeconds });

/** Synchronizes the schedules in the database with those in the code. */
export async function syncSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  for (const { task, cron, payload = {}, timeZone = "UTC" } of schedules) {
    await boss.schedule(task.name, cron, payload, { tz: timeZone, missed: "once" });
  }
  const wanted = new Set(schedules.map(({ task }) => task.name));
  for (const { name, key } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name, key);
  }
}

export async function workOn<Deps>(
  boss: PgBoss,
  task: AnyTask<Deps>,
  attempt: RunAttempt<Deps>,
): Promise<void> {
  const options = {
    includeMetadata: true,
    batchSize: 1,
    localConcurrency: task.policy.concurrency,
    // New tasks arrive by NOTIFY; retries and delayed tasks are found by polling.
    notifyPollingIntervalSeconds: 5,
    // A backlog, such as retries after an outage, is done without waiting for the next poll after each task.
    burstWhenReadyExceeds: 1,
  } as const;
  await boss.work<unknown, void, typeof options>(task.name, options, async (jobs) => {
    for (const job of jobs) {
      const { error } = await attempt(task, job);
      if (error !== undefined) throw error;
    }
  });
}
