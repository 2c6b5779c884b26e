import { backgroundTasks } from "../background-work.ts";
import { createMailer } from "../platform/email/mailer.ts";
import type { PushServices } from "../modules/notifications/browser-push/push-services.ts";
import { createTaskQueue, type TaskQueue } from "../platform/tasks/queue.ts";
import { noPushServices } from "./push/no-push-services.ts";
import { quietLog } from "./quiet-log.ts";
import type { Site } from "./site.ts";

/** A site's task queue, run by the test. */
export type TestQueue = TaskQueue<never>;

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
  return { ...queue, stop };
}
