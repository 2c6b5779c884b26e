/** The index of a process: built from the database, kept up to date by its changes. */
import { openDatabase } from "../../../platform/db/client.ts";
import { type DatabaseAddress, isPooled } from "../../../platform/db/database-address.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Log } from "../../../platform/log.ts";
import { listen } from "../../../platform/realtime/listener.ts";
import { matchingChannel, MatchingIndex } from "./matching-index.ts";
import type { Changed, IndexPart } from "./matching-index.ts";
import type { PreparedCache } from "./prepared-cache.ts";

/** Milliseconds until a build that failed is tried again. */
const retryMs = 1_000;

/** The connections of an index, and of what is computed beside it. */
export const openMatchingDatabase = (address: DatabaseAddress, log: Log) =>
  openDatabase(address.url, { log, poolSize: 2, use: "matching", pooled: isPooled(address) });

export interface LiveIndex {
  readonly index: MatchingIndex;
  /** Resolves when the index covers everything that was committed before the call. */
  readonly caughtUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface LiveIndexOptions {
  readonly address: DatabaseAddress;
  readonly db: Db;
  readonly cache: PreparedCache;
  readonly log: Log;
  readonly part: IndexPart;
  /** Called after the first build and after each further one. */
  readonly rebuilt: () => void;
}

/** Begins to build an index, which is complete when `rebuilt` is called. */
export function openLiveIndex({ address, db, cache, log, part, rebuilt }: LiveIndexOptions): LiveIndex {
  const index = new MatchingIndex(
    db,
    cache,
    new Date(),
    {
      rebuilt,
      failed: (err) => {
        log.warn({ err }, "The matching index could not be brought up to date; trying again");
        setTimeout(() => index.scheduleRebuild(), retryMs).unref();
      },
    },
    part,
  );
  const listener = listen(
    {
      connectionString: address.directUrl,
      channel: matchingChannel,
      receive: (payload) => index.noteChanges(JSON.parse(payload) as Changed),
      gap: () => index.scheduleRebuild(),
    },
    log,
  );
  return {
    index,
    caughtUp: async () => {
      await listener.caughtUp();
      await index.upToDate();
    },
    stop: () => listener.stop(),
  };
}
