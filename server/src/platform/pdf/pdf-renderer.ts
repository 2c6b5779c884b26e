import { Worker } from "node:worker_threads";
import { errorMessages } from "@caseload/contract/error-messages";
import { HttpError } from "../http/http-error.ts";
import type { RendererResponse, PdfTable, PdfRow, RendererRequest } from "./pdf-document.ts";

/** Seconds after which a document of the queue is likely to be done. */
const busySeconds = 10;

export interface PdfRenderer {
  /**
   * Renders a table as PDF, one at a time. Rows are read when rendering starts.
   * @throws HttpError 429 when too many documents are queued
   */
  render: (table: PdfTable, rows: AsyncIterable<readonly PdfRow[]>) => Promise<Uint8Array>;
  /**
   * Renders a document by `render` of the module at a file URL, which runs in the thread.
   * @param input survives a structured clone
   * @throws HttpError 429 when too many documents are queued
   */
  renderDocument: (module: URL, input: unknown) => Promise<Uint8Array>;
  stop: () => Promise<void>;
}

/** Milliseconds for rendering one document, and after which an idle thread is terminated. */
const timeouts = { render: 120_000, idle: 15_000 } as const;
const maxQueued = 8;
/** Megabytes; sufficient for 10,000 rows. */
const resourceLimits = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 4 } as const;

interface Thread {
  readonly worker: Worker;
  /** Rejects when the thread ends. */
  readonly ended: Promise<never>;
}

function startThread(): Thread {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits });
  // Lets the process exit while the thread runs.
  worker.unref();
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The PDF thread has ended")));
  });
  // Prevents an unhandled rejection when the thread ends idle.
  ended.catch(() => undefined);
  return { worker, ended };
}

const nextResponse = ({ worker }: Thread): Promise<RendererResponse> =>
  new Promise((resolve) => worker.once("message", resolve));

function startTimeout(): { never: Promise<never>; cancel: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("Rendering the PDF took too long")), timeouts.render);
  return { never: promise, cancel: () => clearTimeout(timer) };
}

/** Sends what a document consists of. */
type Send = (send: (message: RendererRequest) => void) => Promise<void>;

async function renderWith(thread: Thread, sendAll: Send) {
  const response = nextResponse(thread);
  await sendAll((message) => thread.worker.postMessage(message));
  const { never, cancel } = startTimeout();
  try {
    const result = await Promise.race([response, thread.ended, never]);
    if (result.type === "failed") throw new Error(`Rendering the PDF failed: ${result.message}`);
    return result.bytes;
  } finally {
    cancel();
  }
}

/** Renders PDFs in a thread that starts on demand and ends when it is idle. */
export function openPdfRenderer(): PdfRenderer {
  let thread: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let stopped = false;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    await ending?.worker.terminate();
  }

  async function renderNow(sendAll: Send): Promise<Uint8Array> {
    if (stopped) throw new Error("The PDF renderer has been stopped");
    clearTimeout(idle);
    thread ??= startThread();
    try {
      const bytes = await renderWith(thread, sendAll);
      idle = setTimeout(() => void end(), timeouts.idle).unref();
      return bytes;
    } catch (error) {
      // The thread may have an incomplete document.
      await end();
      throw error;
    }
  }

  async function enqueue(sendAll: Send): Promise<Uint8Array> {
    if (queued > maxQueued) throw new HttpError(429, errorMessages.printerBusy, { retryAfter: busySeconds });
    queued += 1;
    const rendered = queue.then(() => renderNow(sendAll));
    queue = rendered.catch(() => undefined);
    try {
      return await rendered;
    } finally {
      queued -= 1;
    }
  }

  return {
    render: (table, rows) =>
      enqueue(async (send) => {
        send({ type: "table", table });
        for await (const batch of rows) send({ type: "rows", rows: batch });
        send({ type: "end" });
      }),
    renderDocument: (module, input) =>
      enqueue(async (send) => send({ type: "document", module: module.href, input })),
    stop: async () => {
      stopped = true;
      await end();
    },
  };
}
