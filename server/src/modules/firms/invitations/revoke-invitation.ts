import { invitationEndpoints } from "@caseload/contract/firms/invitations";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { listMemberIds } from "../firm/queries.ts";

/**
 * Revokes an invitation and voids its link.
 * @throws HttpError 404 for other firms' invitations, and for used or revoked ones
 */
export async function revokeInvitation(db: Db, { firmId }: FirmActor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [revoked] = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), eq(invitations.firmId, firmId)))
      .returning({ id: invitations.id });
    if (!revoked) throw notFound(firmErrorMessages.invitationNotFound);
    await announce(tx, {
      to: await listMemberIds(tx, firmId),
      topics: invitationEndpoints.revokeInvitation.changes,
    });
  });
}
