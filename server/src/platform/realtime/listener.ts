import pg from "pg";
import { clientOptions, connectionLimits } from "../db/connection-limits.ts";
import { silentError, streamOf } from "../db/shared-pool.ts";
import type { Log } from "../log.ts";

interface ListenerOptions {
  connectionString: string;
  channel: string;
  /** Called with each message. An error is logged, because any program may write to a channel. */
  receive: (payload: string) => void;
  /** Called after every connection, because messages may have been missed. */
  gap: () => void;
}

interface Listener {
  /** Whether messages arrive. Caches must not be used while they do not. */
  isListening: () => boolean;
  /**
   * Resolves when all messages committed before have arrived, or the connection is lost.
   * @throws Error with the code ETIMEDOUT when the database does not answer
   */
  caughtUp: () => Promise<void>;
  stop: () => Promise<void>;
}

const retryMs = 500;
/** Milliseconds between two pings, and until one that is not answered ends the connection. */
const pingMs = 5_000;
const answerMs = 2_000;

/** Runs a statement. A connection that does not answer is closed, which fails the statement. */
async function ask(client: pg.Client, statement: string): Promise<void> {
  const timer = setTimeout(() => streamOf(client).destroy(silentError()), answerMs);
  try {
    await client.query(statement);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a connection that LISTENs, and reconnects until it is stopped. */
export function listen(
  { connectionString, channel, receive, gap }: ListenerOptions,
  log: Pick<Log, "warn">,
): Listener {
  let client: pg.Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;

  const retry = () => {
    client = null;
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void connect(), retryMs);
  };

  /** Calls that wait for the same turn share one statement. */
  const ping = (): Promise<void> =>
    (queued ??= current.then(() => {
      queued = undefined;
      const answered = client ? ask(client, "select 1") : Promise.resolve();
      current = answered.catch(() => undefined);
      return answered;
    }));

  const pingLater = () => {
    timer = setTimeout(() => {
      const pinged = client;
      void ping()
        .catch(() => undefined)
        .then(() => pinged === client && client && pingLater());
    }, pingMs);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, ...clientOptions(connectionLimits.requests) });
    let ended = false;
    const onEnd = () => {
      if (ended) return;
      ended = true;
      retry();
    };
    next.on("error", onEnd);
    next.on("end", onEnd);
    next.on("notification", ({ payload }) => {
      try {
        if (payload) receive(payload);
      } catch (err) {
        log.warn({ err }, "A message of the listening connection could not be read");
      }
    });
    try {
      await next.connect();
      await ask(next, `listen ${channel}`);
    } catch (err) {
      log.warn({ err }, "The listening connection failed; trying again");
      void next.end().catch(() => undefined);
      onEnd();
      return;
    }
    if (stopped) return void next.end();
    if (ended) return;
    client = next;
    pingLater();
    gap();
  }

  void connect();
  return {
    isListening: () => client !== null,
    // PostgreSQL delivers notifications committed before a statement by the end of that statement.
    caughtUp: () =>
      ping().catch((error: unknown) => {
        if (error instanceof Error && "code" in error && error.code === "ETIMEDOUT") throw error;
      }),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const ending = client;
      client = null;
      await ending?.end();
    },
  };
}
