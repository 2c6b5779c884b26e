/** What a PNG file says in words. Packed, each of them may unpack to many megabytes, and none of it is shown. */
const noteTypes = new Set(["tEXt", "zTXt", "iTXt"]);

const signatureBytes = 8;
/** Length and type before the data, a checksum behind them. */
const headBytes = 8;
const frameBytes = 12;

/** A PNG file without its notes; what is no whole chunk stays as it is, for the decoder to refuse. */
export function withoutNotes(png: Buffer): Buffer {
  const kept = [png.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + frameBytes <= png.length) {
    const end = at + frameBytes + png.readUInt32BE(at);
    if (!noteTypes.has(png.toString("latin1", at + 4, at + headBytes))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, png.subarray(at)]);
}
