import { Worker } from "node:worker_threads";
import type { BusyTime } from "../../../platform/db/schema/availability.ts";
import type { BusyTimesAnswer, BusyTimesRequest } from "./busy-times.ts";
import { UnreadableCalendar } from "./fetch-calendar.ts";

/** Megabytes; sufficient for 5 MB of text. */
const resourceLimits = { maxOldGenerationSizeMb: 160 } as const;
const timeoutMs = 10_000;

/**
 * Reads busy times in a thread that is ended after a time: a file of few lines can repeat an event without an end.
 * @throws UnreadableCalendar
 */
export async function readInThread(request: BusyTimesRequest, limitMs = timeoutMs): Promise<BusyTime[]> {
  const worker = new Worker(new URL("./busy-times-worker.ts", import.meta.url), {
    workerData: request,
    resourceLimits,
  });
  const { promise, resolve, reject } = Promise.withResolvers<BusyTimesAnswer>();
  const fail = () => reject(new UnreadableCalendar("tooComplex"));
  const timer = setTimeout(fail, limitMs);
  worker.once("message", resolve);
  worker.once("error", fail);
  try {
    const answer = await promise;
    if ("problem" in answer) throw new UnreadableCalendar(answer.problem);
    return answer.busy;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
