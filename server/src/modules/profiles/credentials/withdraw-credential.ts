import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { errorMessages } from "@caseload/contract/refusals";
import type { Db } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { releaseFiles } from "../../../platform/files/store-file.ts";
import { moveCredential } from "./move-credential.ts";

/** Takes a credential back; its evidence is removed. @throws HttpError 409 when it is withdrawn already */
export async function withdrawCredential(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const moved = await moveCredential(tx, id, credentialMoves.withdraw);
    if (!moved) throw conflict(errorMessages.credentialDecided);
    if (moved.evidenceFileId !== null) await releaseFiles(tx, [moved.evidenceFileId]);
  });
}
