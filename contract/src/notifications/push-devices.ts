/** Notifications outside the page, by Web Push (RFC 8030): the browsers that a person has turned them on for. */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";

const unusable = { error: "This browser's address for notifications cannot be used" };

/** Bytes in base64url without padding. */
const bytes = (length: number) => {
  const characters = Math.ceil((length * 4) / 3);
  return z.string(unusable).regex(new RegExp(`^[\\w-]{${characters}}$`), unusable);
};

/** Where a browser's push service takes messages for it; the server checks that it is public, here and when a message is sent. */
const pushAddress = z
  .string(unusable)
  .max(1_000, unusable)
  .refine((text) => {
    const url = URL.parse(text);
    return url?.protocol === "https:" && url.username === "" && url.password === "" && url.hash === "";
  }, unusable);

/** What PushSubscription.toJSON() says; the keys are those of RFC 8291. */
const pushSubscription = z.object({
  endpoint: pushAddress,
  keys: z.object({
    /** An uncompressed point on P-256. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
});
export type PushSubscriptionGiven = z.output<typeof pushSubscription>;

export const pushDevice = z.object({
  id: field.id,
  /** "Chrome on Windows", read from what the browser said of itself at sign-in. */
  device: z.string(),
  addedAt: field.instant,
  /** When its push service last took a notification; null before the first one. */
  lastSentAt: field.instant.nullable(),
  /** The browser that asks. */
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const pushDeviceEndpoints = {
  getPushKey: endpoint({
    name: "getPushKey",
    method: "GET",
    path: "/api/account/push-key",
    summary: "The site's public key for browser notifications (RFC 8292), in base64url.",
    access: members(),
    response: z.object({ publicKey: z.string() }),
    reads: [],
  }),
  listPushDevices: endpoint({
    name: "listPushDevices",
    method: "GET",
    path: "/api/account/push-devices",
    summary: "The browsers that show your notifications, this one first. Each ends with its session.",
    access: members(),
    response: z.array(pushDevice),
    reads: ["pushDevices"],
  }),
  addPushDevice: endpoint({
    name: "addPushDevice",
    method: "POST",
    path: "/api/account/push-devices",
    summary:
      "Show your notifications in the browser that asks, for as long as it is signed in. Repeating it changes nothing.",
    access: members(),
    body: pushSubscription,
    response: pushDevice,
    changes: ["pushDevices"],
  }),
  removePushDevice: endpoint({
    name: "removePushDevice",
    method: "POST",
    path: "/api/account/push-devices/:id/remove",
    summary: "Show no notifications in one of your browsers again.",
    access: parties("pushDevice", ["paralegal", "attorney"]),
    params: field.idParams,
    response: field.done,
    changes: ["pushDevices"],
  }),
};
