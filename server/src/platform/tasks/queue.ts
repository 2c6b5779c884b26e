import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Reader } from "../db/database.ts";
import type { BossOptions, FinishedAttempt, RunAttempt, Schedule } from "./boss.ts";
import { declareQueue, newBoss, publishTimetable, workOn } from "./boss.ts";
import { enqueue, type EnqueueOptions } from "./enqueue.ts";
import type { AnyTask, Attempt, Task } from "./task.ts";

export type TaskQueue<Deps> = {
  /** Prepares the schema "tasks"; with workers, begins to work. Several processes may start at once. */
  start(options: { workers: boolean }): Promise<void>;
  /** enqueue.ts, for those who hold the queue. */
  enqueue<Payload extends object>(
    tx: Reader,
    task: Task<Payload, Deps>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Runs what is due, one after the other, until nothing is. For tests, without workers. */
  runDueTasks(options?: { evenIfDelayed?: boolean }): Promise<FinishedAttempt[]>;
  /** Takes no new work, waits for the handlers under way and closes the connections. */
  stop(): Promise<void>;
};

export type TaskQueueOptions<Deps> = BossOptions & {
  tasks: readonly AnyTask<Deps>[];
  schedules?: readonly Schedule[];
  /** Handed to every handler. */
  deps: Deps;
};

/** Milliseconds that a stop waits for handlers; an aborted one is tried again after the restart. */
const stopPatience = 8_000;
/** A test's tasks end; a task that enqueues itself without end would not. */
const maxAttemptsInOneRun = 10_000;

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
      boss = newBoss(options, workers);
      await boss.start();
      for (const task of tasks) await declareQueue(boss, task);
      if (!workers) return;
      await publishTimetable(boss, schedules);
      for (const task of tasks) await workOn(boss, task, attempt);
    },
    enqueue,
    runDueTasks: ({ evenIfDelayed = false } = {}) => drain(started(), tasks, attempt, evenIfDelayed),
    async stop() {
      await boss?.stop({ graceful: true, timeout: stopPatience, close: true });
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
    if (finished.length > maxAttemptsInOneRun) throw new Error("The tasks do not come to an end.");
  }
  return finished;
}
