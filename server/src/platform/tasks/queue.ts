import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Reader } from "../db/database.ts";
import type { BossOptions, FinishedAttempt, RunAttempt, Schedule } from "./boss.ts";
import { declareQueue, createBoss, limitScheduleQueue, syncSchedules, workOn } from "./boss.ts";
import { enqueue, type EnqueueOptions } from "./enqueue.ts";
import type { AnyTask, Attempt, Task } from "./task.ts";

export type TaskQueue<Deps> = {
  /** Creates the schema "tasks" and, with workers, starts them. Several processes may start at once. */
  start(options: { workers: boolean }): Promise<void>;
  /** See enqueue.ts. */
  enqueue<Payload extends object>(
    tx: Reader,
    task: Task<Payload, Deps>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Runs due tasks one after the other until none is left. For tests, without workers. */
  runDueTasks(options?: { evenIfDelayed?: boolean }): Promise<FinishedAttempt[]>;
  /** Waits for the running handlers and closes the connections. */
  stop(): Promise<void>;
};

export type TaskQueueOptions<Deps> = BossOptions & {
  tasks: readonly AnyTask<Deps>[];
  schedules?: readonly Schedule[];
  /** Passed to every handler. */
  deps: Deps;
};

/** Milliseconds that a stop waits for handlers; an aborted handler is retried after the restart. */
const stopTimeoutMs = 8_000;
/** Detects tasks that enqueue themselves endlessly. */
const maxAttemptsPerRun = 10_000;

export function createTaskQueue<Deps>(options: TaskQueueOptions<Deps>): TaskQueue<Deps> {
  const { tasks, schedules = [] } = options;
  let boss: PgBoss | undefined;
  const started = (): PgBoss => {
    if (boss === undefined) throw new Error("The task queue has not been started.");
    return boss;
  };
  const attempt: RunAttempt<Deps> = (task, job) => attemptOnce(task, job, options);

  return {
    async start({ workers }) {
      boss = createBoss(options, workers);
      await boss.start();
      for (const task of tasks) await declareQueue(boss, task);
      if (!workers) return;
      await limitScheduleQueue(boss);
      await syncSchedules(boss, schedules);
      for (const task of tasks) await workOn(boss, task, attempt);
    },
    enqueue,
    runDueTasks: ({ evenIfDelayed = false } = {}) => drain(started(), tasks, attempt, evenIfDelayed),
    async stop() {
      await boss?.stop({ graceful: true, timeout: stopTimeoutMs, close: true });
      boss = undefined;
    },
  };
}

async function attemptOnce<Deps>(
  task: AnyTask<Deps>,
  job: JobWithMetadata<unknown>,
  { deps, log }: TaskQueueOptions<Deps>,
): Promise<FinishedAttempt> {
  const about: Attempt = { taskId: job.id, number: job.retryCount + 1, signal: job.signal };
  try {
    await task.run(job.data, deps, about);
    return { task: task.name, taskId: job.id };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    log.warn({ err: error, task: task.name, taskId: job.id, attempt: about.number }, "A task failed");
    return { task: task.name, taskId: job.id, error };
  }
}

async function drain<Deps>(
  boss: PgBoss,
  tasks: readonly AnyTask<Deps>[],
  attempt: RunAttempt<Deps>,
  ignoreStartAfter: boolean,
) {
  const finished: FinishedAttempt[] = [];
  let idle = 0;
  for (let turn = 0; tasks.length > 0 && idle < tasks.length; turn++) {
    const task = tasks[turn % tasks.length];
    const [job] =
      task === undefined
        ? []
        : await boss.fetch<unknown>(task.name, { includeMetadata: true, ignoreStartAfter });
    if (task === undefined || job === undefined) {
      idle++;
      continue;
    }
    idle = 0;
    const result = await attempt(task, job);
    finished.push(result);
    if (result.error === undefined) await boss.complete(task.name, job);
    else await boss.fail(task.name, job, result.error);
    if (finished.length > maxAttemptsPerRun) throw new Error("The tasks do not come to an end.");
  }
  return finished;
}
