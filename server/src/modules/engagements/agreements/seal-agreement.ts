/** Makes the sealed PDF file of a signed version: once for each version, for good. */
import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { product } from "@caseload/contract/product";
import { eq } from "drizzle-orm";
import type { Config } from "../../../platform/config.ts";
import type { Db } from "../../../platform/db/database.ts";
import { sealedAgreements, signingCertificates } from "../../../platform/db/schema/agreements.ts";
import type { FileStorage } from "../../../platform/files/storage.ts";
import type { PdfRenderer } from "../../../platform/pdf/pdf-renderer.ts";
import type { AgreementDocument } from "./agreement-document.ts";
import type { AgreementRendering } from "./pdf/render-agreement.ts";
import { findSealedVersion, type SealedAgreement } from "./queries.ts";
import { insertSignature, readSignatures } from "./seal/byte-range.ts";
import { digestOf, signParts } from "./seal/cms-signature.ts";
import { keepSigningKey } from "./seal/load-signing-key.ts";
import { certificateFacts, type SigningKey } from "./seal/signing-key.ts";
import { maxTokenBytes, stampSignature } from "./seal/time-stamp.ts";

export interface SealDeps {
  db: Db;
  clock: () => Date;
  config: Pick<Config, "baseUrl" | "dataDir" | "signingP12" | "tsaUrl">;
  files: FileStorage;
  pdfRenderer: PdfRenderer;
}

const renderer = new URL("./pdf/render-agreement.ts", import.meta.url);

const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

export const verifyUrl = (baseUrl: string): string => new URL("/verify", baseUrl).href;

export const renderDraft = (
  { pdfRenderer, config }: Pick<SealDeps, "pdfRenderer" | "config">,
  agreement: AgreementDocument,
): Promise<Readable> => {
  const rendering: AgreementRendering = { agreement, seal: null, verifyUrl: verifyUrl(config.baseUrl) };
  return pdfRenderer.renderDocument(renderer, rendering);
};

/** @throws Error unless both parties have signed exactly these terms */
function checkSignatures({ contractId, version, terms, termsSha256, signatures }: AgreementDocument): void {
  const sides = new Set(signatures.map(({ side }) => side));
  const isConsistent =
    sha256(terms) === termsSha256 && signatures.every((signature) => signature.sha256 === termsSha256);
  if (sides.size !== 2 || signatures.length !== 2 || !isConsistent)
    throw new Error(`Contract ${contractId}, version ${version}: the signatures do not cover its terms.`);
}

/** Bytes of a signature without certificates of issuers and without a time stamp, with room to spare. */
const signatureBytes = 6_144;

const reservedBytes = ({ chain }: SigningKey, hasTimeStamp: boolean): number =>
  chain.reduce((sum, one) => sum + one.toSchema().toBER().byteLength, signatureBytes) +
  (hasTimeStamp ? maxTokenBytes : 0);

async function makeFile(
  { pdfRenderer, config }: SealDeps,
  agreement: AgreementDocument,
  key: SigningKey,
  sealedAt: Date,
): Promise<Buffer> {
  const { tsaUrl, baseUrl } = config;
  const rendering: AgreementRendering = {
    agreement: { ...agreement, generatedAt: sealedAt },
    seal: {
      reservedBytes: reservedBytes(key, tsaUrl !== undefined),
      sealedAt,
      signerName: product.name,
      location: baseUrl,
    },
    verifyUrl: verifyUrl(baseUrl),
  };
  const rendered = await buffer(await pdfRenderer.renderDocument(renderer, rendering));
  return insertSignature(rendered, (parts) =>
    signParts(
      parts,
      key,
      tsaUrl === undefined ? undefined : (signature) => stampSignature(tsaUrl, signature),
    ),
  );
}

/** Returns the id of the certificate's row, which is added when the key seals its first file. */
async function certificateId(db: Db, { certificate, selfMade }: SigningKey): Promise<number> {
  const facts = certificateFacts(certificate);
  await db
    .insert(signingCertificates)
    .values({ ...facts, selfMade })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: signingCertificates.id })
    .from(signingCertificates)
    .where(eq(signingCertificates.fingerprint, facts.fingerprint));
  if (!row) throw new Error("The certificate was not stored.");
  return row.id;
}

/** Stores the file, then its row. Of processes that sealed the same version one wins; the others remove their file. */
async function storeFile(
  deps: SealDeps,
  agreement: AgreementDocument,
  file: Buffer,
  row: Pick<SealedAgreement, "certificateId" | "sealedAt">,
): Promise<SealedAgreement> {
  const { db, files, config } = deps;
  const { contractId, version, termsSha256, firmName, signatures } = agreement;
  const [seal] = readSignatures(file);
  if (!seal?.coversFile) throw new Error("The seal does not cover the file.");
  const fileName = `agreement-${randomUUID()}.pdf`;
  await files.put(fileName, Readable.from([file], { objectMode: false }), file.length);
  const [own] = await db
    .insert(sealedAgreements)
    .values({
      ...row,
      contractId,
      version,
      termsSha256,
      firmName,
      fileName,
      bytes: file.length,
      fileSha256: sha256(file),
      signedSha256: digestOf(seal.parts),
      timeStamped: config.tsaUrl !== undefined,
      signatures: signatures.map(({ side, name, signedAt }) => ({
        side,
        name,
        signedAt: signedAt.toISOString(),
      })),
    })
    .onConflictDoNothing({ target: [sealedAgreements.contractId, sealedAgreements.version] })
    .returning();
  if (own) return own;
  await files.remove(fileName);
  const winner = await findSealedVersion(db, contractId, version);
  if (!winner) throw new Error("The sealed file was not stored.");
  return winner;
}

/** Seals an agreement that both parties have signed, or returns its file. */
export type SealAgreement = (agreement: AgreementDocument) => Promise<SealedAgreement>;

/** Calls for one version share one run in this process; between processes the table's unique index decides. */
export function createSealer(deps: SealDeps): SealAgreement {
  const signingKey = keepSigningKey(deps.config);
  const running = new Map<string, Promise<SealedAgreement>>();

  async function seal(agreement: AgreementDocument): Promise<SealedAgreement> {
    const sealed = await findSealedVersion(deps.db, agreement.contractId, agreement.version);
    if (sealed) return sealed;
    checkSignatures(agreement);
    const sealedAt = deps.clock();
    const key = await signingKey(sealedAt);
    const file = await makeFile(deps, agreement, key, sealedAt);
    return storeFile(deps, agreement, file, {
      certificateId: await certificateId(deps.db, key),
      sealedAt,
    });
  }

  return (agreement) => {
    const name = `${agreement.contractId}/${agreement.version}`;
    const current = running.get(name);
    if (current) return current;
    const started = seal(agreement).finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}
