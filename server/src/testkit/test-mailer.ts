import { backgroundTasks } from "../background-work.ts";
import type { Email } from "../platform/email/mailer.ts";
import { createTaskQueue } from "../platform/tasks/queue.ts";
import { noPushServices } from "./push/no-push-services.ts";
import { quietLog } from "./quiet-log.ts";
import type { Site } from "./site.ts";

/** Collects the emails of a site. */
export interface TestMailer {
  /** Runs due tasks and returns the emails that they sent. */
  deliver: () => Promise<Email[]>;
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
  return {
    deliver: async () => {
      const failed = (await queue.runDueTasks()).find(({ error }) => error !== undefined);
      if (failed?.error) throw failed.error;
      return sent.splice(0);
    },
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
