import { backgroundTasks } from "../background-work.ts";
import { sql } from "drizzle-orm";
import { createMailer } from "../platform/email/mailer.ts";
import type { PushServices } from "../modules/notifications/browser-push/push-services.ts";
import { createTaskQueue, type TaskQueue } from "../platform/tasks/queue.ts";
import type { FinishedAttempt } from "../platform/tasks/boss.ts";
import { noPushServices } from "./push/no-push-services.ts";
import { quietLog } from "./quiet-log.ts";
import type { Site } from "./site.ts";

/** A site's task queue, run by the test. */
export type TestQueue = TaskQueue<never>;

/**
 * Runs tasks that are delayed as well, and repeats failed ones. One that is enqueued meanwhile for later stays, or tasks that
 * wait for a mailbox would run for ever.
 */
export async function runDelayedTasks(
  { db }: Site,
  queue: Pick<TestQueue, "runDueTasks">,
): Promise<FinishedAttempt[]> {
  const { rows } = await db.execute<{ start: string }>(sql`select clock_timestamp()::text as start`);
  const finished: FinishedAttempt[] = [];
  for (;;) {
    await db.execute(sql`
      update tasks.job set start_after = now() - interval '1 second'
      where start_after > now() and (state = 'retry' or state = 'created' and created_on <= ${rows[0]?.start}::timestamptz)`);
    const run = await queue.runDueTasks();
    if (run.length === 0) return finished;
    finished.push(...run);
  }
}

/**
 * A queue without workers on a site's database.
 * @param mail settings of the mailer
 * @param pushServices none by default
 */
export async function openTaskQueue(
  site: Site,
  mail: { smtpUrl?: string | undefined; dataDir?: string; baseUrl?: string } = {},
  pushServices: PushServices = noPushServices,
): Promise<TestQueue> {
  const config = { ...site.deps.config, ...mail };
  const mailer = createMailer(config);
  const { db, clock, secret, nameSeal, files, pdfRenderer } = site.deps;
  const queue = createTaskQueue({
    connectionString: site.connectionString,
    tasks: backgroundTasks,
    deps: { db, clock, mailer, pushServices, config, secret, nameSeal, files, pdfRenderer },
    log: quietLog,
  });
  await queue.start({ workers: false });
  const stop = async () => {
    await queue.stop();
    mailer.close();
    pushServices.close();
  };
  return {
    ...queue,
    stop,
    runDueTasks: ({ evenIfDelayed = false } = {}) =>
      evenIfDelayed ? runDelayedTasks(site, queue) : queue.runDueTasks(),
  };
}
