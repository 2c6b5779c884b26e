import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import type { FileLink } from "@caseload/contract/files/files";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { contractFileDownloads, contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { createFileLink } from "../../../platform/files/file-link.ts";
import { HttpError, notFound } from "../../../platform/http/http-error.ts";
import { requireFileVersion } from "./queries.ts";

/**
 * Creates a link to one version of a file, and logs it.
 * @throws HttpError as requireFileVersion
 */
export async function openFile(
  { db, secret }: { db: Db; secret: string },
  actor: Actor,
  id: number,
  now: Date,
): Promise<FileLink> {
  const { file } = await requireFileVersion(db, actor, id, now);
  if (file.fileId === null) throw notFound(contractFileErrorMessages.contractFileNotFound);
  await db
    .insert(contractFileDownloads)
    .values({ contractFileId: file.id, userId: actor.id, createdAt: now });
  return createFileLink(secret, { fileId: file.fileId, personId: actor.id }, now);
}

/** Hook: whether the holder of a link may still open a contract's file. */
export async function canOpenSharedFile(
  db: Reader,
  actor: Actor,
  fileId: number,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: contractFiles.id })
    .from(contractFiles)
    .where(and(eq(contractFiles.fileId, fileId)));
  if (!row) return false;
  try {
    await requireFileVersion(db, actor, row.id, now);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
