import type { UserType } from "@caseload/contract/roles";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { sealedAgreements, signingCertificates } from "../../../platform/db/schema/agreements.ts";
import { contracts, contractSignatures, contractVersions } from "../../../platform/db/schema/contracts.ts";
import type { AgreementClaim } from "./agreement-claim.ts";

export type SealedAgreement = typeof sealedAgreements.$inferSelect;

/** Returns the sealed file of a version. */
export async function findSealedVersion(
  db: Reader,
  contractId: number,
  version: number,
): Promise<SealedAgreement | undefined> {
  const [row] = await db
    .select()
    .from(sealedAgreements)
    .where(and(eq(sealedAgreements.contractId, contractId), eq(sealedAgreements.version, version)));
  return row;
}

/** Returns a sealed file by its SHA-256, with its certificate and the state of its contract. */
export async function findSealedFile(db: Reader, fileSha256: string) {
  const [row] = await db
    .select({
      sealed: sealedAgreements,
      certificate: signingCertificates,
      contractStatus: contracts.status,
      versionStatus: contractVersions.status,
      /** Who signed with an address that was not confirmed then. */
      unconfirmedSides: sql<UserType[]>`array(select s.side from ${contractSignatures} s
        where s.contract_id = ${sealedAgreements.contractId} and s.version = ${sealedAgreements.version}
          and s.email_confirmed is false)`,
    })
    .from(sealedAgreements)
    .innerJoin(signingCertificates, eq(signingCertificates.id, sealedAgreements.certificateId))
    .innerJoin(contracts, eq(contracts.id, sealedAgreements.contractId))
    .leftJoin(
      contractVersions,
      and(
        eq(contractVersions.contractId, sealedAgreements.contractId),
        eq(contractVersions.version, sealedAgreements.version),
      ),
    )
    .where(eq(sealedAgreements.fileSha256, fileSha256));
  return row;
}
export type SealedFileRow = NonNullable<Awaited<ReturnType<typeof findSealedFile>>>;

/** Returns when a file or terms with this SHA-256 were first sealed. */
export async function findSealedHash(db: Reader, sha256: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ sealedAt: sealedAgreements.sealedAt })
    .from(sealedAgreements)
    .where(or(eq(sealedAgreements.fileSha256, sha256), eq(sealedAgreements.termsSha256, sha256)))
    .orderBy(asc(sealedAgreements.id))
    .limit(1);
  return row?.sealedAt;
}

type NamedAgreement = Pick<SealedAgreement, "contractId" | "version">;

/** Returns the agreement whose seal is in a changed file. */
export async function findBySignedHash(
  db: Reader,
  signedHashes: readonly string[],
): Promise<NamedAgreement | undefined> {
  if (signedHashes.length === 0) return undefined;
  const [row] = await db
    .select({ contractId: sealedAgreements.contractId, version: sealedAgreements.version })
    .from(sealedAgreements)
    .where(inArray(sealedAgreements.signedSha256, [...signedHashes]))
    .orderBy(asc(sealedAgreements.id))
    .limit(1);
  return row;
}

/** Largest value of a PostgreSQL integer. */
const maxInteger = 2_147_483_647;

/**
 * Returns the first claimed agreement that exists. Claims state the hash of the terms, so that no one can find out by
 * invented claims which contracts exist.
 */
export async function findByClaims(
  db: Reader,
  claims: readonly AgreementClaim[],
): Promise<NamedAgreement | undefined> {
  const possible = claims.filter(({ contractId }) => contractId <= maxInteger);
  if (possible.length === 0) return undefined;
  const [row] = await db
    .select({ contractId: sealedAgreements.contractId, version: sealedAgreements.version })
    .from(sealedAgreements)
    .where(
      or(
        ...possible.map(({ contractId, version, termsSha256 }) =>
          and(
            eq(sealedAgreements.contractId, contractId),
            eq(sealedAgreements.version, version),
            eq(sealedAgreements.termsSha256, termsSha256),
          ),
        ),
      ),
    )
    .orderBy(asc(sealedAgreements.id))
    .limit(1);
  return row;
}
