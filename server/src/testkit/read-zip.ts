import { inflateRawSync } from "node:zlib";

/** Signatures and sizes of PKWARE's APPNOTE, 4.3. */
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const endLength = 22;

function contentAt(zip: Buffer, offset: number, size: number, method: number): Buffer {
  if (zip.readUInt32LE(offset) !== localHeader) throw new Error("The ZIP file is damaged.");
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const stored = zip.subarray(start, start + size);
  return method === 0 ? stored : inflateRawSync(stored);
}

/** The texts of a ZIP archive without comment, by name. */
export const readZip = (zip: Buffer): Map<string, string> =>
  new Map([...readZipBytes(zip)].map(([name, content]) => [name, content.toString("utf8")]));

/** The files of a ZIP archive without comment, by name. */
export function readZipBytes(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - endLength;
  if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) throw new Error("The ZIP file is incomplete.");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error("The ZIP file is damaged.");
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const content = contentAt(
      zip,
      zip.readUInt32LE(at + 42),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 10),
    );
    files.set(name, content);
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
