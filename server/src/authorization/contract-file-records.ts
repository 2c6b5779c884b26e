/** Creates files of contracts, and contracts for the calls about them, for the matrix. */
import { randomUUID } from "node:crypto";
import type { CallName, NamedEndpoint } from "@caseload/contract/endpoints";
import { eq } from "drizzle-orm";
import { makeContractFile } from "../demo/contract-file-factories.ts";
import { evidencePdf } from "../demo/file-factories.ts";
import { certificates } from "../platform/db/schema/certificates.ts";
import { contracts } from "../platform/db/schema/contracts.ts";
import type { SentFile } from "../testkit/payload.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast, Relation } from "./actors.ts";
import { createRunningContract } from "./time-records.ts";

/** A file whose name no contract has yet. */
export const sharedPdf = async (): Promise<SentFile> => ({
  name: `Exhibit ${randomUUID()}.pdf`,
  type: "application/pdf",
  content: new Uint8Array(evidencePdf),
});

const named: ReadonlySet<CallName> = new Set<CallName>([
  "uploadContractFile",
  "listContractFiles",
  "downloadContractFiles",
  "setLegalHold",
  "getCertificate",
  "giveCertificate",
]);

async function giveCertificate({ db, time }: Site, { people }: Cast, contractId: number): Promise<void> {
  await db.insert(certificates).values({
    contractId,
    signedById: people.owningParalegal.id,
    name: "Olive Owner",
    statement: "I destroyed my copies.",
    ipAddress: "192.0.2.1",
    signedAt: time.now,
  });
}

/** Creates what a call about files, holds or certificates names. Returns its id; undefined for other calls. */
export async function createEngagementRecord(
  { name, access }: NamedEndpoint,
  site: Site,
  cast: Cast,
  relation: Relation,
): Promise<number | undefined> {
  const { db, deps, time } = site;
  const isFile = access.record?.kind === "contractFile";
  if (!isFile && !named.has(name)) return undefined;
  const contractId = await createRunningContract(site, cast);
  if (isFile) {
    // The uploader deletes a file.
    const uploader = relation === "owningAttorney" ? "owningAttorney" : "owningParalegal";
    const uploadedById = cast.people[uploader].id;
    return (await makeContractFile(db, deps.files, time.now, { contractId, uploadedById })).id;
  }
  if (name === "giveCertificate")
    await db
      .update(contracts)
      .set({ status: "completed", endedAt: time.now })
      .where(eq(contracts.id, contractId));
  if (name === "getCertificate") await giveCertificate(site, cast, contractId);
  return contractId;
}
