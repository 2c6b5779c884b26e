import type { Socket } from "node:net";
import { Worker } from "node:worker_threads";
import type { FilterCounts } from "@caseload/contract/search/job-search";
import type { Config } from "../../../platform/config.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DatabaseAddress } from "../../../platform/db/database-address.ts";
import {
  DatabaseError,
  type DatabaseFailure,
  findDatabaseFailure,
} from "../../../platform/db/database-failure.ts";
import type { Log } from "../../../platform/log.ts";
import { connectTo, type IndexSharing, readMessages, socketPathOf, writeMessage } from "./index-socket.ts";
import type {
  ApplicantScore,
  ApplicantScoresRequest,
  CountsRequest,
  FromWorker,
  IndexRequest,
  IndexResponse,
  MatchRequest,
  MatchResponse,
  ScoresRequest,
  ScoringRequest,
  ToWorker,
  WorkerData,
  WorkerResponse,
} from "./match-requests.ts";
import type { ShardSettings } from "./shard-transport.ts";

export interface Matching {
  /** @throws DatabaseError when the thread does not respond in time */
  request: (request: MatchRequest) => Promise<MatchResponse>;
  /** The scores of postings, by their ids. Empty when the thread does not respond in time: lists then show none. */
  scorePostings: (request: Omit<ScoresRequest, "kind">) => Promise<ReadonlyMap<number, number>>;
  /** @throws DatabaseError when the thread does not respond in time */
  scoreApplicants: (request: Omit<ApplicantScoresRequest, "kind">) => Promise<readonly ApplicantScore[]>;
  /** @throws DatabaseError when the thread does not respond in time */
  countMatches: (request: Omit<CountsRequest, "kind">) => Promise<FilterCounts>;
  stop: () => Promise<void>;
}

/** Dependencies of the modules that use the matching engine. */
export interface MatchingDeps extends Deps {
  /** The engine and its index, in a worker thread of this process or of another one. */
  matching: Matching;
}

interface PendingRequest {
  message: IndexRequest;
  /** How many engines it was sent to. */
  attempts: number;
  resolve: (response: WorkerResponse) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The thread with the index: this process' own, or that of another process of the machine. */
interface Engine {
  send: (message: IndexRequest) => void;
  stop: () => Promise<void>;
}

/** Where the index is, apart from the thread of this process. */
export interface IndexSettings {
  readonly sharing?: IndexSharing | null;
  readonly shards?: ShardSettings | null;
}

export const indexSettings = (
  { matchingSocketDir: folder, matchingShards: addresses }: Config,
  secret: string,
): IndexSettings => ({
  sharing: folder === undefined ? null : { folder, secret },
  shards: addresses.length === 0 ? null : { addresses, secret },
});

/** Milliseconds until a request fails, until a stop is forced, and at most until another process takes over. */
const timeoutMs = { response: 30_000, scores: 4_000, stop: 3_000, takeover: 500 } as const;
/** Engines that a request is sent to when one after the other ends. */
const maxAttempts = 3;
/** Requests to another process' engine that wait at a time. */
const maxWaiting = 1_000;

const otherRequest = "The matching thread answered another request";

function failureOf({ message, failure }: Extract<IndexResponse, { type: "failed" }>): Error {
  const text = `Matching failed: ${message}`;
  return failure ? new DatabaseError(failure, text) : new Error(text);
}

/** A failure that is answered with 503: a retry may succeed. */
const busy = (message: string): Error => new DatabaseError("busy", message);

/**
 * The matching engine of this process. Its thread starts with the first request, and again with the next one after a
 * crash. With `sharing` only one process of the machine has such a thread, and the others send it their requests; when
 * it ends, one of them starts its own.
 */
export function openMatching(
  database: DatabaseAddress,
  log: Log,
  on: { completedAfterProvisional: () => void },
  { sharing = null, shards = null }: IndexSettings = {},
): Matching {
  const pending = new Map<number, PendingRequest>();
  const socketPath = sharing === null ? null : socketPathOf(database, sharing);
  let engine: Promise<Engine> | null = null;
  let takeover: NodeJS.Timeout | undefined;
  let stopping = false;
  let requests = 0;

  function settle(id: number, act: (request: PendingRequest) => void): void {
    const request = pending.get(id);
    pending.delete(id);
    if (request === undefined) return;
    clearTimeout(request.timer);
    act(request);
  }

  function onResponse(message: IndexResponse): void {
    if (message.type === "response") settle(message.id, ({ resolve }) => resolve(message.response));
    else settle(message.id, ({ reject }) => reject(failureOf(message)));
  }

  async function open(): Promise<Engine> {
    const socket = socketPath === null ? null : await connectTo(socketPath);
    return socket === null ? startThread() : useSocket(socket);
  }

  const running = (): Promise<Engine> =>
    (engine ??= open().catch((error: unknown) => {
      engine = null;
      throw busy(`The matching index cannot be reached: ${String(error)}`);
    }));

  function deliver(request: PendingRequest): void {
    request.attempts += 1;
    running()
      .then(({ send }) => send(request.message))
      .catch((error: Error) => settle(request.message.id, ({ reject }) => reject(error)));
  }

  function failAll(error: Error): void {
    for (const id of pending.keys()) settle(id, ({ reject }) => reject(error));
  }

  /** Sends what waits to the engine that follows. All requests only read, so that they may be handled twice. */
  function sendAgain(): void {
    engine = null;
    if (stopping) return failAll(new Error("The matching engine has been stopped"));
    for (const request of pending.values()) {
      if (request.attempts < maxAttempts) deliver(request);
      else
        settle(request.message.id, ({ reject }) =>
          reject(busy("One matching thread after the other has ended")),
        );
    }
  }

  function useSocket(socket: Socket): Engine {
    log.info("Matching uses the index of another process");
    readMessages<IndexResponse>(socket, onResponse);
    socket.on("error", (err) => log.warn({ err }, "The connection to the matching index failed"));
    socket.once("close", () => {
      sendAgain();
      if (stopping) return;
      log.info("The process with the matching index has ended");
      // Not all processes at the same time: the first one starts a thread, and the others connect.
      const start = () =>
        void running().catch((err: unknown) => log.warn({ err }, "Matching waits for its next request"));
      takeover = setTimeout(start, Math.random() * timeoutMs.takeover).unref();
    });
    return {
      send: (message) => void writeMessage(socket, message),
      stop: async () => void socket.destroy(),
    };
  }

  function startThread(): Engine {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { address: database, socketPath, shards } satisfies WorkerData,
    });
    let isTaken = false;
    let failure: DatabaseFailure | undefined;
    worker.on("message", (message: FromWorker) => {
      if (message.type === "response" || message.type === "failed") return onResponse(message);
      if (message.type === "warning") return log.warn(message.message);
      if (message.type === "taken") return void (isTaken = true);
      log.info(`Matching is ready: ${message.report}`);
      if (message.provisional) on.completedAfterProvisional();
    });
    worker.on("error", (err) => {
      failure = findDatabaseFailure(err);
      log.error({ err }, "The matching thread failed");
    });
    worker.on("exit", () => {
      if (isTaken) return sendAgain();
      engine = null;
      const text = "The matching thread has ended";
      failAll(failure ? new DatabaseError(failure, text) : new Error(text));
    });
    return {
      send: (message) => worker.postMessage(message satisfies ToWorker),
      stop: async () => {
        const gone = new Promise((resolve) => worker.once("exit", resolve));
        worker.postMessage("stop" satisfies ToWorker);
        const forced = setTimeout(() => void worker.terminate(), timeoutMs.stop);
        await gone;
        clearTimeout(forced);
      },
    };
  }

  const send = (request: MatchRequest | ScoringRequest, ms: number): Promise<WorkerResponse> =>
    new Promise((resolve, reject) => {
      if (stopping) return reject(new Error("The matching engine has been stopped"));
      if (socketPath !== null && pending.size >= maxWaiting)
        return reject(busy("Too many requests wait for the matching index"));
      const id = ++requests;
      const late = () => settle(id, () => reject(busy("The matching thread did not answer in time")));
      const waiting = { message: { id, request }, attempts: 0, resolve, reject, timer: setTimeout(late, ms) };
      pending.set(id, waiting);
      deliver(waiting);
    });

  return {
    request: async (request) => {
      const response = await send(request, timeoutMs.response);
      if (!("pairs" in response)) throw new Error(otherRequest);
      return response;
    },
    scoreApplicants: async (request) => {
      const response = await send({ ...request, kind: "applicantScores" }, timeoutMs.response);
      if (!("applicantScores" in response)) throw new Error(otherRequest);
      return response.applicantScores;
    },
    countMatches: async (request) => {
      const response = await send({ ...request, kind: "counts" }, timeoutMs.response);
      if (!("counts" in response)) throw new Error(otherRequest);
      return response.counts;
    },
    scorePostings: async (request) => {
      try {
        const response = await send({ ...request, kind: "scores" }, timeoutMs.scores);
        return new Map("scores" in response ? response.scores : []);
      } catch (err) {
        log.warn({ err }, "Postings are listed without match scores");
        return new Map();
      }
    },
    stop: async () => {
      stopping = true;
      clearTimeout(takeover);
      await (await engine?.catch(() => null))?.stop();
    },
  };
}
