import { Writable } from "node:stream";

/**
 * A stream for React to write a page to. What it writes in one turn of the event loop travels as one piece: a page
 * is dozens of small writes, and each of them would be a write to the network.
 */
export function pageStream(onEnd: () => void): {
  readonly writable: Writable;
  readonly readable: ReadableStream;
} {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  let pieces: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;

  const flush = (): void => {
    turn = undefined;
    if (pieces.length > 0) send?.enqueue(Buffer.concat(pieces));
    pieces = [];
  };
  const writable = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(piece);
      turn ??= setImmediate(flush);
      done();
    },
    final: (done) => {
      clearImmediate(turn);
      flush();
      send?.close();
      onEnd();
      done();
    },
    destroy: (error, done) => {
      onEnd();
      done(error);
    },
  });
  const readable = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = controller;
    },
    cancel: () => {
      send = undefined;
      writable.destroy();
    },
  });
  return { writable, readable };
}
