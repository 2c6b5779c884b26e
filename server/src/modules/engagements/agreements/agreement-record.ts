/** The machine-readable record inside a sealed PDF, as an attached file: npm run verify-records compares it with the database. */
import { inflateSync } from "node:zlib";
import type { AgreementDocument } from "./agreement-document.ts";

export const recordFileName = "agreement-record.json";

export const recordOf = ({
  contractId,
  version,
  termsSha256,
  structuredTerms,
  signatures,
  timeline,
}: AgreementDocument) => ({
  contractId,
  version,
  termsSha256,
  structuredTerms,
  signatures: signatures.map((one) => ({
    side: one.side,
    name: one.name,
    signedAt: one.signedAt.toISOString(),
    ipAddress: one.ipAddress,
    userAgent: one.userAgent,
    secondFactor: one.secondFactor,
    ...(one.emailConfirmed === false && { emailConfirmed: false }),
    termsSha256: one.sha256,
  })),
  /** The hashes of the events, in their order. */
  timeline: timeline.map(({ hash }) => hash),
});
export type AgreementRecord = ReturnType<typeof recordOf>;

/**
 * Returns the record in a PDF whose bytes are known to be those that were sealed, or null for files from before records
 * were attached.
 */
export function readRecord(bytes: Buffer): AgreementRecord | null {
  const entry = bytes.indexOf("/Type /EmbeddedFile");
  if (entry < 0) return null;
  const from = bytes.indexOf("stream\n", entry) + "stream\n".length;
  const to = bytes.indexOf("\nendstream", from);
  return JSON.parse(inflateSync(bytes.subarray(from, to)).toString("utf8")) as AgreementRecord;
}
