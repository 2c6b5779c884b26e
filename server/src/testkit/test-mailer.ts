import { backgroundTasks } from "../background-work.ts";
import type { Email } from "../platform/email/mailer.ts";
import { createTaskQueue } from "../platform/tasks/queue.ts";
import type { FinishedAttempt } from "../platform/tasks/boss.ts";
import { noPushServices } from "./push/no-push-services.ts";
import { quietLog } from "./quiet-log.ts";
import type { Site } from "./site.ts";
import { runDelayedTasks } from "./task-queue.ts";

/** Collects the emails of a site. */
export interface TestMailer {
  /** Runs due tasks and returns the emails that they sent. */
  deliver: () => Promise<Email[]>;
  /** The same with tasks that were delayed before. */
  deliverDelayed: () => Promise<Email[]>;
  close: () => Promise<void>;
}

export async function startTestMailer(site: Site): Promise<TestMailer> {
  const sent: Email[] = [];
  const mailer = { send: async (email: Email) => void sent.push(email), close: () => undefined };
  const queue = createTaskQueue({
    connectionString: site.connectionString,
    tasks: backgroundTasks,
    deps: { ...site.deps, mailer, pushServices: noPushServices },
    log: quietLog,
  });
  await queue.start({ workers: false });
  const finish = (finished: readonly FinishedAttempt[]): Email[] => {
    const failed = finished.find(({ error }) => error !== undefined);
    if (failed?.error) throw failed.error;
    return sent.splice(0);
  };
  return {
    deliver: async () => finish(await queue.runDueTasks()),
    deliverDelayed: async () => finish(await runDelayedTasks(site, queue)),
    close: () => queue.stop(),
  };
}

/** The tokens of an email's links, in order. */
export const tokensIn = ({ text }: Email): string[] =>
  [...text.matchAll(/[?&]token=([\w-]+)/g)].flatMap(([, token]) => (token === undefined ? [] : [token]));

/** The token of an email's first link. */
export function tokenIn(email: Email | undefined): string {
  const [token] = email ? tokensIn(email) : [];
  if (token === undefined) throw new Error("The email has no link.");
  return token;
}
