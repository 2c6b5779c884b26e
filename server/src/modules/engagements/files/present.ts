import type { ContractFile, ContractFileVersion } from "@caseload/contract/engagements/contract-files";
import type { Actor } from "../../../platform/actor.ts";
import type { FileRow, FileVersionRow } from "./queries.ts";

function presentVersion(row: FileVersionRow, viewer: Actor, held: boolean): ContractFileVersion {
  return {
    id: row.id,
    version: row.version,
    size: row.bytes,
    mimeType: row.mediaType,
    sha256: row.sha256,
    uploadedById: row.uploadedById,
    uploadedByName: row.uploadedByName,
    uploadedByEmailConfirmed: row.uploadedByEmailConfirmed,
    uploadedAt: row.uploadedAt.toISOString(),
    scan: row.scan === "clean" ? "clean" : "not_scanned",
    isReceipt: row.isReceipt,
    mayDelete: row.uploadedById === viewer.id && !held && !row.isReceipt,
  };
}

export const presentContractFile = (
  { latest, earlier }: FileRow,
  viewer: Actor,
  held: boolean,
): ContractFile => ({
  ...presentVersion(latest, viewer, held),
  contractId: latest.contractId,
  name: latest.name,
  held,
  versions: earlier.length + 1,
  earlierVersions: earlier.map((row) => presentVersion(row, viewer, held)),
});
