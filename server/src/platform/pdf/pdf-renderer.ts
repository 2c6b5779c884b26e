import { Worker } from "node:worker_threads";
import { errorMessages } from "@caseload/contract/error-messages";
import { HttpError } from "../http/http-error.ts";
import type { FromPrinter, Sheet, SheetRow, ToPrinter } from "./pdf-document.ts";

export interface PdfRenderer {
  /**
   * Prints a table as PDF, one at a time. Rows are asked for when their turn has come.
   * @throws HttpError 429 while many wait
   */
  print: (sheet: Sheet, rows: AsyncIterable<readonly SheetRow[]>) => Promise<Uint8Array>;
  stop: () => Promise<void>;
}

/** Milliseconds that one paper may take, and after which a thread without work is ended. */
const patience = { paper: 120_000, idle: 15_000 } as const;
/** Papers that wait while one is printed. */
const maxWaiting = 8;
/** Megabytes that ten thousand rows are sure to fit in. */
const resourceLimits = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 4 } as const;

interface Thread {
  readonly worker: Worker;
  /** Rejects when the thread ends, whatever the reason. */
  readonly ended: Promise<never>;
}

function startThread(): Thread {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits });
  // A process that is done does not wait for it.
  worker.unref();
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The printing thread has ended")));
  });
  // Most threads end when nobody is waiting for them.
  ended.catch(() => undefined);
  return { worker, ended };
}

const nextAnswer = ({ worker }: Thread): Promise<FromPrinter> =>
  new Promise((resolve) => worker.once("message", resolve));

function late(): { never: Promise<never>; cancel: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("Printing took too long")), patience.paper);
  return { never: promise, cancel: () => clearTimeout(timer) };
}

async function printWith(thread: Thread, sheet: Sheet, rows: AsyncIterable<readonly SheetRow[]>) {
  const tell = (message: ToPrinter): void => thread.worker.postMessage(message);
  const answer = nextAnswer(thread);
  tell({ type: "sheet", sheet });
  for await (const batch of rows) tell({ type: "rows", rows: batch });
  tell({ type: "end" });
  const { never, cancel } = late();
  try {
    const answered = await Promise.race([answer, thread.ended, never]);
    if (answered.type === "failed") throw new Error(`Printing failed: ${answered.message}`);
    return answered.bytes;
  } finally {
    cancel();
  }
}

/** A thread of this process that starts with the first paper and ends when there are no more for a while. */
export function openPdfRenderer(): PdfRenderer {
  let thread: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let stopped = false;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    await ending?.worker.terminate();
  }

  async function printNow(sheet: Sheet, rows: AsyncIterable<readonly SheetRow[]>): Promise<Uint8Array> {
    if (stopped) throw new Error("The printing thread has been stopped");
    clearTimeout(idle);
    thread ??= startThread();
    try {
      const bytes = await printWith(thread, sheet, rows);
      idle = setTimeout(() => void end(), patience.idle).unref();
      return bytes;
    } catch (error) {
      // Half a sheet may lie there.
      await end();
      throw error;
    }
  }

  return {
    async print(sheet, rows) {
      if (waiting > maxWaiting) throw new HttpError(429, errorMessages.printerBusy);
      waiting += 1;
      const printed = queue.then(() => printNow(sheet, rows));
      queue = printed.catch(() => undefined);
      try {
        return await printed;
      } finally {
        waiting -= 1;
      }
    },
    stop: async () => {
      stopped = true;
      await end();
    },
  };
}
