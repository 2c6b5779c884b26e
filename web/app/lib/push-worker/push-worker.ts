/**
 * The service worker: shows what the push service brings while no page is open and, for the installed app, answers with
 * the last copy where there is no connection.
 */
import { callUrl } from "@caseload/contract/call-url";
import type { CallName } from "@caseload/contract/endpoints";
import { product } from "@caseload/contract/product";
import type { PushMessage } from "@caseload/contract/notifications/push-message";
import { endpoints } from "../endpoints.ts";
import { answerEnding, answerFile, answerOwn, keptAs, mayEndSession } from "./kept-copies.ts";
import { placeOf, readMessage } from "./read-message.ts";

declare const self: ServiceWorkerGlobalScope;

/** Kept with a notification on the screen, for the press on it. */
type Kept = Pick<PushMessage, "id" | "path" | "notificationId">;

const icon = "/icon-192.png";
/** For whom the texts are not, and when nothing could be read. */
const withoutWords = {
  title: product.name,
  body: "There is something new. Sign in to read it.",
  tag: "without words",
};

const call = (name: CallName, params = {}, init: RequestInit = {}): Promise<Response> =>
  fetch(callUrl(endpoints[name], { params }), {
    method: endpoints[name].method,
    credentials: "same-origin",
    ...init,
  });

/** Whether the browser still carries the session of the person whom the message is for. */
async function isReaderHere(userId: number): Promise<boolean> {
  try {
    const { userId: here } = (await (await call("sessionOwner")).json()) as { userId: number | null };
    return here === userId;
  } catch {
    return false;
  }
}

/** Whether the site is visible, where toasts show the message. Apple revokes the permission of sites that show nothing. */
async function showsToastInPage(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!windows.some(({ focused }) => focused)) return false;
  const subscription = await self.registration.pushManager.getSubscription();
  return !new URL(subscription?.endpoint ?? "https://none.invalid").hostname.endsWith(".push.apple.com");
}

/** One that has arrived before and is still on the screen makes no second sound. */
async function isShown({ id, tag }: PushMessage): Promise<boolean> {
  const shown = await self.registration.getNotifications({ tag });
  return shown.some(({ data }) => (data as Partial<Kept> | null)?.id === id);
}

async function show(message: PushMessage | null): Promise<void> {
  if (!message || !(await isReaderHere(message.userId))) {
    const { title, body, tag } = withoutWords;
    return self.registration.showNotification(title, { body, tag, icon });
  }
  if (await showsToastInPage()) return;
  const { id, title, body, tag, path, notificationId } = message;
  const kept: Kept = { id, path, notificationId };
  // Known to browsers, and not to TypeScript's list of what they know.
  const again = { renotify: !(await isShown(message)) };
  await self.registration.showNotification(title, { body, tag, icon, data: kept, ...again });
}

/** A tab that shows it already comes to the front; others are left alone, because something may be half written there. */
async function open(place: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === place);
  await (there ? there.focus() : self.clients.openWindow(place));
}

async function markRead(id: number | null | undefined): Promise<void> {
  if (typeof id === "number") await call("readNotification", { id }).catch(() => undefined);
}

/** The push service changed the subscription's address: sends it to the API with the current session. */
async function notifyNewAddress(event: PushSubscriptionChangeEvent): Promise<void> {
  const options = event.oldSubscription?.options;
  const renewed =
    event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!renewed) return;
  const { endpoint, keys } = renewed.toJSON();
  const headers = { "content-type": "application/json" };
  await call("addPushDevice", {}, { headers, body: JSON.stringify({ endpoint, keys }) });
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kept = keptAs(request, self.location.origin, endpoints);
  if (mayEndSession(request)) event.respondWith(answerEnding(request));
  else if (kept === "file") event.respondWith(answerFile(request));
  else if (kept !== null) event.respondWith(answerOwn(request, kept, (work) => event.waitUntil(work)));
});
self.addEventListener("push", (event) => event.waitUntil(show(readMessage(event.data?.text()))));
self.addEventListener("notificationclick", (event) => {
  const { path = "/", notificationId } = (event.notification.data ?? {}) as Partial<Kept>;
  event.notification.close();
  event.waitUntil(Promise.all([open(placeOf(path, self.location.origin)), markRead(notificationId)]));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(notifyNewAddress(event)));
