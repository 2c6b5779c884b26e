// The thread that renders PDFs, so that long documents do not block requests. Renders one document at a time.
import { parentPort } from "node:worker_threads";
import { renderPdf } from "./render-pdf.ts";
import type { RendererResponse, PdfTable, PdfRow, RendererRequest } from "./pdf-document.ts";

const port = parentPort;
if (port === null) throw new Error("This file must run in a worker thread.");

let table: PdfTable | null = null;
let rows: PdfRow[] = [];

async function render(): Promise<void> {
  if (table === null) throw new Error("Rows arrived without a table");
  const bytes = await renderPdf(table, rows);
  table = null;
  rows = [];
  port?.postMessage({ type: "rendered", bytes } satisfies RendererResponse, [bytes.buffer as ArrayBuffer]);
}

port.on("message", (message: RendererRequest) => {
  if (message.type === "table") table = message.table;
  else if (message.type === "rows") rows.push(...message.rows);
  else
    render().catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      port.postMessage({ type: "failed", message: text } satisfies RendererResponse);
    });
});
