import { createHash } from "node:crypto";
import { Agent, request } from "node:https";
import { buildPushPayload, type PushSubscription } from "@block65/webcrypto-web-push";
import { pushLifetime, type PushMessage } from "@caseload/contract/notifications/push-message";
import type { Priority } from "@caseload/contract/options";
import type { Log } from "../../../platform/log.ts";
import {
  guardedLookup,
  NotPublic,
  requirePublicHost,
  type Network,
  internet,
} from "../../../platform/http/public-address.ts";
import type { VapidKeys } from "./vapid-keys.ts";

type Receiver = Pick<PushSubscription, "endpoint" | "keys">;

/** The result of sending a message to a push service. */
export type Delivery =
  | { kind: "taken" }
  /** The subscription has ended or is invalid. */
  | { kind: "gone" }
  | { kind: "later"; seconds: number }
  /** The push service rejected the message permanently. */
  | { kind: "refused"; status: number };

export interface PushServices {
  /**
   * Encrypts a message for one browser and sends it to the browser's push service.
   * @param seconds remaining lifetime of the message
   * @throws Error when the service does not respond or has a temporary error
   */
  send: (to: Receiver, message: PushMessage, priority: Priority, seconds: number) => Promise<Delivery>;
  close: () => void;
}

/** Milliseconds per request. */
const requestTimeoutMs = 10_000;

/** Urgency header (RFC 8030, section 5.3). */
const urgencies = { urgent: "high", high: "high", medium: "normal", low: "low" } as const;

/** Contact of the operator (RFC 8292, section 2.1): the site's URL, or an email address without https. */
const subjectOf = (baseUrl: string): string =>
  baseUrl.startsWith("https:") ? baseUrl : `mailto:no-reply@${new URL(baseUrl).hostname}`;

/**
 * Returns the Topic header (RFC 8030, section 5.4: at most 32 characters of base64url). A message replaces undelivered
 * messages with the same topic.
 */
const topicOf = ({ tag }: PushMessage): string =>
  createHash("sha256").update(tag).digest("base64url").slice(0, 32);

/** Maximum Retry-After: one day. */
const maxRetryAfter = 86_400;

/** Returns the seconds of a Retry-After header, a number or a date (RFC 9110, section 10.2.3); undefined for other values. */
export function retryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1_000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(maxRetryAfter, Math.max(1, Math.ceil(seconds)));
}

interface PushResponse {
  status: number;
  retryAfter: string | undefined;
}

function deliveryOf({ status, retryAfter: asked }: PushResponse, now: Date): Delivery {
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const seconds = status === 429 || status === 503 ? retryAfter(asked, now) : undefined;
  if (seconds !== undefined) return { kind: "later", seconds };
  if (status >= 500 || status === 429 || status === 408) throw new Error(`A push service answered ${status}`);
  // Includes redirects, which are not followed because they could lead to internal hosts.
  return { kind: "refused", status };
}

interface PushServiceOptions {
  log: Pick<Log, "warn">;
  keys: VapidKeys;
  baseUrl: string;
  /** Replaces the Internet in tests. */
  network?: Network;
  /** An additional trusted certificate, for tests. */
  ca?: string;
}

/** Sends to the push services of subscriptions, at public addresses only and without following redirects. */
export function openPushServices(options: PushServiceOptions): PushServices {
  const { log, keys, baseUrl, network = internet, ca } = options;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 8,
    timeout: requestTimeoutMs,
    lookup: guardedLookup(network),
    ca,
  });
  const vapid = { ...keys, subject: subjectOf(baseUrl) };

  const mailer = (url: URL, headers: Record<string, string>, body: Uint8Array): Promise<PushResponse> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(requestTimeoutMs);
      const sent = request(url, { method: "POST", headers, agent, signal }, (response) => {
        // The body is read so that the connection can be reused.
        response.resume().on("error", () => undefined);
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
      });
      sent.on("error", reject).end(body);
    });

  /** Encrypts a message; null for invalid keys. */
  const encrypt = (to: Receiver, message: PushMessage, priority: Priority, seconds: number) => {
    const terms = {
      ttl: Math.max(1, Math.min(pushLifetime, Math.round(seconds))),
      urgency: urgencies[priority],
      topic: topicOf(message),
    };
    const content = { data: { ...message }, options: terms };
    return buildPushPayload(content, { ...to, expirationTime: null }, vapid).catch(() => null);
  };

  return {
    async send(to, message, priority, seconds) {
      const encrypted = await encrypt(to, message, priority, seconds);
      if (!encrypted) return { kind: "gone" };
      const url = new URL(to.endpoint);
      try {
        requirePublicHost(url, network);
        const delivery = deliveryOf(await mailer(url, encrypted.headers, encrypted.body), new Date());
        // Logs the host only, because the full URL is secret.
        if (delivery.kind === "refused")
          log.warn({ host: url.host, status: delivery.status }, "A push service refused a message");
        return delivery;
      } catch (error) {
        if (error instanceof NotPublic) return { kind: "gone" };
        throw error;
      }
    },
    close: () => agent.destroy(),
  };
}
