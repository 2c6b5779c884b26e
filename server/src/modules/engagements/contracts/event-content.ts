/**
 * The hashes that events of the timeline carry of the records that they are about: versions with their values,
 * signatures, and the certificate of returned or destroyed files. The chain of events thereby covers these records too.
 */
import type { certificates } from "../../../platform/db/schema/certificates.ts";
import type { contractSignatures, contractVersions } from "../../../platform/db/schema/contracts.ts";
import { sha256 } from "./event-hash.ts";

/** JSON without white space, with the keys of each object in order, as in RFC 8785. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two values have the same canonical JSON. */
export const isSameJson = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

type Version = typeof contractVersions.$inferSelect;

/** SHA-256 of a version's values, text hash, author and note. */
export const versionSha256 = ({
  kind,
  authorId,
  authorSide,
  note,
  structuredTerms,
  sha256: termsSha256,
}: Pick<Version, "kind" | "authorId" | "authorSide" | "note" | "structuredTerms" | "sha256">): string =>
  sha256(canonicalJson({ kind, authorId, authorSide, note, structuredTerms, termsSha256 }));

type Signature = typeof contractSignatures.$inferSelect;

/** SHA-256 of a signature: who, when, from where, and the hash of what was signed. */
export const signatureSha256 = ({
  side,
  userId,
  name,
  ipAddress,
  userAgent,
  secondFactor,
  termsHash,
  signedAt,
}: Omit<Signature, "id" | "contractId" | "version">): string =>
  sha256(
    canonicalJson({
      side,
      userId,
      name,
      ipAddress,
      userAgent,
      secondFactor,
      termsSha256: termsHash,
      signedAt: signedAt.toISOString(),
    }),
  );

type Certificate = typeof certificates.$inferInsert;

/** SHA-256 of a certificate: who, when, from where, and what it says. */
export const certificateSha256 = ({
  signedById,
  name,
  statement,
  ipAddress,
  userAgent,
  signedAt,
}: Omit<Certificate, "contractId">): string =>
  sha256(
    canonicalJson({ signedById, name, statement, ipAddress, userAgent, signedAt: signedAt.toISOString() }),
  );
