import { pushLifetime } from "@caseload/contract/notifications/push-message";
import type { Notification } from "@caseload/contract/notifications/notifications";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pushDevices, pushMessages } from "../../../platform/db/schema/browser-push.ts";
import { deleteExpired } from "../../accounts/sign-in/delete-expired.ts";
import { type Notice, notify, notifyOnce } from "../notifications/notify.ts";
import { createParalegal } from "../../../testkit/market.ts";
import type { PushBrowser } from "../../../testkit/push/push-browser.ts";
import { openPushService, type PushService, senderOf } from "../../../testkit/push/push-service.ts";
import { openTestPushServices, takeReceived, subscribeBrowser } from "../../../testkit/push/test-push.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";
import { deriveVapidKeys } from "./vapid-keys.ts";

let site: Site;
let service: PushService;
let queue: TestQueue;
let reader: Awaited<ReturnType<typeof createParalegal>>;
let browser: PushBrowser;
let deviceId: number;

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
  site.time.now = new Date();
  service.received = [];
  service.answers = [];
  await site.db.delete(pushMessages);
  await queue.runDueTasks({ evenIfDelayed: true });
  reader = await createParalegal(site);
  browser = service.browser();
  deviceId = (await subscribeBrowser(reader, browser)).id;
});

const noticeOf = (input: Partial<Notice> = {}) => ({
  userId: reader.id,
  type: "contract" as const,
  title: "Terms are ready to sign",
  message: "Privilege review.\n\nPlease read them by Friday.",
  priority: "high" as const,
  actionUrl: "/contracts/7",
  ...input,
});
const notifyMember = (input: Partial<Notice> = {}) =>
  site.db.transaction((tx) => notify(tx, noticeOf(input), [], site.time.now));
/** Runs due tasks once, and returns the errors of failed ones. */
const send = async (evenIfDelayed = false) =>
  (await queue.runDueTasks({ evenIfDelayed })).flatMap(({ error }) => error?.message ?? []);
const arrived = () => takeReceived(service, browser);
const waiting = async () => (await site.db.select().from(pushMessages)).length;
const devicesLeft = async () =>
  (await site.db.select().from(pushDevices).where(eq(pushDevices.id, deviceId))).length;
const travel = (seconds: number) => (site.time.now = new Date(site.time.now.getTime() + seconds * 1_000));

describe("what a browser gets", () => {
  test("is encrypted, has sender and urgency, and the content of the notification", async () => {
    await notifyMember();
    expect(await send()).toEqual([]);
    const [push] = service.received;
    expect(push?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "high",
      ttl: String(pushLifetime),
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(senderOf(push?.headers ?? {})).toMatchObject({
      aud: service.origin,
      sub: "https://caseload.test",
      key: deriveVapidKeys(site.deps.secret).publicKey,
    });
    // All messages have the same length, which reveals nothing about the content.
    expect(push?.content).toHaveLength(4_096);
    expect(() => service.browser().read(push?.content ?? Buffer.alloc(0))).toThrow();
    const [notification] = await reader.ask<Notification[]>("listNotifications");
    expect(arrived()).toEqual([
      {
        id: expect.any(Number),
        userId: reader.id,
        title: "Terms are ready to sign",
        body: "Privilege review. Please read them by Friday.",
        tag: "contract /contracts/7",
        path: "/contracts/7",
        notificationId: notification?.id,
      },
    ]);
    expect(await waiting()).toBe(0);
    const [device] = await reader.ask<{ lastSentAt: string }[]>("listPushDevices");
    expect(device?.lastSentAt).toBe(site.time.now.toISOString());
  });

  test("is sent once to each of the user's browsers only", async () => {
    const second = service.browser();
    await subscribeBrowser(await site.signInAs(reader.id), second);
    const outsider = await createParalegal(site);
    const outsidersBrowser = service.browser();
    await subscribeBrowser(outsider, outsidersBrowser);
    await notifyMember();
    await send();
    expect(arrived()).toHaveLength(1);
    expect(takeReceived(service, second)).toHaveLength(1);
    expect(takeReceived(service, outsidersBrowser)).toEqual([]);
  });

  test("is truncated to the maximum length", async () => {
    await notifyMember({ title: "Ü".repeat(500), message: "🧾".repeat(5_000) });
    expect(await send()).toEqual([]);
    const [push] = arrived();
    expect(Array.from(push?.title ?? "")).toHaveLength(120);
    expect(push?.body.endsWith("🧾…")).toBe(true);
  });

  test("is not sent when the transaction rolls back", async () => {
    const undone = site.db.transaction(async (tx) => {
      await notify(tx, noticeOf(), [], site.time.now);
      throw new Error("taken back");
    });
    await expect(undone).rejects.toThrow("taken back");
    await send();
    expect(service.received).toEqual([]);
  });
});

describe("a message is not sent when it is", () => {
  test("read in the app meanwhile", async () => {
    await notifyMember();
    await reader.ask("readAllNotifications");
    await send();
    expect([service.received, await waiting()]).toEqual([[], 0]);
  });

  test("replaced by a newer one about the same thing", async () => {
    for (const title of ["One message", "Two messages"])
      await site.db.transaction((tx) =>
        notifyOnce(tx, { ...noticeOf({ title }), actionUrl: "/messages/9" }, [], site.time.now),
      );
    await send();
    expect(arrived().map(({ title }) => title)).toEqual(["Two messages"]);
  });

  test("for a session that has ended", async () => {
    await notifyMember();
    await reader.ask("logout");
    expect(await send()).toEqual([]);
    expect([service.received, await waiting()]).toEqual([[], 0]);
  });

  test("a day old", async () => {
    await notifyMember();
    travel(pushLifetime + 1);
    await send();
    expect([service.received, await waiting()]).toEqual([[], 0]);
    await notifyMember();
    travel(pushLifetime + 1);
    await deleteExpired(site.db, site.time.now);
    expect(await waiting()).toBe(0);
  });
});

describe("a push service that", () => {
  test.each([404, 410])("no longer knows the browser (%i) ends the subscription", async (status) => {
    service.answers = [{ status }];
    await notifyMember();
    expect(await send()).toEqual([]);
    expect([await devicesLeft(), await waiting()]).toEqual([0, 0]);
  });

  test.each([429, 503])("asks for a delay (%i) is not called before", async (status) => {
    service.answers = [{ status, headers: { "retry-after": "900" } }];
    await notifyMember();
    expect(await send()).toEqual([]);
    expect(await send()).toEqual([]);
    expect(arrived()).toHaveLength(1);
    // A task delivered again leaves the message to the delayed task.
    expect(await send(true)).toEqual([]);
    expect(service.received).toEqual([]);
    expect(await waiting()).toBe(1);
  });

  test("asks for a delay gets the message afterwards", async () => {
    service.answers = [{ status: 429, headers: { "retry-after": "900" } }];
    await notifyMember();
    await send();
    expect(arrived()).toHaveLength(1);
    travel(900);
    expect(await send(true)).toEqual([]);
    const [push] = service.received;
    expect(push?.headers.ttl).toBe(String(pushLifetime - 900));
    expect([arrived().length, await waiting()]).toEqual([1, 0]);
  });

  test.each([500, 502, 429])("has a temporary error (%i) is retried", async (status) => {
    service.answers = [{ status }];
    await notifyMember();
    expect(await send()).toEqual([`A push service answered ${status}`]);
    expect(await waiting()).toBe(1);
    expect(await send(true)).toEqual([]);
    expect([arrived().length, await waiting(), await devicesLeft()]).toEqual([2, 0, 1]);
  });

  test.each([400, 403, 413, 302])("rejects the message (%i) is not retried", async (status) => {
    service.answers = [{ status, headers: { location: `${service.origin}/elsewhere` } }];
    await notifyMember();
    expect(await send()).toEqual([]);
    expect([service.received.length, await waiting(), await devicesLeft()]).toEqual([1, 0, 1]);
  });

  test("is in a private network is never called, and its device is removed", async () => {
    const inside = browser.subscription.endpoint.replace("push.test", "inside.test");
    await site.db.update(pushDevices).set({ endpoint: inside }).where(eq(pushDevices.id, deviceId));
    await notifyMember();
    expect(await send()).toEqual([]);
    expect([service.received, await devicesLeft()]).toEqual([[], 0]);
  });

  test("has a device with invalid keys is not called", async () => {
    await site.db.update(pushDevices).set({ auth: "" }).where(eq(pushDevices.id, deviceId));
    await notifyMember();
    expect(await send()).toEqual([]);
    expect([service.received, await devicesLeft()]).toEqual([[], 0]);
  });

  test("has a private IP address as host is not called", async () => {
    const endpoint = browser.subscription.endpoint.replace("push.test", "[::1]");
    await site.db.update(pushDevices).set({ endpoint }).where(eq(pushDevices.id, deviceId));
    await notifyMember();
    await send();
    expect([service.received, await devicesLeft()]).toEqual([[], 0]);
  });
});
