import pg from "pg";
import type { Log } from "../log.ts";
import { channel, type Announcement } from "./announce.ts";

interface Listener {
  /** Whether announcements arrive. Caches must not be used while they do not. */
  isListening: () => boolean;
  /** Resolves when all announcements committed before have arrived, or the connection is lost. */
  caughtUp: () => Promise<void>;
  stop: () => Promise<void>;
}

const retryMs = 500;

/**
 * Opens a connection that LISTENs, and reconnects until it is stopped. Calls `gap` after every connection, because
 * announcements may have been missed.
 */
export function listen<Message = Announcement>(
  connection: pg.ClientConfig,
  log: Pick<Log, "warn">,
  on: { announcement: (announcement: Message) => void; gap: () => void },
  channelName: string = channel,
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
      if (payload) on.announcement(JSON.parse(payload) as Message);
    });
    try {
      await next.connect();
      await next.query(`listen ${channelName}`);
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
    // PostgreSQL delivers notifications committed before a statement by the end of that statement.
    caughtUp: async () => void (await client?.query("select 1").catch(() => undefined)),
    stop: async () => {
      stopped = true;
      listening = false;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
