/** Ranks and counts the postings of all shards. Without an answer of each there is no result, not a shorter one. */
import type { ParsedPerson } from "@caseload/matching/features/parse";
import { RANKING_LIMITS } from "@caseload/matching/retrieve/candidates";
import { chooseCandidates, mergeExact } from "@caseload/matching/retrieve/shard-candidates";
import type { TLSSocket } from "node:tls";
import { DatabaseError } from "../../../platform/db/database-failure.ts";
import type { Log } from "../../../platform/log.ts";
import { readMessages, writeMessage } from "./index-socket.ts";
import type { CountOptions, Postings, RankOptions } from "./posting-index.ts";
import type { ShardAnswer, ShardQuestion, ShardRequest, ShardResults } from "./shard-messages.ts";
import type { ShardPlace } from "./shard-rows.ts";
import { connectToShard, type ShardAddress, type ShardSettings } from "./shard-transport.ts";

/** Milliseconds until a shard that does not answer counts as missing. */
const answerMs = 10_000;

interface Waiting {
  readonly resolve: (result: ShardResults[keyof ShardResults]) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

/** A failure that is answered with 503: a retry may succeed. */
const missing = (name: string, reason: string): Error =>
  new DatabaseError("busy", `The matching ${name} cannot be reached: ${reason}`);

class ShardConnection {
  readonly #address: ShardAddress;
  readonly #place: ShardPlace;
  readonly #secret: string;
  readonly #log: Pick<Log, "warn">;
  readonly #waiting = new Map<number, Waiting>();
  #socket: Promise<TLSSocket> | null = null;
  #questions = 0;
  #stopped = false;

  constructor(address: ShardAddress, place: ShardPlace, secret: string, log: Pick<Log, "warn">) {
    this.#address = address;
    this.#place = place;
    this.#secret = secret;
    this.#log = log;
  }

  /** @throws DatabaseError when the shard is missing */
  async ask<Request extends ShardRequest>(request: Request): Promise<ShardResults[Request["kind"]]> {
    const socket = await this.#connected();
    const id = ++this.#questions;
    const answer = Promise.withResolvers<ShardResults[keyof ShardResults]>();
    const timer = setTimeout(() => socket.destroy(new Error("It did not answer in time")), answerMs);
    this.#waiting.set(id, { ...answer, timer });
    try {
      void writeMessage(socket, { id, request } satisfies ShardQuestion);
    } catch (error) {
      this.#settle(id, ({ reject }) => reject(error));
    }
    return (await answer.promise) as ShardResults[Request["kind"]];
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    (await this.#socket?.catch(() => null))?.destroy();
  }

  #connected(): Promise<TLSSocket> {
    if (this.#stopped) throw new Error("The matching engine has been stopped");
    this.#socket ??= this.#connect().catch((error: unknown) => {
      this.#socket = null;
      throw missing(this.#name, String(error));
    });
    return this.#socket;
  }

  get #name(): string {
    const { host, port } = this.#address;
    return `shard ${this.#place.number + 1} of ${this.#place.count} at ${host}:${port}`;
  }

  async #connect(): Promise<TLSSocket> {
    const socket = await connectToShard(this.#address, this.#secret, this.#place);
    let reason = "The connection was lost";
    socket
      .on("error", (err) => {
        reason = err.message;
        this.#log.warn({ err }, `The connection to the matching ${this.#name} failed`);
      })
      .once("close", () => {
        this.#socket = null;
        for (const id of this.#waiting.keys())
          this.#settle(id, ({ reject }) => reject(missing(this.#name, reason)));
      });
    readMessages<ShardAnswer>(socket, (answer) =>
      this.#settle(answer.id, ({ resolve, reject }) => {
        if ("result" in answer) resolve(answer.result);
        else
          reject(
            answer.failure ? new DatabaseError(answer.failure, answer.message) : new Error(answer.message),
          );
      }),
    );
    return socket;
  }

  #settle(id: number, act: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    act(waiting);
  }
}

export interface ShardClient extends Postings {
  readonly stop: () => Promise<void>;
}

/** Connects with the first question, and again with the next one when a connection was lost. */
export function openShards({ addresses, secret }: ShardSettings, log: Pick<Log, "warn">): ShardClient {
  const count = addresses.length;
  const shards = addresses.map(
    (address, number) => new ShardConnection(address, { number, count }, secret, log),
  );
  const askEach = <Request extends ShardRequest>(
    requestOf: (number: number) => Request,
  ): Promise<ShardResults[Request["kind"]][]> =>
    Promise.all(shards.map((shard, number) => shard.ask(requestOf(number))));

  return {
    rank: async (given: ParsedPerson, { preferences, only, limit }: RankOptions) => {
      const person = withoutPieces(given);
      const found = await askEach(() => ({ kind: "candidates", person, preferences, only }) as const);
      const chosen = chooseCandidates(found, RANKING_LIMITS);
      const exact = await askEach(
        (number) => ({ kind: "exact", person, ids: chosen[number] ?? [] }) as const,
      );
      return mergeExact(exact.flat(), limit).map(({ id }) => id);
    },
    count: async (given: ParsedPerson, options: CountOptions) => {
      const person = withoutPieces(given);
      const counts = await askEach(() => ({ kind: "count", person, ...options }) as const);
      return options.asked.map((_, at) => counts.reduce((sum, each) => sum + (each[at] ?? 0), 0));
    },
    stop: async () => {
      await Promise.all(shards.map((shard) => shard.stop()));
    },
  };
}

/** Indexes rank without the pieces, which are most of a profile. */
const withoutPieces = (person: ParsedPerson): ParsedPerson => ({ ...person, pieces: [] });
