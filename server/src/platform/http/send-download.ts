import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Characters of a piece. Each piece is written to the connection by itself, which costs more than making a line. */
const pieceLength = 65_536;

/** Joins lines into pieces. */
function* piecesOf(lines: Iterable<string>): Generator<string> {
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

/**
 * Answers with a private file to save, streamed.
 * @param fileName without characters that a quoted string escapes
 */
export function sendDownload(reply: FastifyReply, fileName: string, content: Readable): Readable {
  reply.header("content-disposition", `attachment; filename="${fileName}"`);
  reply.header("cache-control", "private, no-store");
  return content;
}

/** Answers with a CSV file to save, streamed in pieces. Its rows are private. */
export const sendCsv = (reply: FastifyReply, name: string, lines: Iterable<string>): Readable =>
  sendDownload(reply, `${name}.csv`, Readable.from(piecesOf(lines), { objectMode: false }));
