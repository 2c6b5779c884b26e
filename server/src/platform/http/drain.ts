import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Seconds after which a refused request may be repeated. */
const retryAfter = "5";

export interface DrainTimes {
  /** Milliseconds for which requests are still served while readiness answers 503. */
  delayMs: number;
  /** Milliseconds that running requests may take afterwards. */
  requestLimitMs: number;
}

export interface Drain {
  /** Whether the site is about to stop, so that proxies should send requests elsewhere. */
  isStopping: () => boolean;
  /** Serves for the delay, then refuses new requests, waits for the running ones, and closes the site. */
  stop: (times: DrainTimes) => Promise<void>;
}

/**
 * Counts running requests. Its hooks must be the first ones. Pages call the API inside the process while they render;
 * such calls have no network socket and are always served, because they belong to a running request.
 */
export function openDrain(app: FastifyInstance): Drain {
  let state: "serving" | "leaving" | "refusing" = "serving";
  let running = 0;
  let onIdle: () => void = () => undefined;

  app.addHook("onRequest", async (request, reply) => {
    if (!(request.raw.socket instanceof Socket)) return;
    if (state === "refusing" && !request.url.startsWith("/health/")) return refuse(reply);
    running += 1;
    reply.raw.once("close", () => {
      running -= 1;
      if (running === 0) onIdle();
    });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (state !== "serving") reply.header("connection", "close");
  });

  return {
    isStopping: () => state !== "serving",
    async stop({ delayMs, requestLimitMs }) {
      state = "leaving";
      if (delayMs > 0) await pause(delayMs);
      state = "refusing";
      const idle = new Promise<void>((resolve) => (onIdle = resolve));
      const limit = setTimeout(() => app.server.closeAllConnections(), requestLimitMs);
      if (running > 0) await idle;
      await app.close();
      clearTimeout(limit);
    },
  };
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ "retry-after": retryAfter, "content-type": "text/plain; charset=utf-8" })
    .send(errorMessages.restarting);
}
