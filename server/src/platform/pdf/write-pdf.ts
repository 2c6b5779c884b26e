import type { WriteBytes } from "./pdf-document.ts";
import type { Document } from "./typesetting.ts";

/** Draws a document and ends it. Each page is written when the next one begins, unless the document buffers its pages. */
export async function writePdf(doc: Document, draw: () => void, write: WriteBytes): Promise<void> {
  const finished = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  doc.on("data", write);
  draw();
  doc.end();
  await finished;
}

/** Bytes of a piece that is passed on. */
const pieceBytes = 65_536;

/** Collects bytes into pieces of at least 64 kB, each with a buffer of its own that a thread can transfer. */
export function inPieces(send: (piece: Uint8Array<ArrayBuffer>) => void): {
  readonly write: WriteBytes;
  /** Sends what is left. */
  readonly flush: () => void;
} {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  function flush(): void {
    if (bytes === 0) return;
    const piece = new Uint8Array(bytes);
    let at = 0;
    for (const part of parts) {
      piece.set(part, at);
      at += part.length;
    }
    parts = [];
    bytes = 0;
    send(piece);
  }
  return {
    write: (part) => {
      parts.push(part);
      bytes += part.length;
      if (bytes >= pieceBytes) flush();
    },
    flush,
  };
}

/** The whole file of a rendering. */
export async function renderedBytes(render: (write: WriteBytes) => Promise<void>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  await render((part) => parts.push(part));
  return Buffer.concat(parts);
}
