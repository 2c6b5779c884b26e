import { errorMessages } from "@caseload/contract/error-messages";
import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { and, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { releaseFiles } from "../../../platform/files/store-file.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";

type Move = (typeof credentialMoves)[keyof typeof credentialMoves];
type Changes = Partial<typeof credentials.$inferInsert>;

/** Makes one legal move and refreshes every screen that shows the credential. Undefined when the status forbids it. */
export async function moveCredential(tx: Tx, id: number, move: Move, changes: Changes = {}) {
  const [moved] = await tx
    .update(credentials)
    .set({ ...changes, status: move.to })
    .where(and(eq(credentials.id, id), inArray(credentials.status, [...move.from])))
    .returning();
  if (!moved) return undefined;
  await announce(tx, { to: [moved.userId, ...(await listStaffIds(tx))], topics: ["credentials"] });
  // The badge appears on the owner's profile, which anyone may have open.
  await announce(tx, { to: "everyone", topics: ["profile"] });
  return moved;
}

/** Withdraws a credential and removes its evidence. @throws HttpError 409 when it is withdrawn already */
export async function withdrawCredential(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const moved = await moveCredential(tx, id, credentialMoves.withdraw);
    if (!moved) throw conflict(errorMessages.credentialDecided);
    if (moved.evidenceFileId !== null) await releaseFiles(tx, [moved.evidenceFileId]);
  });
}
