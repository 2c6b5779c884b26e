// The thread that renders PDFs, so that long documents do not block requests. Renders one document at a time.
import { parentPort } from "node:worker_threads";
import { renderPdf } from "./render-pdf.ts";
import type {
  RendererResponse,
  RenderingModule,
  PdfTable,
  PdfRow,
  RendererRequest,
  WriteBytes,
} from "./pdf-document.ts";
import { inPieces } from "./write-pdf.ts";

const port = parentPort;
if (port === null) throw new Error("This file must run in a worker thread.");

const respond = (response: RendererResponse, transferred: ArrayBuffer[] = []): void =>
  port.postMessage(response, transferred);

let table: PdfTable | null = null;
let rows: PdfRow[] = [];

async function renderTable(write: WriteBytes): Promise<void> {
  if (table === null) throw new Error("Rows arrived without a table");
  const rendered = renderPdf(table, rows, write);
  table = null;
  rows = [];
  await rendered;
}

async function renderDocument(module: string, input: unknown, write: WriteBytes): Promise<void> {
  const { render } = (await import(module)) as RenderingModule<unknown>;
  await render(input, write);
}

/** Sends a document in pieces, so that one that fails within the first piece has sent nothing. */
async function send(render: (write: WriteBytes) => Promise<void>): Promise<void> {
  const pieces = inPieces((bytes) => respond({ type: "bytes", bytes }, [bytes.buffer]));
  try {
    await render(pieces.write);
    pieces.flush();
    respond({ type: "rendered" });
  } catch (error) {
    respond({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

port.on("message", (message: RendererRequest) => {
  if (message.type === "table") table = message.table;
  else if (message.type === "rows") rows.push(...message.rows);
  else if (message.type === "document")
    void send((write) => renderDocument(message.module, message.input, write));
  else void send(renderTable);
});
