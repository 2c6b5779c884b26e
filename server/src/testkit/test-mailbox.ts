import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { backgroundTasks } from "../background-work.ts";
import { createMailer, outboxFolder } from "../platform/email/mailer.ts";
import { createTaskQueue } from "../platform/tasks/queue.ts";
import { noPushServices } from "./push/no-push-services.ts";
import { quietLog } from "./quiet-log.ts";
import type { Site } from "./site.ts";

export interface TestMailbox {
  /** Runs due tasks and returns the emails since the last call, oldest first. */
  readNew: () => Promise<Email[]>;
  close: () => Promise<void>;
}

/** The outbox folder of a site without a mail server. */
export async function openTestMailbox(site: Site): Promise<TestMailbox> {
  const dataDir = await mkdtemp(join(tmpdir(), "caseload-emails-"));
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
    readNew: async () => {
      const failed = (await queue.runDueTasks()).find(({ error }) => error);
      if (failed?.error) throw failed.error;
      const names = await readdir(outboxFolder(dataDir)).catch(() => []);
      const added = names.filter((name) => !read.has(name)).toSorted();
      for (const name of added) read.add(name);
      return Promise.all(
        added.map(async (name) => PostalMime.parse(await readFile(join(outboxFolder(dataDir), name)))),
      );
    },
    close: async () => {
      await queue.stop();
      mailer.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
