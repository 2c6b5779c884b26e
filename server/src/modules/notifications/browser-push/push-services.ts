import { createHash } from "node:crypto";
import { Agent, request } from "node:https";
import { buildPushPayload, type PushSubscription } from "@block65/webcrypto-web-push";
import { pushLifetime, type PushMessage } from "@caseload/contract/notifications/push-message";
import type { Priority } from "@caseload/contract/options";
import type { Log } from "../../../platform/log.ts";
import { guardedLookup, NotPublic, refuseClosedHost, type Reach, theInternet } from "./public-address.ts";
import type { VapidKeys } from "./vapid-keys.ts";

export type Receiver = Pick<PushSubscription, "endpoint" | "keys">;

/** What a push service made of a message. */
export type Delivery =
  | { kind: "taken" }
  /** The browser wants no more of them, or its address was never one. */
  | { kind: "gone" }
  | { kind: "later"; seconds: number }
  /** This message will never be taken. */
  | { kind: "refused"; status: number };

export interface PushServices {
  /**
   * Encrypts a message for one browser and hands it to the browser's push service.
   * @param seconds how much longer it is of use
   * @throws Error when the service does not answer, or has a fault that may pass
   */
  send: (to: Receiver, message: PushMessage, priority: Priority, seconds: number) => Promise<Delivery>;
  close: () => void;
}

/** Milliseconds for the whole exchange. */
const patience = 10_000;

/** RFC 8030, section 5.3: what a phone that saves its battery wakes up for. */
const urgencies = { urgent: "high", high: "high", medium: "normal", low: "low" } as const;

/** RFC 8292, section 2.1 wants a way to reach the operator: the site itself, or an address where there is no https. */
const subjectOf = (baseUrl: string): string =>
  baseUrl.startsWith("https:") ? baseUrl : `mailto:no-reply@${new URL(baseUrl).hostname}`;

/**
 * Of what waits for a browser that is switched off, a newer message takes the place of an older one about the same thing,
 * and one that is sent twice takes its own (RFC 8030, section 5.4: at most 32 characters of base64url).
 */
const topicOf = ({ tag }: PushMessage): string =>
  createHash("sha256").update(tag).digest("base64url").slice(0, 32);

/** A day: who asks for more means "never". */
const maxSeconds = 86_400;

/** Seconds that a Retry-After header asks for, as a number or as a date (RFC 9110, section 10.2.3); undefined when it says neither. */
export function retryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1_000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(maxSeconds, Math.max(1, Math.ceil(seconds)));
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

function deliveryOf({ status, retryAfter: asked }: Answer, now: Date): Delivery {
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const seconds = status === 429 || status === 503 ? retryAfter(asked, now) : undefined;
  if (seconds !== undefined) return { kind: "later", seconds };
  if (status >= 500 || status === 429 || status === 408) throw new Error(`A push service answered ${status}`);
  // Redirects too: a push service names its address itself, and following one could lead anywhere.
  return { kind: "refused", status };
}

interface PushServiceOptions {
  log: Pick<Log, "warn">;
  keys: VapidKeys;
  baseUrl: string;
  /** Another network than the Internet; for tests. */
  reach?: Reach;
  /** A certificate to trust besides the system's; for tests. */
  ca?: string;
}

/** Sends through the push services that browsers name, at public addresses only and without following redirects. */
export function openPushServices(options: PushServiceOptions): PushServices {
  const { log, keys, baseUrl, reach = theInternet, ca } = options;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 8,
    timeout: patience,
    lookup: guardedLookup(reach),
    ca,
  });
  const vapid = { ...keys, subject: subjectOf(baseUrl) };

  const post = (url: URL, headers: Record<string, string>, body: Uint8Array): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(patience);
      const sent = request(url, { method: "POST", headers, agent, signal }, (answer) => {
        // What it says besides is for nobody; read, so that the connection can be used again.
        answer.resume().on("error", () => undefined);
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] });
      });
      sent.on("error", reject).end(body);
    });

  /** Null for keys with which nothing can be encrypted. */
  const seal = (to: Receiver, message: PushMessage, priority: Priority, seconds: number) => {
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
      const sealed = await seal(to, message, priority, seconds);
      if (!sealed) return { kind: "gone" };
      const url = new URL(to.endpoint);
      try {
        refuseClosedHost(url, reach);
        const delivery = deliveryOf(await post(url, sealed.headers, sealed.body), new Date());
        // The host alone: who knows the whole address may write to the browser.
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
