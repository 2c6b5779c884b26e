// The thread that renders PDFs, so that long documents do not block requests. Renders one document at a time.
import { parentPort } from "node:worker_threads";
import { renderPdf } from "./render-pdf.ts";
import type { RendererResponse, RenderingModule, PdfTable, PdfRow, RendererRequest } from "./pdf-document.ts";

const port = parentPort;
if (port === null) throw new Error("This file must run in a worker thread.");

let table: PdfTable | null = null;
let rows: PdfRow[] = [];

function renderTable(): Promise<Uint8Array> {
  if (table === null) throw new Error("Rows arrived without a table");
  const rendered = renderPdf(table, rows);
  table = null;
  rows = [];
  return rendered;
}

async function renderDocument(module: string, input: unknown): Promise<Uint8Array> {
  const { render } = (await import(module)) as RenderingModule<unknown>;
  return render(input);
}

async function respond(rendering: () => Promise<Uint8Array>): Promise<void> {
  try {
    const bytes = await rendering();
    port?.postMessage({ type: "rendered", bytes } satisfies RendererResponse, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    port?.postMessage({ type: "failed", message: text } satisfies RendererResponse);
  }
}

port.on("message", (message: RendererRequest) => {
  if (message.type === "table") table = message.table;
  else if (message.type === "rows") rows.push(...message.rows);
  else if (message.type === "document") void respond(() => renderDocument(message.module, message.input));
  else void respond(async () => renderTable());
});
