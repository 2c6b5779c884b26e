import PostalMime from "postal-mime";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { backgroundTasks } from "../background-work.ts";
import { createMailer, outboxFolder } from "../platform/email/mailer.ts";
import { createTaskQueue } from "../platform/tasks/queue.ts";
import { noPushServices } from "./push/no-push-services.ts";
import { quietLog } from "./quiet-log.ts";
import type { Site } from "./site.ts";

export interface TestMailbox {
  /** Runs what is due, and answers the letters that were written since the last call, oldest first. */
  empty: () => Promise<Email[]>;
  close: () => Promise<void>;
}

/** The outbox folder of a site without a mail server. */
export async function openTestMailbox(site: Site): Promise<TestMailbox> {
  const dataDir = await mkdtemp(join(tmpdir(), "caseload-letters-"));
  const config = { ...site.deps.config, smtpUrl: undefined, dataDir, baseUrl: "https://caseload.test" };
  const mailer = createMailer(config);
  const queue = createTaskQueue({
    connectionString: site.connectionString,
    tasks: backgroundTasks,
    deps: { ...site.deps, mailer, pushServices: noPushServices, config },
    log: quietLog,
  });
  await queue.start({ workers: false });
  const read = new Set<string>();
  return {
    empty: async () => {
      const failed = (await queue.runDueTasks()).find(({ error }) => error);
      if (failed?.error) throw failed.error;
      const names = await readdir(outboxFolder(dataDir)).catch(() => []);
      const fresh = names.filter((name) => !read.has(name)).toSorted();
      for (const name of fresh) read.add(name);
      return Promise.all(
        fresh.map(async (name) => PostalMime.parse(await readFile(join(outboxFolder(dataDir), name)))),
      );
    },
    close: async () => {
      await queue.stop();
      mailer.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
