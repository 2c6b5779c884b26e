import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { releaseFiles } from "../../../platform/files/store-file.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { lockContract } from "../contracts/queries.ts";
import { requireNoHold } from "../holds/queries.ts";
import { announceFiles } from "./announce-files.ts";
import { requireFileVersion } from "./queries.ts";

/**
 * Deletes one version of a file. Its row stays, without the content.
 * @throws HttpError 404 for people who are not a party, 403 for everyone but the uploader, 409 under a legal hold and for
 * the receipt of an invoiced expense
 */
export async function deleteFile(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { file, contract } = await requireFileVersion(tx, actor, id, now);
    if (file.uploadedById !== actor.id) throw forbidden(contractFileErrorMessages.contractFileOfOther);
    await lockContract(tx, contract.id);
    await requireNoHold(tx, contract.id);
    // Read again under the lock, which drawing up an invoice takes as well.
    const { isReceipt } = (await requireFileVersion(tx, actor, id, now)).file;
    if (isReceipt) throw conflict(contractFileErrorMessages.contractFileIsReceipt);
    const deleted = await tx
      .update(contractFiles)
      .set({ deletedAt: now, deletedById: actor.id })
      .where(and(eq(contractFiles.id, id), isNull(contractFiles.deletedAt)))
      .returning({ id: contractFiles.id });
    if (deleted.length === 0) throw notFound(contractFileErrorMessages.contractFileNotFound);
    if (file.fileId !== null) await releaseFiles(tx, [file.fileId]);
    await announceFiles(tx, contract);
  });
}
