// The thread in which papers are printed, so that long ones hold up no request. It has one sheet at a time.
import { parentPort } from "node:worker_threads";
import { renderPdf } from "./render-pdf.ts";
import type { FromPrinter, Sheet, SheetRow, ToPrinter } from "./pdf-document.ts";

const port = parentPort;
if (port === null) throw new Error("This file is started as a thread.");

let sheet: Sheet | null = null;
let rows: SheetRow[] = [];

async function print(): Promise<void> {
  if (sheet === null) throw new Error("Rows came without a sheet");
  const bytes = await renderPdf(sheet, rows);
  sheet = null;
  rows = [];
  port?.postMessage({ type: "printed", bytes } satisfies FromPrinter, [bytes.buffer as ArrayBuffer]);
}

port.on("message", (message: ToPrinter) => {
  if (message.type === "sheet") sheet = message.sheet;
  else if (message.type === "rows") rows.push(...message.rows);
  else
    print().catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      port.postMessage({ type: "failed", message: text } satisfies FromPrinter);
    });
});
