import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import type { Page, Worker } from "@playwright/test";
import { findBarriersAtItsWidth } from "./stage/checkup.ts";
import { expect, test } from "./stage/test.ts";

test.use({ demo: "on" });

/** Chromium under test has no push service to subscribe at: this one gives an address that leads nowhere (RFC 2606). */
async function bringPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const base64Url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const kept = "subscription under test";
    const there = () => {
      const told = sessionStorage.getItem(kept);
      if (told === null) return null;
      return {
        options: { applicationServerKey: null },
        toJSON: () => JSON.parse(told) as PushSubscriptionJSON,
        unsubscribe: async () => {
          sessionStorage.removeItem(kept);
          return true;
        },
      } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => there();
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const p256dh = base64Url(await crypto.subtle.exportKey("raw", pair.publicKey));
      const keys = { p256dh, auth: base64Url(crypto.getRandomValues(new Uint8Array(16)).buffer) };
      const endpoint = `https://push.invalid/${crypto.randomUUID()}`;
      sessionStorage.setItem(kept, JSON.stringify({ endpoint, keys }));
      return there() as PushSubscription;
    };
  });
}

/** Hands a message to the service worker, as the browser does once it has decrypted one. */
async function openDoor(page: Page, origin: string): Promise<(message: object) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  return async (message) =>
    void (await session.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(message),
    }));
}

const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });
type ServiceWorkerGlobalScope = { registration: ServiceWorkerRegistration };

test("somebody turns notifications on, reads one outside the page, turns them off, and is told when they are blocked", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page, context, origin } = visitor;
  await context.grantPermissions(["notifications"], { origin });
  await bringPushService(page);
  const caller = await visitor.carrySession(demoPeople.owen.email, demoPassword);
  const { userId } = await caller.ask<{ userId: number }>("sessionOwner");
  await page.goto("/settings/notifications");
  const section = page.getByRole("region", { name: "Notifications" });
  await expect(section.getByRole("heading", { name: "Off in this browser" })).toBeVisible();

  await visitor.button("Turn On for This Browser").click();
  await visitor.seesToast("Notifications are on");
  const row = section.getByRole("listitem").filter({ hasText: "This browser" });
  await expect(row).toContainText("On since");
  expect(await findBarriersAtItsWidth(visitor)).toEqual([]);

  const deliver = await openDoor(page, origin);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("No service worker was registered.");
  const message = {
    id: 1,
    userId,
    title: "Terms are ready to sign",
    body: "Privilege review",
    tag: "contract /contracts/7",
    path: "/contracts/7",
    notificationId: null,
  };
  // No window of the site is left to tell it in.
  await page.goto("about:blank");
  await deliver(message);
  await deliver(message);
  await expect.poll(() => shownBy(worker)).toEqual(["Terms are ready to sign: Privilege review"]);
  await deliver({ ...message, id: 2, userId: userId + 1, tag: "another person's" });
  await expect.poll(() => shownBy(worker)).toContainEqual(expect.stringContaining("Sign in to read it"));
  expect((await shownBy(worker)).join()).not.toContain("another person's");

  await page.goto("/settings/notifications");
  await section.getByRole("button", { name: "Turn off in this browser" }).click();
  await expect(section.getByRole("heading", { name: "Off in this browser" })).toBeVisible();

  // What is not granted is denied.
  await context.grantPermissions(["clipboard-read"], { origin });
  await expect(section.getByRole("heading", { name: "Blocked in this browser" })).toBeVisible();
  await expect(visitor.button("Turn On for This Browser")).toBeHidden();
});
