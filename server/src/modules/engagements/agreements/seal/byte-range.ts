/** The bytes of a PDF that its signature covers: all except the signature itself (ISO 32000-2, 12.8.1). */
import { rangePlaceholder } from "../pdf/signature-field.ts";

/** Offsets of the signature's hexadecimal string with its brackets; the end is exclusive. */
interface Hole {
  readonly from: number;
  readonly to: number;
}

export const coveredParts = (bytes: Buffer, { from, to }: Hole): readonly Buffer[] => [
  bytes.subarray(0, from),
  bytes.subarray(to),
];

const rangeText = `/ByteRange [0 ${rangePlaceholder} ${rangePlaceholder} ${rangePlaceholder}]`;

/**
 * Puts a signature into a PDF that was rendered with a place for it.
 * @param sign returns the DER signature of the covered parts
 * @throws Error when the place is too small
 */
export async function insertSignature(
  rendered: Uint8Array,
  sign: (parts: readonly Buffer[]) => Promise<Buffer>,
): Promise<Buffer> {
  const bytes = Buffer.from(rendered);
  const range = bytes.lastIndexOf(rangeText);
  const from = bytes.indexOf("<", bytes.indexOf("/Contents", range));
  const to = bytes.indexOf(">", from) + 1;
  if (range < 0 || from < range || to <= from) throw new Error("The PDF has no place for a signature.");
  const actual = `/ByteRange [0 ${from} ${to} ${bytes.length - to}]`;
  bytes.write(actual.padEnd(rangeText.length), range, "latin1");
  const signature = (await sign(coveredParts(bytes, { from, to }))).toString("hex");
  const room = to - from - 2;
  if (signature.length > room) throw new Error(`The signature needs ${signature.length / 2} bytes.`);
  bytes.write(signature.padEnd(room, "0"), from + 1, "latin1");
  return bytes;
}

export interface EmbeddedSignature {
  /** DER, followed by zeros that fill the place. */
  readonly der: Buffer;
  readonly parts: readonly Buffer[];
  /** Whether every byte outside the signature is covered. */
  readonly coversFile: boolean;
}

const rangePattern = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/;
/** Files with more signatures than this are not ours. */
const maxSignatures = 8;
/** Longest accepted signature, in hexadecimal digits. */
const maxDigits = 400_000;

function readSignature(bytes: Buffer, at: number): EmbeddedSignature | null {
  const [, start, from, to, rest] = (rangePattern.exec(bytes.toString("latin1", at, at + 100)) ?? []).map(
    Number,
  );
  if (start !== 0 || from === undefined || to === undefined || rest === undefined) return null;
  if (to - from < 4 || to - from > maxDigits || to + rest > bytes.length) return null;
  const text = bytes.toString("latin1", from, to);
  if (!/^<(?:[0-9a-fA-F]{2})+>$/.test(text)) return null;
  const covered = bytes.subarray(0, to + rest);
  return {
    der: Buffer.from(text.slice(1, -1), "hex"),
    parts: coveredParts(covered, { from, to }),
    coversFile: to + rest === bytes.length,
  };
}

/** Finds the signatures of a PDF, readable ones only. */
export function readSignatures(bytes: Buffer): EmbeddedSignature[] {
  const found: EmbeddedSignature[] = [];
  let at = bytes.indexOf("/ByteRange");
  for (let read = 0; at >= 0 && read < maxSignatures; read += 1) {
    const signature = readSignature(bytes, at);
    if (signature) found.push(signature);
    at = bytes.indexOf("/ByteRange", at + 1);
  }
  return found;
}
