import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startBackground } from "./background-work.ts";
import { makePerson } from "./demo/factories.ts";
import { outboxFolder } from "./platform/email/mailer.ts";
import { notify } from "./modules/notifications/notifications/notify.ts";
import { unpooled } from "./platform/db/database-address.ts";
import { openSite } from "./testkit/site.ts";

test("a worker sends a notification's email soon after the commit, and stops on request", async () => {
  const site = await openSite();
  const dataDir = await mkdtemp(join(tmpdir(), "caseload-background-"));
  const { db, clock, config, secret, files, pdfRenderer } = site.deps;
  const stop = await startBackground({
    database: unpooled(site.connectionString),
    db,
    clock,
    secret,
    files,
    pdfRenderer,
    config: { ...config, dataDir },
    log: site.app.log,
  });
  try {
    const { id: userId } = await makePerson(db, clock(), { primaryRole: "freelance_paralegal" });
    const words = {
      title: "Work has started",
      message: "Deposition summaries.",
      priority: "medium",
    } as const;
    await db.transaction((tx) =>
      notify(tx, { userId, type: "contract", actionUrl: "/contracts/1", ...words }, [], clock()),
    );
    const sent = () => readdir(outboxFolder(dataDir)).catch(() => []);
    await expect.poll(async () => (await sent()).length, { timeout: 10_000, interval: 50 }).toBe(1);
  } finally {
    await stop();
    await site.close();
    await rm(dataDir, { recursive: true });
  }
});
