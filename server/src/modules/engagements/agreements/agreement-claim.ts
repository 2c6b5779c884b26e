/**
 * Names the agreement that a PDF claims to be. It is in the metadata and on each page, so that copies edited by other
 * programs still name the agreement. It proves nothing: the seal and the file's hash do.
 */
import type { AgreementDocument } from "./agreement-document.ts";

export type AgreementClaim = Pick<AgreementDocument, "contractId" | "version" | "termsSha256">;

const prefix = "caseload-agreement:";

export const claimText = ({ contractId, version, termsSha256 }: AgreementClaim): string =>
  `${prefix}${contractId}:${version}:${termsSha256}`;

const claimPattern = /caseload-agreement:([1-9]\d{0,9}):([1-9]\d{0,5}):([0-9a-f]{64})/;
const maxLength = prefix.length + 10 + 6 + 64 + 2;
/** A document names itself once in its metadata and once a page. */
const maxClaims = 2_000;

/** Returns the claims in a part of a file, each once. */
export function readClaims(bytes: Buffer): AgreementClaim[] {
  const found = new Map<string, AgreementClaim>();
  let at = bytes.indexOf(prefix);
  for (let read = 0; at >= 0 && read < maxClaims; read += 1) {
    const [text, id, version, termsSha256 = ""] =
      claimPattern.exec(bytes.toString("latin1", at, at + maxLength)) ?? [];
    if (text !== undefined)
      found.set(text, { contractId: Number(id), version: Number(version), termsSha256 });
    at = bytes.indexOf(prefix, at + prefix.length);
  }
  return [...found.values()];
}
