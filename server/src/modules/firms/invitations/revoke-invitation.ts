import { invitationEndpoints } from "@caseload/contract/firms/invitations";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { lockMembersAs } from "../team/lock-firm.ts";
import { requireAssignable } from "../team/policy.ts";

/**
 * Revokes an invitation and voids its link.
 * @throws HttpError 403 for a role with a permission that the actor does not hold, 404 for other firms' invitations, and for used or revoked ones
 */
export async function revokeInvitation(db: Db, actor: FirmActor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const members = await lockMembersAs(tx, actor, "user:create");
    const [revoked] = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), eq(invitations.firmId, actor.firmId)))
      .returning({ primaryRole: invitations.primaryRole });
    if (!revoked) throw notFound(firmErrorMessages.invitationNotFound);
    requireAssignable(members, actor.id, revoked.primaryRole);
    await announce(tx, {
      to: members.map((one) => one.id),
      topics: invitationEndpoints.revokeInvitation.changes,
    });
  });
}
