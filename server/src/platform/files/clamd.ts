/**
 * Asks clamd, the daemon of ClamAV, whether a content is malware. The protocol is the command INSTREAM as clamd(8)
 * describes it under COMMANDS: `zINSTREAM\0`, then chunks of a length (four bytes, big-endian) and that many bytes, ended
 * by a chunk of length zero. The reply is `stream: OK`, `stream: <signature> FOUND` or a text that ends with `ERROR`.
 */
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export interface ClamdAddress {
  host: string;
  port: number;
}

/**
 * "unreachable": no clamd answered. "failed": clamd answered that it cannot scan this content, for example because it is
 * longer than its StreamMaxLength.
 */
export type ScanResult = "clean" | "infected" | "unreachable" | "failed";

/** Milliseconds of silence after which clamd counts as unreachable. */
const silenceMs = 60_000;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

async function* asStream(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of content) {
    if (piece.length === 0) continue;
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = "";
    socket.setTimeout(silenceMs, () => socket.destroy(new Error("clamd is silent.")));
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => (reply += text.slice(0, 1_000)));
    socket.once("error", reject);
    socket.once("close", () => resolve(reply));
  });
}

export async function scanContent({ host, port }: ClamdAddress, content: Readable): Promise<ScanResult> {
  const socket = connect(port, host);
  const reply = readReply(socket);
  // clamd closes the connection before the end of a content that is too long, and its reply says so.
  const sent = pipeline(asStream(content), socket, { end: false }).catch(() => undefined);
  try {
    const text = (await reply).replace(/\0.*$/s, "").trim();
    if (text.endsWith(" FOUND")) return "infected";
    if (text.endsWith(": OK")) return "clean";
    return text === "" ? "unreachable" : "failed";
  } catch {
    return "unreachable";
  } finally {
    socket.destroy();
    content.destroy();
    await sent;
  }
}
