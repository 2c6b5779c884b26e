import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import type { Page, Worker } from "@playwright/test";
import { findViolationsAtItsWidth } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

/** Chromium under test has no push service to subscribe at: this one gives an address that leads nowhere (RFC 2606). */
const pushService = `{
  const kept = "subscription under test";
  const base64Url = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const there = () => {
    const told = JSON.parse(sessionStorage.getItem(kept));
    return told && {
      options: { applicationServerKey: Uint8Array.from(told.siteKey).buffer },
      toJSON: () => told.given,
      unsubscribe: async () => sessionStorage.removeItem(kept),
    };
  };
  PushManager.prototype.getSubscription = async () => there();
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const p256dh = base64Url(await crypto.subtle.exportKey("raw", pair.publicKey));
    const keys = { p256dh, auth: base64Url(crypto.getRandomValues(new Uint8Array(16))) };
    const given = { endpoint: "https://push.invalid/" + crypto.randomUUID(), keys };
    sessionStorage.setItem(kept, JSON.stringify({ given, siteKey: [...applicationServerKey] }));
    return there();
  };
}`;

/** Hands a message to the service worker, as the browser does once it has decrypted one. */
async function openPushDelivery(page: Page, origin: string): Promise<(message: object) => Promise<void>> {
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

/** As a person does in the browser's own settings, while the page is open. */
async function block(page: Page, origin: string): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page is in no browser.");
  const { targetInfo } = await (await page.context().newCDPSession(page)).send("Target.getTargetInfo");
  const settings = await browser.newBrowserCDPSession();
  await settings.send("Browser.setPermission", {
    permission: { name: "notifications" },
    setting: "denied",
    origin,
    browserContextId: targetInfo.browserContextId,
  });
}

const shownBy = (worker: Worker): Promise<string[]> =>
  worker.evaluate(
    "registration.getNotifications().then((all) => all.map(({ title, body }) => title + ': ' + body))",
  );

test("a person turns notifications on, reads one outside the page, turns them off, and learns when they are blocked", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page, context, origin } = visitor;
  await context.grantPermissions(["notifications"], { origin });
  await page.addInitScript(pushService);
  const caller = await visitor.carrySession(demoPeople.owen.email, demoPassword);
  const { userId } = await caller.ask<{ userId: number }>("sessionOwner");
  await page.goto("/settings/notifications");
  const section = page.getByRole("region", { name: "Notifications" });
  await expect(section.getByRole("heading", { name: "Off in this browser" })).toBeVisible();

  await visitor.button("Turn On for This Browser").click();
  await visitor.seesToast("Notifications are on");
  const row = section.getByRole("listitem").filter({ hasText: "This browser" });
  await expect(row).toContainText("On since");
  await expect(section.getByRole("heading", { name: "Your browsers" })).toBeFocused();
  expect(await findViolationsAtItsWidth(visitor)).toEqual([]);

  const deliver = await openPushDelivery(page, origin);
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
  // No window of the site is left to show it.
  await page.goto("about:blank");
  await deliver(message);
  await deliver(message);
  await expect.poll(() => shownBy(worker)).toEqual(["Terms are ready to sign: Privilege review"]);
  await deliver({ ...message, id: 2, userId: userId + 1, tag: "another person's" });
  await expect
    .poll(async () => (await shownBy(worker)).toSorted())
    .toEqual([
      "Caseload: There is something new. Sign in to read it.",
      "Terms are ready to sign: Privilege review",
    ]);

  await page.goto("/settings/notifications");
  await section.getByRole("button", { name: "Turn off in this browser" }).click();
  await expect(section.getByRole("heading", { name: "Off in this browser" })).toBeVisible();

  await block(page, origin);
  await expect(section.getByRole("heading", { name: "Blocked in this browser" })).toBeVisible();
  await expect(visitor.button("Turn On for This Browser")).toBeHidden();
});
