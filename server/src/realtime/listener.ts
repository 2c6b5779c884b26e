import pg from "pg";
import type { FastifyBaseLogger } from "fastify";
import { channel, type Announcement } from "./announce.ts";

export interface Listener {
  /** Whether announcements arrive at the moment; caches must not be trusted while they do not. */
  isListening: () => boolean;
  stop: () => Promise<void>;
}

const retryMs = 500;

/**
 * Holds one connection that LISTENs, and reconnects for as long as it is not stopped. `onGap` is called after every
 * reconnection: something may have been missed.
 */
export function listen(
  connection: pg.ClientConfig,
  log: FastifyBaseLogger,
  on: { announcement: (announcement: Announcement) => void; gap: () => void },
): Listener {
  let client: pg.Client | null = null;
  let listening = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const retry = () => {
    listening = false;
    client = null;
    if (!stopped) timer = setTimeout(() => void connect(), retryMs);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connection, keepAlive: true });
    let ended = false;
    const onEnd = () => {
      if (ended) return;
      ended = true;
      retry();
    };
    next.on("error", onEnd);
    next.on("end", onEnd);
    next.on("notification", ({ payload }) => {
      if (payload) on.announcement(JSON.parse(payload) as Announcement);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      log.warn({ err: error }, "the listening connection failed; trying again");
      onEnd();
      return;
    }
    if (stopped) return void next.end();
    client = next;
    listening = true;
    on.gap();
  }

  void connect();
  return {
    isListening: () => listening,
    stop: async () => {
      stopped = true;
      listening = false;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
