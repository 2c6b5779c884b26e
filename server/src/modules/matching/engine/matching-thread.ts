import { Worker } from "node:worker_threads";
import type { Log } from "../../../platform/log.ts";
import type { Answer, FromWorker, Question, ToWorker } from "./questions.ts";

export interface Matching {
  /** The first question starts the thread. @throws Error when the thread does not answer in time */
  ask: (question: Question) => Promise<Answer>;
  stop: () => Promise<void>;
}

interface Asking {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Milliseconds after which a question has failed, and after which a stop is forced. */
const patience = { answer: 30_000, stop: 3_000 } as const;

/** One thread of this process, from the first question on. One that dies is started again by the next question. */
export function openMatching(
  connectionString: string,
  log: Log,
  on: { completedAfterProvisional: () => void },
): Matching {
  const asking = new Map<number, Asking>();
  let worker: Worker | null = null;
  let stopping = false;
  let questions = 0;

  function settle(id: number, how: (asked: Asking) => void): void {
    const asked = asking.get(id);
    asking.delete(id);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    how(asked);
  }

  function hear(message: FromWorker): void {
    if (message.type === "answer") return settle(message.id, ({ resolve }) => resolve(message.answer));
    if (message.type === "failed")
      return settle(message.id, ({ reject }) => reject(new Error(`Matching failed: ${message.message}`)));
    if (message.type === "warning") return log.warn(message.message);
    log.info(`Matching is ready: ${message.report}`);
    if (message.provisional) on.completedAfterProvisional();
  }

  function running(): Worker {
    if (worker !== null) return worker;
    const begun = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { connectionString } });
    begun.on("message", hear);
    begun.on("error", (err) => log.error({ err }, "The matching thread failed"));
    begun.on("exit", () => {
      worker = null;
      for (const id of asking.keys())
        settle(id, ({ reject }) => reject(new Error("The matching thread has ended")));
    });
    worker = begun;
    return begun;
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (stopping) return reject(new Error("The matching thread has been stopped"));
        const id = ++questions;
        const late = () => settle(id, () => reject(new Error("The matching thread did not answer in time")));
        asking.set(id, { resolve, reject, timer: setTimeout(late, patience.answer) });
        running().postMessage({ id, question } satisfies ToWorker);
      }),
    stop: async () => {
      stopping = true;
      const ending = worker;
      if (ending === null) return;
      const gone = new Promise((resolve) => ending.once("exit", resolve));
      ending.postMessage("stop" satisfies ToWorker);
      const forced = setTimeout(() => void ending.terminate(), patience.stop);
      await gone;
      clearTimeout(forced);
    },
  };
}
