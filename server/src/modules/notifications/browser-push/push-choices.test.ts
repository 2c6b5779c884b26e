/** Choices for push messages: by type, and for alerts by the search preferences. */
import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import { type NotificationType, notificationTypes } from "@caseload/contract/notifications/notifications";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createFirmWithPartner, createParalegal, probatePosting } from "../../../testkit/market.ts";
import type { PushBrowser } from "../../../testkit/push/push-browser.ts";
import { openPushService, type PushService } from "../../../testkit/push/push-service.ts";
import { openTestPushServices, takeReceived, subscribeBrowser } from "../../../testkit/push/test-push.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";
import { notify } from "../notifications/notify.ts";

let site: Site;
let service: PushService;
let queue: TestQueue;
let reader: Awaited<ReturnType<typeof createParalegal>>;
let browser: PushBrowser;

beforeAll(async () => {
  site = await openSite();
  service = await openPushService();
  queue = await openTaskQueue(site, {}, openTestPushServices(site.deps.secret));
});
afterAll(async () => {
  await queue.stop();
  await service.close();
  await site.close();
});
beforeEach(async () => {
  reader = await createParalegal(site);
  browser = service.browser();
  await subscribeBrowser(reader, browser);
});

/** Sends one notification of each type, and returns the shown titles. */
async function shownOfEach(): Promise<string[]> {
  for (const type of notificationTypes)
    await site.db.transaction((tx) =>
      notify(
        tx,
        { userId: reader.id, type, title: type, message: "", priority: "low", actionUrl: null },
        [],
        site.time.now,
      ),
    );
  await queue.runDueTasks();
  return takeReceived(service, browser)
    .map(({ title }) => title)
    .toSorted();
}
const choose = (notifications: Partial<Record<NotificationType, object>>) =>
  reader.ask<AccountSettings>("updateAccountSettings", { body: { notifications } });
const all = notificationTypes.toSorted();

test("a registered browser shows all types except those turned off", async () => {
  expect(await shownOfEach()).toEqual(all);
  const { notifications } = await choose({ reminder: { push: false }, message: { push: false } });
  // The other channels are unchanged.
  expect(notifications.message).toEqual({ app: true, email: false, push: false });
  expect(await shownOfEach()).toEqual(all.filter((type) => type !== "reminder" && type !== "message"));
  await choose({ reminder: { push: true } });
  expect(await shownOfEach()).toEqual(all.filter((type) => type !== "message"));
});

test("a channel changed in another tab stays changed", async () => {
  await choose({ contract: { email: false } });
  await choose({ contract: { push: false } });
  const { notifications } = await choose({ contract: { app: true } });
  expect(notifications.contract).toEqual({ app: true, email: false, push: false });
});

test("a type turned off in the app can still be pushed", async () => {
  await choose({ contract: { app: false } });
  expect(await shownOfEach()).toContain("contract");
});

test("alerts of saved searches follow the search preferences, not the choices for jobs", async () => {
  const firm = await createFirmWithPartner(site, "Harrow Street Legal");
  const alert = {
    name: "Probate",
    filters: { keyword: "probate" },
    alertEnabled: true,
    frequency: "instant",
  };
  await reader.ask("saveSearch", { body: alert });
  const alerted = async (title: string) => {
    await firm.ask("postJob", { body: { ...probatePosting, title } });
    await queue.runDueTasks();
    return takeReceived(service, browser).map(({ title: shown, body }) => [shown, body.split(".")[0]]);
  };
  await choose({ job_update: { push: false } });
  expect(await alerted("Probate clerk")).toEqual([['New job for "Probate"', "Probate clerk"]]);
  await choose({ job_update: { push: true } });
  await reader.ask("saveSearchPreferences", { body: { pushNotifications: false } });
  expect(await alerted("Probate writer")).toEqual([]);
});
