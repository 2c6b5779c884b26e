// The matching thread, so that neither the index nor matching blocks requests.
import { flushCompileCache } from "node:module";
import type { Socket } from "node:net";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import { type DatabaseFailure, findDatabaseFailure } from "../../../platform/db/database-failure.ts";
import type { Log } from "../../../platform/log.ts";
import { countMatches } from "./count-matches.ts";
import { handleRequest, scoreApplicants, scorePostings } from "./handle-request.ts";
import { engineHash } from "./engine-hash.ts";
import { claimSocket, readMessages, writeMessage } from "./index-socket.ts";
import { openLiveIndex, openMatchingDatabase } from "./live-index.ts";
import { allPostings } from "./matching-index.ts";
import { openPairScores } from "./pair-scores.ts";
import type {
  FromWorker,
  IndexRequest,
  IndexResponse,
  MatchRequest,
  ScoringRequest,
  ToWorker,
  WorkerData,
  WorkerResponse,
} from "./match-requests.ts";
import { openPreparedCache } from "./prepared-cache.ts";
import { openShards } from "./shard-client.ts";

const port = parentPort;
if (port === null) throw new Error("This file is started as a thread.");
const { address, socketPath, shards: shardSettings } = workerData as WorkerData;

/** Milliseconds that a request waits for the first build; then it is handled with the newest postings. */
const timeoutMs = 1_000;
/** Requests of another process that are handled at a time. */
const maxAtOnce = 32;

const send = (message: FromWorker): void => port.postMessage(message);
const warn = (about: unknown, text?: string): void => {
  const error = typeof about === "object" && about !== null && "err" in about ? about.err : about;
  const detail = error instanceof Error ? error.message : String(error);
  send({ type: "warning", message: text === undefined ? detail : `${text}: ${detail}` });
};
const log: Log = { info: () => undefined, warn, error: warn };

const hash = engineHash();
const started = performance.now();
const database = openMatchingDatabase(address, log);
const canServe = Promise.withResolvers<void>();
const server =
  socketPath === null
    ? null
    : await claimSocket(socketPath, database.db, (socket) => void canServe.promise.then(() => serve(socket)));
if (socketPath !== null && server === null) {
  send({ type: "taken" });
  process.exit();
}
const cache = openPreparedCache(database.db, hash, log);
const pairScores = openPairScores();
const built = Promise.withResolvers<void>();
let provisional = false;
const shards = shardSettings === null ? null : openShards(shardSettings, log);
const live = openLiveIndex({
  address,
  db: database.db,
  cache,
  log,
  part: { postings: shards === null ? allPostings : null, hasPeople: true },
  rebuilt: () => {
    built.resolve();
    flushCompileCache();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const postings = shardSettings
      ? `open postings in ${shardSettings.addresses.length} shards`
      : `${live.index.postings.size} open postings`;
    const report = `${postings} and ${live.index.people.size} public profiles, ${seconds} s after the start, ${megabytes()} MB`;
    send({ type: "ready", provisional, report });
    provisional = false;
  },
});
const { index } = live;

/** Checks the date hourly, so that an idle index also follows the month. */
const hourMs = 3_600_000;
setInterval(() => index.updateDate(new Date()), hourMs).unref();

function megabytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 2 ** 20);
}

/** A response covers everything that was committed before its request. */
async function waitForIndex(now: Date): Promise<void> {
  index.updateDate(now);
  if (!index.isReady) {
    await Promise.race([built.promise, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())]);
    provisional ||= !index.isReady;
    return;
  }
  await live.caughtUp();
}

async function stop(): Promise<void> {
  server?.close();
  for (const socket of sockets) socket.destroy();
  await shards?.stop();
  await live.stop();
  await database.close();
  port?.close();
}

/** An Error loses its code and cause on the way to the server. */
function describeFailure(error: unknown): { message: string; failure?: DatabaseFailure } {
  const message = error instanceof Error ? error.message : String(error);
  const failure = findDatabaseFailure(error);
  return { message, ...(failure && { failure }) };
}

/** What is computed from the rows alone, or in shards, waits for no index of this thread. */
const usesIndex = (kind: (MatchRequest | ScoringRequest)["kind"]): boolean =>
  kind === "suggestions" || (shards === null && (kind === "jobs" || kind === "job" || kind === "counts"));

async function respond(request: MatchRequest | ScoringRequest): Promise<WorkerResponse> {
  if (usesIndex(request.kind)) await waitForIndex(request.now);
  const postings = shards ?? (index.isReady ? index.postings : null);
  const context = { db: database.db, index, postings, cache, pairScores };
  if (request.kind === "scores") return { scores: await scorePostings(context, request) };
  if (request.kind === "applicantScores") return { applicantScores: await scoreApplicants(context, request) };
  if (request.kind === "counts") return { counts: await countMatches(context, request) };
  return { pairs: await handleRequest(context, request), engineHash: hash };
}

const answer = ({ id, request }: IndexRequest): Promise<IndexResponse> =>
  respond(request).then(
    (response) => ({ type: "response", id, response }),
    (error: unknown) => ({ type: "failed", id, ...describeFailure(error) }),
  );

/** The connections of the other processes. */
const sockets = new Set<Socket>();

function serve(socket: Socket): void {
  sockets.add(socket);
  socket
    .on("close", () => sockets.delete(socket))
    .on("error", (err) => warn({ err }, "A connection to the matching index failed"));
  const reply = async (request: IndexRequest): Promise<void> => {
    const response = await answer(request);
    try {
      await writeMessage(socket, response);
    } catch (error) {
      await writeMessage(socket, {
        type: "failed",
        id: request.id,
        ...describeFailure(error),
      } satisfies IndexResponse);
    }
  };
  readMessages(socket, reply, { maxAtOnce });
}

canServe.resolve();
port.on("message", (message: ToWorker) => {
  if (message === "stop") return void stop();
  void answer(message).then(send);
});
