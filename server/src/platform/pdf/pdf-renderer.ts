import { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import { errorMessages } from "@caseload/contract/error-messages";
import { HttpError } from "../http/http-error.ts";
import type { RendererResponse, PdfTable, PdfRow, RendererRequest, WriteBytes } from "./pdf-document.ts";

/** Seconds after which a document of the queue is likely to be done. */
const busySeconds = 10;

export interface PdfRenderer {
  /**
   * Renders a table as PDF, one at a time. Rows are read when rendering starts. Resolves with the file when its first
   * 64 kB are there, or all of a shorter one; the stream fails when the rest cannot be rendered. A slow reader does not
   * hold up other documents: what it has not read stays in memory.
   * @throws HttpError 429 when too many documents are queued
   */
  render: (table: PdfTable, rows: AsyncIterable<readonly PdfRow[]>) => Promise<Readable>;
  /**
   * Renders a document by `render` of the module at a file URL, which runs in the thread. Resolves as `render` does.
   * @param input survives a structured clone
   * @throws HttpError 429 when too many documents are queued
   */
  renderDocument: (module: URL, input: unknown) => Promise<Readable>;
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

function startTimeout(): { never: Promise<never>; cancel: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("Rendering the PDF took too long")), timeouts.render);
  return { never: promise, cancel: () => clearTimeout(timer) };
}

/** Sends what a document consists of. */
type Send = (send: (message: RendererRequest) => void) => Promise<void>;

/** Resolves when the thread has sent the whole document. */
async function renderWith(thread: Thread, sendAll: Send, write: WriteBytes): Promise<void> {
  const { promise: rendered, resolve, reject } = Promise.withResolvers<void>();
  const onResponse = (response: RendererResponse): void => {
    if (response.type === "bytes") write(response.bytes);
    else if (response.type === "rendered") resolve();
    else reject(new Error(`Rendering the PDF failed: ${response.message}`));
  };
  thread.worker.on("message", onResponse);
  try {
    await sendAll((message) => thread.worker.postMessage(message));
    const { never, cancel } = startTimeout();
    await Promise.race([rendered, thread.ended, never]).finally(cancel);
  } finally {
    thread.worker.off("message", onResponse);
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

  async function renderNow(sendAll: Send, write: WriteBytes): Promise<void> {
    if (stopped) throw new Error("The PDF renderer has been stopped");
    clearTimeout(idle);
    thread ??= startThread();
    try {
      await renderWith(thread, sendAll, write);
      idle = setTimeout(() => void end(), timeouts.idle).unref();
    } catch (error) {
      // The thread may have an incomplete document.
      await end();
      throw error;
    }
  }

  async function enqueue(sendAll: Send): Promise<Readable> {
    if (queued > maxQueued) throw new HttpError(429, errorMessages.printerBusy, { retryAfter: busySeconds });
    queued += 1;
    const file = new Readable({ read: () => undefined });
    // The stream can fail before its reader listens.
    file.on("error", () => undefined);
    const opened = Promise.withResolvers<Readable>();
    const write: WriteBytes = (bytes) => {
      file.push(bytes);
      opened.resolve(file);
    };
    queue = queue
      .then(() => renderNow(sendAll, write))
      .then(
        () => file.push(null),
        (error: unknown) => {
          opened.reject(error);
          file.destroy(error instanceof Error ? error : new Error(String(error)));
        },
      )
      .finally(() => (queued -= 1));
    return opened.promise;
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
