import pg from "pg";
import {
  type ConnectionLimits,
  clientOptions,
  maxLifetimeSeconds,
  pooledClientOptions,
} from "./connection-limits.ts";
import { DatabaseError } from "./database-failure.ts";
import { nameStatements } from "./named-statements.ts";
import { currentWait, currentWork, type DatabaseWait } from "./work.ts";

export interface SharedPoolOptions {
  connectionString: string;
  limits: ConnectionLimits;
  max: number;
  /**
   * Whether a kind of work gets a connection only while it holds fewer than are free: one kind alone takes half of the
   * pool, two kinds a third each. Requests that wait for a locked table therefore leave connections to other pages.
   */
  shared: boolean;
  /** Whether the connections lead to a pooler in transaction mode, which takes no limits of a connection. */
  pooled: boolean;
}

interface Waiting {
  work: string;
  admit: () => void;
}

type Checkout = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient["release"],
) => void;

async function passOn(checkout: Promise<pg.PoolClient>, callback: Checkout): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await checkout;
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined);
    return;
  }
  callback(undefined, client, (error) => client.release(error));
}

/**
 * A pool that divides its connections between kinds of work, ends connections that have become silent, and takes back
 * those of transactions whose connection was lost: Drizzle releases none whose BEGIN has failed.
 */
export class SharedPool extends pg.Pool {
  readonly #limits: ConnectionLimits;
  readonly #max: number;
  readonly #shared: boolean;
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  constructor({ connectionString, limits, max, shared, pooled }: SharedPoolOptions) {
    super({
      connectionString,
      max,
      ...(pooled ? pooledClientOptions(limits) : clientOptions(limits)),
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds,
    });
    this.#limits = limits;
    this.#max = max;
    this.#shared = shared;
    this.on("connect", (client: pg.PoolClient) => {
      // An error event without a listener ends the process. The pool listens while the connection is idle only.
      client.on("error", () => undefined);
      if (!pooled) nameStatements(client);
      limitWait(client);
      streamOf(client).on("timeout", () => streamOf(client).destroy(silentError()));
    });
    this.on("acquire", (client: pg.PoolClient) => streamOf(client).setTimeout(limits.silence));
    this.on("release", (_error, client: pg.PoolClient) => streamOf(client).setTimeout(0));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Checkout): void;
  override connect(callback?: Checkout): Promise<pg.PoolClient> | undefined {
    const client = this.#checkOut(currentWork(), currentWait());
    if (!callback) return client;
    void passOn(client, callback);
    return undefined;
  }

  async #checkOut(work: string, wait: DatabaseWait | undefined): Promise<pg.PoolClient> {
    if (wait && wait.left <= 0) throw slowError();
    if (this.#hasRoom(work)) this.#enter(work);
    else await this.#waitForRoom(work, Math.min(this.#limits.wait, wait?.left ?? Infinity));
    let client: pg.PoolClient;
    try {
      client = await super.connect();
    } catch (error) {
      this.#leave(work);
      throw error;
    }
    const release = client.release.bind(client);
    let isReleased = false;
    const releaseOnce = (error?: Error | boolean): void => {
      if (isReleased) return;
      isReleased = true;
      client.off("end", onEnd);
      this.#leave(work);
      release(error);
    };
    const onEnd = (): void => releaseOnce(true);
    client.once("end", onEnd);
    client.release = releaseOnce;
    return client;
  }

  #hasRoom(work: string): boolean {
    const free = this.#max - this.#taken;
    return this.#shared ? (this.#held.get(work) ?? 0) < free : free > 0;
  }

  #enter(work: string): void {
    this.#taken += 1;
    this.#held.set(work, (this.#held.get(work) ?? 0) + 1);
  }

  /** Gives the room to the first who may have it. */
  #leave(work: string): void {
    this.#taken -= 1;
    const held = (this.#held.get(work) ?? 0) - 1;
    if (held > 0) this.#held.set(work, held);
    else this.#held.delete(work);
    for (const waiting of this.#waiting) if (this.#hasRoom(waiting.work)) waiting.admit();
  }

  #waitForRoom(work: string, limit: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new DatabaseError("busy", `No database connection became free for ${work}`));
      }, limit);
      const waiting: Waiting = {
        work,
        admit: () => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          this.#enter(work);
          resolve();
        },
      };
      this.#waiting.add(waiting);
    });
  }
}

/** The error of a request that has waited too long for the database. */
const slowError = (): Error => new DatabaseError("unreachable", "The database answers too slowly");

/** Closes a connection when the request that uses it has waited too long, over all of its statements (work.ts). */
function limitWait(client: pg.PoolClient): void {
  let wait: DatabaseWait | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    wait?.end();
    wait = undefined;
  };
  const check = (): void => {
    const left = wait?.left ?? Infinity;
    if (left <= 0) streamOf(client).destroy(slowError());
    else if (left !== Infinity) timer = setTimeout(check, left);
  };
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const limitedQuery = (...args: unknown[]): unknown => {
    if (!wait) {
      wait = currentWait();
      wait?.begin();
      check();
    }
    return query(...args);
  };
  Object.assign(client, { query: limitedQuery });
  // The driver drains after each statement without a successor.
  client.on("drain", stop).on("end", stop).on("error", stop);
}

/** The error of a connection that is closed because the database does not answer. */
export const silentError = (): Error =>
  Object.assign(new Error("The database connection became silent"), { code: "ETIMEDOUT" });

/** The driver types the socket as a stream without a timeout. */
interface TimedStream {
  setTimeout: (ms: number) => void;
  on: (event: "timeout", listener: () => void) => void;
  destroy: (error: Error) => void;
}

export const streamOf = (client: pg.Client): TimedStream =>
  client.connection.stream as unknown as TimedStream;
