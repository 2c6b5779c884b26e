import pg from "pg";
import type { Log } from "../log.ts";
import { channel, type Announcement } from "./announce.ts";

export interface Listener {
  /** Whether announcements arrive at the moment; caches must not be trusted while they do not. */
  isListening: () => boolean;
  /** Once what was committed before has arrived, or nothing can be asked. */
  caughtUp: () => Promise<void>;
  stop: () => Promise<void>;
}

const retryMs = 500;

/**
 * Holds one connection that LISTENs, and reconnects for as long as it is not stopped. `onGap` is called after every
 * reconnection: something may have been missed.
 */
export function listen<Heard = Announcement>(
  connection: pg.ClientConfig,
  log: Pick<Log, "warn">,
  on: { announcement: (heard: Heard) => void; gap: () => void },
  to: string = channel,
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
      if (payload) on.announcement(JSON.parse(payload) as Heard);
    });
    try {
      await next.connect();
      await next.query(`listen ${to}`);
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
    // PostgreSQL delivers what was committed before a statement at that statement's end.
    caughtUp: async () => void (await client?.query("select 1").catch(() => undefined)),
    stop: async () => {
      stopped = true;
      listening = false;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
