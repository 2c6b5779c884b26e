import { Server, Socket } from "node:net";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Seconds after which a refused request may be repeated. */
const retryAfter = "5";

/** Milliseconds without a request after which no one is taken to send more. */
const quietMs = { serving: 500, refusing: 200 } as const;

/** Milliseconds after the delay for which requests that still arrive are served, at most, and no longer than the delay. */
const maxLingerMs = 2_000;

/** Milliseconds for which late requests wait before no connection is accepted any more: whoever repeats them waits too. */
const holdMs = 50;

/** Milliseconds for which open connections are answered once no new one is accepted, at most. */
const maxRefusingMs = 1_000;

export interface DrainTimes {
  /** Milliseconds for which requests are still served while readiness answers 503. */
  delayMs: number;
  /** Milliseconds that running requests may take afterwards. */
  requestLimitMs: number;
}

/** The longest that a stop with this delay waits before it refuses requests. */
export const maxServingMs = (delayMs: number): number => delayMs + Math.min(delayMs, maxLingerMs);

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
  let lastRequestAt = 0;
  let onIdle: () => void = () => undefined;
  /** What late requests wait for. */
  let held: Promise<void> | undefined;

  app.addHook("onRequest", async (request, reply) => {
    if (!(request.raw.socket instanceof Socket)) return;
    const isCheck = request.url.startsWith("/health/");
    if (!isCheck) lastRequestAt = performance.now();
    if (state === "refusing" && !isCheck) {
      await held;
      return refuse(reply);
    }
    running += 1;
    reply.raw.once("close", () => {
      running -= 1;
      if (running === 0) onIdle();
    });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (state !== "serving") reply.header("connection", "close");
  });

  /** Waits until no request has arrived for a while, at most until the limit. */
  async function untilQuiet(quiet: number, limitMs: number): Promise<void> {
    const start = performance.now();
    for (;;) {
      const now = performance.now();
      const rest = Math.min(Math.max(lastRequestAt, start) + quiet, start + limitMs) - now;
      if (rest <= 0) return;
      await pause(rest);
    }
  }

  return {
    isStopping: () => state !== "serving",
    async stop({ delayMs, requestLimitMs }) {
      state = "leaving";
      if (delayMs > 0) {
        await pause(delayMs);
        // Requests that still arrive come from a proxy that is late to ask for readiness.
        await untilQuiet(quietMs.serving, maxServingMs(delayMs) - delayMs);
      }
      state = "refusing";
      const idle = new Promise<void>((resolve) => (onIdle = resolve));
      const limit = setTimeout(() => app.server.closeAllConnections(), requestLimitMs);
      if (running > 0) await idle;
      const { promise, resolve: release } = Promise.withResolvers<void>();
      held = promise;
      await pause(holdMs);
      const { ended } = await stopAccepting(app.server);
      release();
      // Each answer closes its connection; what is idle then is closed by the site's end.
      await Promise.race([untilQuiet(quietMs.refusing, maxRefusingMs), ended]);
      await app.close();
      await ended;
      clearTimeout(limit);
    },
  };
}

/** A turn of the event loop that took longer may have left new connections unaccepted, in milliseconds. */
const maxTurnMs = 0.2;
const maxTurns = 500;

/** Turns in a row without a connection: an answer that is read, followed by a new connection, takes its client several. */
const quietTurns = 20;

/**
 * Accepts no new connections, and keeps the open ones, which Node's own close() of HTTP servers would cut off while they
 * are idle, also when a request is on its way. Connections that wait to be accepted would be reset, so it waits for
 * turns in which there was nothing to do. `ended`: the last connection is closed.
 */
async function stopAccepting(server: Server): Promise<{ ended: Promise<void> }> {
  if (!server.listening) return { ended: Promise.resolve() };
  let connected = false;
  const onConnection = () => (connected = true);
  server.on("connection", onConnection);
  let start = performance.now();
  for (let turns = 0, quiet = 0; turns < maxTurns && quiet < quietTurns; turns += 1) {
    await turn();
    const now = performance.now();
    quiet = connected || now - start > maxTurnMs ? 0 : quiet + 1;
    connected = false;
    start = now;
  }
  server.off("connection", onConnection);
  return { ended: new Promise((resolve) => void Server.prototype.close.call(server, () => resolve())) };
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ "retry-after": retryAfter, "content-type": "text/plain; charset=utf-8" })
    .send(errorMessages.restarting);
}
