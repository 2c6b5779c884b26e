/** Looks at a PDF that is not byte for byte one of ours: which agreement it claims to be, and whether it can be read. */
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { verificationMessages } from "@caseload/contract/engagements/verification-texts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { type AgreementClaim, readClaims } from "./agreement-claim.ts";
import { readSignatures } from "./seal/byte-range.ts";
import { readCms } from "./seal/cms-signature.ts";

const inflateAsync = promisify(inflate);

/** Bounds of the object streams that are read: their number, the bytes of one, and of all, once inflated. */
const maxStreams = 100;
const maxStreamBytes = 1_048_576;
const maxInflatedBytes = 16 * maxStreamBytes;

/** Yields the places of a word, at most `max` of them. */
function* placesOf(bytes: Buffer, word: string, max: number): Generator<number> {
  let at = bytes.indexOf(word);
  for (let read = 0; at >= 0 && read < max; read += 1) {
    yield at;
    at = bytes.indexOf(word, at + word.length);
  }
}

/** The compressed content of the object stream whose dictionary holds the byte at `at`. */
function streamAt(bytes: Buffer, at: number): Buffer | null {
  const keyword = bytes.indexOf("stream", at);
  if (keyword < 0 || keyword - at > 1_024) return null;
  const from = keyword + "stream".length;
  const to = bytes.indexOf("endstream", from);
  const skipped = bytes[from] === 0x0d ? 2 : 1;
  return to < 0 ? null : bytes.subarray(from + skipped, to);
}

/** Programs that save a PDF again may move its metadata and pages into compressed object streams (ISO 32000-1, 7.5.7). */
async function claimsInStreams(bytes: Buffer): Promise<AgreementClaim[]> {
  const claims: AgreementClaim[] = [];
  let left = maxInflatedBytes;
  for (const at of placesOf(bytes, "/ObjStm", maxStreams)) {
    const packed = streamAt(bytes, at);
    if (!packed || left <= 0) continue;
    const inflated = await inflateAsync(packed, {
      maxOutputLength: Math.min(left, maxStreamBytes),
      finishFlush: 2,
    }).catch(() => null);
    // A stream that could not be inflated may have used its whole allowance.
    left -= inflated?.length ?? maxStreamBytes;
    if (inflated) claims.push(...readClaims(inflated));
  }
  return claims;
}

const contextBytes = 4_096;

/** Whether the word at `at` is an entry of the trailer, or of a cross-reference stream's dictionary. */
function isInTrailer(bytes: Buffer, at: number): boolean {
  const before = bytes.toString("latin1", Math.max(0, at - contextBytes), at);
  const start = Math.max(before.lastIndexOf("trailer"), before.lastIndexOf(" obj"));
  const [after = ""] = bytes.toString("latin1", at, at + contextBytes).split(/stream|endobj|startxref/, 1);
  const dictionary = before.slice(Math.max(0, start)) + after;
  if (/endobj|endstream/.test(dictionary)) return false;
  return dictionary.startsWith("trailer") || /\/Type\s*\/XRef\b/.test(dictionary);
}

function isEncrypted(bytes: Buffer): boolean {
  for (const at of placesOf(bytes, "/Encrypt", 50)) {
    const next = String.fromCharCode(bytes[at + "/Encrypt".length] ?? 0);
    if (!/[A-Za-z]/.test(next) && isInTrailer(bytes, at)) return true;
  }
  return false;
}

/** Where readers look for the header (ISO 32000-1, annex H.3). */
const headerBytes = 1_024;

export interface Inspection {
  /** SHA-256 of the covered bytes as each embedded signature states it. */
  readonly signedHashes: readonly string[];
  readonly claims: readonly AgreementClaim[];
}

/** @throws HttpError 400 for files that are no PDF, incomplete, or encrypted */
export async function inspectFile(bytes: Buffer): Promise<Inspection> {
  if (isEncrypted(bytes)) throw new HttpError(400, verificationMessages.encrypted);
  const signedHashes = readSignatures(bytes).flatMap(({ der }) => readCms(der)?.digest ?? []);
  const claims = [...readClaims(bytes), ...(await claimsInStreams(bytes))];
  const hasHeader = bytes.subarray(0, headerBytes).includes("%PDF-");
  // A single changed byte may damage one mark; such a file is ours and changed.
  if (!hasHeader && signedHashes.length === 0 && claims.length === 0)
    throw new HttpError(400, verificationMessages.notPdf);
  if (!bytes.includes("%%EOF") && !bytes.includes("startxref"))
    throw new HttpError(400, verificationMessages.truncated);
  return { signedHashes, claims };
}
