/** Push messages of a process that is killed between any two steps. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { pushMessages } from "../../../platform/db/schema/browser-push.ts";
import { runUntilCrash, requeueActiveTasks } from "../../../testkit/crash/crash-process.ts";
import { createParalegal } from "../../../testkit/market.ts";
import type { PushBrowser } from "../../../testkit/push/push-browser.ts";
import { openPushService, type PushService } from "../../../testkit/push/push-service.ts";
import { openTestPushServices, takeReceived, subscribeBrowser } from "../../../testkit/push/test-push.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";
import { notify } from "../notifications/notify.ts";

let site: Site;
let service: PushService;
let queue: TestQueue;
let browser: PushBrowser;
let userId: number;

beforeAll(async () => {
  site = await openSite();
  service = await openPushService();
  queue = await openTaskQueue(site, {}, openTestPushServices(site.deps.secret));
  const reader = await createParalegal(site);
  userId = reader.id;
  browser = service.browser();
  await subscribeBrowser(reader, browser);
});
afterAll(async () => {
  await queue.stop();
  await service.close();
  await site.close();
});

const worker = new URL("push-worker.fixture.ts", import.meta.url);

/** Returns the messages of one notification when the sending process is killed before a step. */
async function messageWithDeath(step: number) {
  const path = `/contracts/${step}`;
  const notice = { title: `Terms ${step}`, message: "", priority: "high", actionUrl: path } as const;
  await site.db.transaction((tx) => notify(tx, { userId, type: "contract", ...notice }, [], site.time.now));
  const hasLived = await runUntilCrash(step, worker, [site.connectionString, site.deps.secret]);
  await requeueActiveTasks(site.db);
  await queue.runDueTasks({ evenIfDelayed: true });
  return { hasLived, arrived: takeReceived(service, browser) };
}

test("at whichever step the process is killed, the browser gets each message and recognizes duplicates", async () => {
  let deaths = 0;
  let repeats = 0;
  // Nothing has happened before the first step.
  for (let step = 2; ; step += 1) {
    const { hasLived, arrived } = await messageWithDeath(step);
    expect({ step, titles: [...new Set(arrived.map(({ title }) => title))] }).toEqual({
      step,
      titles: [`Terms ${step}`],
    });
    expect({ step, names: new Set(arrived.map(({ id, tag }) => `${id} ${tag}`)).size }).toEqual({
      step,
      names: 1,
    });
    repeats += arrived.length - 1;
    if (hasLived) break;
    deaths += 1;
    if (deaths > 20) throw new Error("The process never reaches its end.");
  }
  expect(deaths).toBeGreaterThan(2);
  // Between the push service's response and the commit.
  expect(repeats).toBe(1);
  expect(await site.db.select().from(pushMessages)).toEqual([]);
}, 120_000);
