import { Worker } from "node:worker_threads";
import type { FilterCounts } from "@caseload/contract/search/job-search";
import type { Deps } from "../../../platform/deps.ts";
import type { DatabaseAddress } from "../../../platform/db/database-address.ts";
import { DatabaseError } from "../../../platform/db/database-failure.ts";
import type { Log } from "../../../platform/log.ts";
import type {
  ApplicantScore,
  ApplicantScoresRequest,
  CountsRequest,
  FromWorker,
  MatchRequest,
  MatchResponse,
  ScoresRequest,
  ScoringRequest,
  ToWorker,
  WorkerData,
  WorkerResponse,
} from "./match-requests.ts";

export interface Matching {
  /** The first request starts the thread. @throws Error when the thread does not respond in time */
  request: (request: MatchRequest) => Promise<MatchResponse>;
  /** The scores of postings, by their ids. Empty when the thread does not respond in time: lists then show none. */
  scorePostings: (request: Omit<ScoresRequest, "kind">) => Promise<ReadonlyMap<number, number>>;
  /** @throws Error when the thread does not respond in time */
  scoreApplicants: (request: Omit<ApplicantScoresRequest, "kind">) => Promise<readonly ApplicantScore[]>;
  /** @throws Error when the thread does not respond in time */
  countMatches: (request: Omit<CountsRequest, "kind">) => Promise<FilterCounts>;
  stop: () => Promise<void>;
}

/** Dependencies of the modules that use the matching engine. */
export interface MatchingDeps extends Deps {
  /** The engine and its index, in a worker thread. */
  matching: Matching;
}

interface PendingRequest {
  resolve: (response: WorkerResponse) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Milliseconds until a request fails, and until a stop is forced. */
const timeoutMs = { response: 30_000, scores: 4_000, stop: 3_000 } as const;

const otherRequest = "The matching thread answered another request";

function failureOf({ message, failure }: Extract<FromWorker, { type: "failed" }>): Error {
  const text = `Matching failed: ${message}`;
  return failure ? new DatabaseError(failure, text) : new Error(text);
}

/** The matching thread of this process. It starts with the first request, and again with the next one after a crash. */
export function openMatching(
  database: DatabaseAddress,
  log: Log,
  on: { completedAfterProvisional: () => void },
): Matching {
  const pending = new Map<number, PendingRequest>();
  let worker: Worker | null = null;
  let stopping = false;
  let requests = 0;

  function settle(id: number, act: (request: PendingRequest) => void): void {
    const request = pending.get(id);
    pending.delete(id);
    if (request === undefined) return;
    clearTimeout(request.timer);
    act(request);
  }

  function onMessage(message: FromWorker): void {
    if (message.type === "response") return settle(message.id, ({ resolve }) => resolve(message.response));
    if (message.type === "failed") return settle(message.id, ({ reject }) => reject(failureOf(message)));
    if (message.type === "warning") return log.warn(message.message);
    log.info(`Matching is ready: ${message.report}`);
    if (message.provisional) on.completedAfterProvisional();
  }

  function runningWorker(): Worker {
    if (worker !== null) return worker;
    const started = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { address: database } satisfies WorkerData,
    });
    started.on("message", onMessage);
    started.on("error", (err) => log.error({ err }, "The matching thread failed"));
    started.on("exit", () => {
      worker = null;
      for (const id of pending.keys())
        settle(id, ({ reject }) => reject(new Error("The matching thread has ended")));
    });
    worker = started;
    return started;
  }

  const send = (request: MatchRequest | ScoringRequest, ms: number): Promise<WorkerResponse> =>
    new Promise((resolve, reject) => {
      if (stopping) return reject(new Error("The matching thread has been stopped"));
      const id = ++requests;
      const late = () => settle(id, () => reject(new Error("The matching thread did not answer in time")));
      pending.set(id, { resolve, reject, timer: setTimeout(late, ms) });
      runningWorker().postMessage({ id, request } satisfies ToWorker);
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
      const ending = worker;
      if (ending === null) return;
      const gone = new Promise((resolve) => ending.once("exit", resolve));
      ending.postMessage("stop" satisfies ToWorker);
      const forced = setTimeout(() => void ending.terminate(), timeoutMs.stop);
      await gone;
      clearTimeout(forced);
    },
  };
}
