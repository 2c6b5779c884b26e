import { passkeyEndpoints } from "@caseload/contract/accounts/passkeys";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { passkeys } from "../../../platform/db/schema/passkeys.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import type { PasskeyRow } from "./queries.ts";

/** @throws HttpError 404 when the passkey is another account's, or has been removed */
export async function renamePasskey(
  db: Db,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<PasskeyRow> {
  return db.transaction(async (tx) => {
    const [renamed] = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning();
    if (!renamed) throw notFound(errorMessages.passkeyNotFound);
    await announce(tx, { to: [userId], topics: passkeyEndpoints.renamePasskey.changes });
    return renamed;
  });
}
