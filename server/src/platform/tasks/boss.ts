import type pg from "pg";
import type { JobWithMetadata, Queue } from "pg-boss";
import { PgBoss } from "pg-boss";
import type { Log } from "../log.ts";
import type { AnyTask } from "./task.ts";

/** An entry of the timetable: a cron expression of five fields, in UTC unless a time zone is named. */
export type Schedule = { task: { name: string }; cron: string; payload?: object; timeZone?: string };

export type FinishedAttempt = { task: string; taskId: string; error?: Error };

export type RunAttempt<Deps> = (
  task: AnyTask<Deps>,
  job: JobWithMetadata<unknown>,
) => Promise<FinishedAttempt>;

/** The schema of the task queue's tables. */
export const schema = "tasks";

/** Seconds without a sign of life after which a killed worker's task is given to another one. */
const heartbeatSeconds = 30;

export type BossOptions = {
  connectionString: string;
  log: Log;
  /** Seconds between two searches for tasks whose worker has died. */
  supervisionInterval?: number;
};

export function newBoss(
  { connectionString, log, supervisionInterval = 15 }: BossOptions,
  workers: boolean,
): PgBoss {
  const boss = new PgBoss({
    connectionString,
    application_name: "caseload tasks",
    schema,
    max: workers ? 4 : 1,
    supervise: workers,
    schedule: workers,
    useListenNotify: workers,
    superviseIntervalSeconds: supervisionInterval,
    monitorIntervalSeconds: supervisionInterval,
    // Small installations gain nothing from index rebuilds, and some roles must not do them.
    reindex: false,
  });
  boss.on("error", (given) => log.error({ err: errorFrom(given) }, "The task queue met an error"));
  boss.on("warning", ({ message }) => log.warn(`The task queue warns: ${message}`));
  return boss;
}

/**
 * pg-boss tells of some failures by copies, which are no errors and do not say whose they were. Their messages may quote
 * what a task was given, so that only the place and the code are kept.
 */
export function errorFrom(given: Error): Error {
  if (given instanceof Error) return given;
  const { stack, code }: Partial<pg.DatabaseError> = given;
  return Object.assign(new Error("a task or its bookkeeping failed"), { stack, code });
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

/** The timetable in the database follows the one in the code. */
export async function publishTimetable(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
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
    // New tasks announce themselves; retries and startAfter are found by looking.
    notifyPollingIntervalSeconds: 5,
  } as const;
  await boss.work<unknown, void, typeof options>(task.name, options, async (jobs) => {
    for (const job of jobs) {
      const { error } = await attempt(task, job);
      if (error !== undefined) throw error;
    }
  });
}
