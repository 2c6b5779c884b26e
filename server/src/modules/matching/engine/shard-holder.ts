/** Holds one shard of the index: reads its postings from the database, follows their changes, and answers servers. */
import type { TLSSocket } from "node:tls";
import type { DatabaseAddress } from "../../../platform/db/database-address.ts";
import { findDatabaseFailure } from "../../../platform/db/database-failure.ts";
import type { Log } from "../../../platform/log.ts";
import { engineHash } from "./engine-hash.ts";
import { readMessages, writeMessage } from "./index-socket.ts";
import { openLiveIndex, openMatchingDatabase } from "./live-index.ts";
import { openPreparedCache } from "./prepared-cache.ts";
import type { ShardAnswer, ShardQuestion, ShardRequest, ShardResults } from "./shard-messages.ts";
import { shardPart, type ShardPlace } from "./shard-rows.ts";
import { listenForServers, type ShardSettings } from "./shard-transport.ts";

/** Requests of a server that are handled at a time, and the longest one. */
const maxAtOnce = 32;
const maxRequestBytes = 16 * 2 ** 20;

export interface RunningShard {
  /** Open postings. */
  readonly size: () => number;
  readonly stop: () => Promise<void>;
}

/** Resolves once the shard is complete and servers may connect. Until then they are refused, as by a missing one. */
export async function openShard(
  address: DatabaseAddress,
  { addresses, secret }: ShardSettings,
  number: number,
  log: Log,
): Promise<RunningShard> {
  const place: ShardPlace = { number, count: addresses.length };
  const own = addresses[number];
  if (own === undefined) throw new RangeError(`There is no shard ${number} of ${place.count}`);
  const hash = engineHash();
  const database = openMatchingDatabase(address, log);
  const built = Promise.withResolvers<void>();
  const live = openLiveIndex({
    address,
    db: database.db,
    cache: openPreparedCache(database.db, hash, log),
    log,
    part: { postings: shardPart(place, hash), hasPeople: false },
    rebuilt: () => built.resolve(),
  });
  const sockets = new Set<TLSSocket>();

  function handle(request: ShardRequest): ShardResults[keyof ShardResults] {
    const { postings } = live.index;
    switch (request.kind) {
      case "candidates":
        return postings.candidates(request.person, request);
      case "exact":
        return postings.exact(request.person, request.ids);
      case "count":
        return postings.count(request.person, request);
    }
  }

  /** A response covers everything that was committed before its request. */
  async function answer({ id, request }: ShardQuestion): Promise<ShardAnswer> {
    try {
      if (request.kind !== "exact") await live.caughtUp();
      return { id, result: handle(request) };
    } catch (error) {
      const failure = findDatabaseFailure(error);
      const message = error instanceof Error ? error.message : String(error);
      return { id, message: `The shard failed: ${message}`, ...(failure && { failure }) };
    }
  }

  function serve(socket: TLSSocket): void {
    sockets.add(socket);
    socket
      .on("close", () => sockets.delete(socket))
      .on("error", (err) => log.warn({ err }, "A connection of a server failed"));
    readMessages<ShardQuestion>(socket, async (question) => writeMessage(socket, await answer(question)), {
      maxAtOnce,
      maxBytes: maxRequestBytes,
    });
  }

  await built.promise;
  const server = await listenForServers(own, secret, place, {
    serve,
    refused: (err) => log.warn({ err }, "A connection without the key of this shard was refused"),
  });
  return {
    size: () => live.index.postings.size,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await live.stop();
      await database.close();
    },
  };
}
