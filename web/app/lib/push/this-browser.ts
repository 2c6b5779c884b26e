/** What this browser can do about notifications outside the page, and doing it. */
import { api } from "~/lib/api.ts";
import { wantNoPush, wantPush } from "./wish.ts";
// oxlint-disable-next-line import/default -- Vite's ?url import is the address of the built worker
import address from "~/lib/push-worker/push-worker.ts?worker&url";

export type PushAbility =
  | "able"
  /** The person, or a policy of the browser, has blocked notifications of this site. */
  | "blocked"
  /** On iPhones and iPads only sites on the home screen may. */
  | "installFirst"
  | "unsupported";

/** Safari on iPhones and iPads: whether the site was opened from the home screen. */
const isInSafariTab = (): boolean => "standalone" in navigator && navigator.standalone === false;

export function pushAbility(): PushAbility {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return isInSafariTab() ? "installFirst" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : "able";
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export const isSubscribed = async (): Promise<boolean> =>
  pushAbility() === "able" && Notification.permission === "granted" && (await findSubscription()) !== null;

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const isSameKey = (key: ArrayBuffer | null, other: Uint8Array): boolean =>
  key !== null && String(new Uint8Array(key)) === String(other);

/** A subscription for the site's key; one that was made for another key is of no use any more. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await registerWorker();
  const applicationServerKey = bytesOf(publicKey);
  const there = await pushManager.getSubscription();
  if (there && !isSameKey(there.options.applicationServerKey, applicationServerKey))
    await there.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The browser's subscription as the API takes it. */
function givenBy(subscription: PushSubscription) {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}

/** In all tabs together: what one turns off, another that has just been opened does not bring back. */
const oneAtATime = (work: () => Promise<void>): Promise<void> => navigator.locks.request("push", work);

/**
 * Subscribes this browser for the signed-in user. Permission has been given.
 * @param isStillWanted asked when it is this call's turn
 */
export const addThisBrowser = (userId: number, isStillWanted = () => true): Promise<void> =>
  oneAtATime(async () => {
    if (!isStillWanted()) return;
    const { publicKey } = await api("getPushKey");
    const body = givenBy(await subscribe(publicKey));
    await api("addPushDevice", { body });
    wantPush(userId);
  });

/** Asks for permission, which browsers allow only after a user gesture. Returns whether it was granted. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** The next user of this browser is asked again, and pending notifications are not shown. */
export const removeThisBrowser = (): Promise<void> =>
  oneAtATime(async () => {
    const here = (await api("listPushDevices")).find(({ current }) => current);
    if (here) await api("removePushDevice", { params: { id: here.id } });
    wantNoPush();
    await (await findSubscription())?.unsubscribe();
  });

/** The service worker that shows notifications while the site is closed; resolves once it can subscribe. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  // Vite serves modules during development, and one plain script when built.
  const type = import.meta.env.DEV ? "module" : "classic";
  await navigator.serviceWorker.register(address, { scope: "/", type, updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}
