import { Transform } from "node:stream";

/** Bytes of a stream after which the memory of its pieces is freed. */
const bytesPerCollection = 8_388_608;

/**
 * Passes a large stream on, and has the memory of the pieces that are done freed. They lie outside V8's heap, so that V8
 * otherwise starts to collect them when they take 32 to 64 MB. Without --expose-gc (scripts/server-arguments.mjs) it does
 * nothing more than pass on.
 */
export function collectPieces(): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes >= bytesPerCollection) {
        bytes = 0;
        globalThis.gc?.({ type: "minor" });
      }
      done(null, piece);
    },
  });
}
