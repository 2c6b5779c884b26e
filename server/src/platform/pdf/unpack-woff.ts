import { inflateSync } from "node:zlib";

const headerLength = 44;
const entryLength = 20;
const unpackedHeaderLength = 12;
const unpackedEntryLength = 16;

/** Tables start at multiples of four bytes. */
const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * A font of a WOFF 1.0 file with its tables uncompressed (https://www.w3.org/TR/WOFF/). fontkit reads WOFF files too, but
 * decompresses the table of outlines again for each letter that a PDF contains.
 */
export function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const start = headerLength + at * entryLength;
    const offset = file.readUInt32BE(start + 4);
    const compressedLength = file.readUInt32BE(start + 8);
    const length = file.readUInt32BE(start + 12);
    const stored = file.subarray(offset, offset + compressedLength);
    return {
      tag: file.subarray(start, start + 4),
      checksum: file.readUInt32BE(start + 16),
      content: compressedLength < length ? inflateSync(stored) : stored,
    };
  });
  const size = tables.reduce(
    (total, { content }) => total + padded(content.length),
    unpackedHeaderLength + count * unpackedEntryLength,
  );
  const unpacked = Buffer.alloc(size);
  file.copy(unpacked, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  unpacked.writeUInt16BE(count, 4);
  unpacked.writeUInt16BE(2 ** power * 16, 6);
  unpacked.writeUInt16BE(power, 8);
  unpacked.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offset = unpackedHeaderLength + count * unpackedEntryLength;
  for (const [at, { tag, checksum, content }] of tables.entries()) {
    const start = unpackedHeaderLength + at * unpackedEntryLength;
    tag.copy(unpacked, start);
    unpacked.writeUInt32BE(checksum, start + 4);
    unpacked.writeUInt32BE(offset, start + 8);
    unpacked.writeUInt32BE(content.length, start + 12);
    content.copy(unpacked, offset);
    offset += padded(content.length);
  }
  return unpacked;
}
