import { randomUUID } from "node:crypto";
import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { scanContent } from "../../../platform/files/clamd.ts";
import { attachFiles, storeFile } from "../../../platform/files/store-file.ts";
import type { UploadedFile } from "../../../platform/files/uploaded-file.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import { lockContract } from "../contracts/queries.ts";
import { announceFiles } from "./announce-files.ts";
import { cleanFileName } from "./file-name.ts";
import { hasProgramName, isProgram } from "./programs.ts";
import { countVersions, findLatestVersion, nextVersion, requireFileParty } from "./queries.ts";

export type ShareDeps = Pick<Deps, "db" | "files" | "config">;

const unknownType = "application/octet-stream";

/** @throws HttpError 400 for programs and scripts, by name or by content */
async function refusePrograms(name: string, { path, mediaType }: UploadedFile): Promise<void> {
  if (hasProgramName(name) || (await isProgram(path, mediaType)))
    throw badRequest(contractFileErrorMessages.contractFileProgram);
}

/**
 * Asks the virus scanner. A file that it cannot scan now is kept as not scanned, and scanned later (scan-files.ts).
 * @throws HttpError 400 for malware
 */
async function scanUpload({ config }: ShareDeps, file: UploadedFile): Promise<"clean" | "not_scanned"> {
  const result = config.clamd ? await scanContent(config.clamd, file.read()) : "unreachable";
  if (result === "infected") throw badRequest(contractFileErrorMessages.contractFileInfected);
  return result === "clean" ? "clean" : "not_scanned";
}

/**
 * Shares a file with the other side of a contract, as the next version of its name. Returns its id; that of one's own
 * latest version where the content is the same.
 * @throws HttpError 400 for a name, program or malware that is refused, 403 and 404 as requireFileParty, 409 for too many
 */
export async function shareFile(
  deps: ShareDeps,
  actor: Actor,
  { contractId, file }: { contractId: number; file: UploadedFile },
  now: Date,
): Promise<number> {
  const { db } = deps;
  const name = cleanFileName(file.sentName);
  await refusePrograms(name, file);
  const scan = await scanUpload(deps, file);
  const { bytes, sha256, read } = file;
  const mediaType = file.mediaType ?? unknownType;
  const stored = { name: randomUUID(), shownName: name, purpose: "contract", ownerId: actor.id } as const;
  const fileId = await storeFile(deps, { ...stored, mediaType, bytes, sha256, read }, now);
  return db.transaction(async (tx) => {
    await lockContract(tx, contractId);
    const { contract } = await requireFileParty(tx, actor, contractId, now);
    const latest = await findLatestVersion(tx, contractId, name);
    // What was stored twice stays without a record, and is removed.
    if (latest?.sha256 === sha256 && latest.uploadedById === actor.id) return latest.id;
    if ((await countVersions(tx, contractId)) >= engagementLimits.files)
      throw conflict(contractFileErrorMessages.contractFilesFull);
    await attachFiles(tx, [fileId]);
    const version = await nextVersion(tx, contractId, name);
    const described = { contractId, fileId, name, version, bytes, mediaType, sha256, scan };
    const [row] = await tx
      .insert(contractFiles)
      .values({ ...described, uploadedById: actor.id, uploadedAt: now })
      .returning({ id: contractFiles.id });
    if (!row) throw new Error("The file was not shared.");
    await announceFiles(tx, contract);
    return row.id;
  });
}
