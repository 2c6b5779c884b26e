/** Browser push against the local push service. */
import type { PushDevice } from "@caseload/contract/notifications/push-devices";
import type { PushMessage } from "@caseload/contract/notifications/push-message";
import { makeSession } from "../../demo/factories.ts";
import { pushDevices } from "../../platform/db/schema/browser-push.ts";
import {
  openPushServices,
  type PushServices,
} from "../../modules/notifications/browser-push/push-services.ts";
import { deriveVapidKeys } from "../../modules/notifications/browser-push/vapid-keys.ts";
import { quietLog } from "../quiet-log.ts";
import type { Caller, Site } from "../site.ts";
import type { PushBrowser } from "./push-browser.ts";
import { pushServiceCertificate } from "./certificate.ts";
import { type PushService, pushServiceReach } from "./push-service.ts";

/** Push services that reach push.test. */
export const openTestPushServices = (secret: string, baseUrl = "https://caseload.test"): PushServices =>
  openPushServices({
    log: quietLog,
    keys: deriveVapidKeys(secret),
    baseUrl,
    network: pushServiceReach,
    ca: pushServiceCertificate,
  });

/** Subscribes a caller's browser. */
export const subscribeBrowser = (who: Caller, { subscription }: PushBrowser): Promise<PushDevice> =>
  who.ask<PushDevice>("addPushDevice", { body: subscription });

/** Removes the messages for a browser from the service and decrypts them. */
export function takeReceived(service: PushService, { subscription, read }: PushBrowser): PushMessage[] {
  const { pathname } = new URL(subscription.endpoint);
  const own = service.received.filter(({ path }) => path === pathname);
  service.received = service.received.filter(({ path }) => path !== pathname);
  return own.map(({ content }) => read(content));
}

/** Inserts a subscribed browser with its session. Its keys are empty, so messages cannot be encrypted for it. */
export async function makePushDevice(
  { db, time }: Pick<Site, "db" | "time">,
  userId: number,
): Promise<number> {
  const session = await makeSession(db, time.now, { userId });
  const [row] = await db
    .insert(pushDevices)
    .values({
      userId,
      sessionId: session.id,
      endpoint: `https://push.example/${session.id}`,
      p256dh: "",
      auth: "",
      addedAt: time.now,
    })
    .returning({ id: pushDevices.id });
  if (!row) throw new Error("The browser was not stored.");
  return row.id;
}
