import { invitationEndpoints } from "@caseload/contract/firms/invitations";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../../platform/deps.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { HttpError, notFound } from "../../../platform/http/http-error.ts";
import { waitingTime } from "../../../platform/http/waiting-time.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { countEmail } from "../../../platform/email/count-email.ts";
import { lockMembersAs } from "../team/lock-firm.ts";
import { requireAssignable } from "../team/policy.ts";
import { newLink } from "./invitation-link.ts";
import { findInvitation } from "./queries.ts";
import { invitationKey, sendInvitation } from "./send-invitation.ts";

/**
 * Resends an invitation with a new link and a new expiration, and voids the old link. The actor becomes its inviter, so that
 * a colleague can renew the invitation of a former member.
 * @throws HttpError 403 for a role with a permission that the actor does not hold, 404 for other firms' invitations, 429 when the mailbox has received its share of the hour
 */
export async function resendInvitation(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: FirmActor,
  id: number,
  now: Date,
): Promise<void> {
  const { firmId } = actor;
  const found = await findInvitation(db, id);
  if (found?.invitation.firmId !== firmId) throw notFound(firmErrorMessages.invitationNotFound);
  await db.transaction(async (tx) => {
    const members = await lockMembersAs(tx, actor, "user:create");
    requireAssignable(members, actor.id, found.invitation.primaryRole);
    const [row] = await tx
      .update(invitations)
      .set({ ...newLink(secret, now), invitedById: actor.id, emailsSent: sql`${invitations.emailsSent} + 1` })
      .where(and(eq(invitations.id, id), eq(invitations.firmId, firmId)))
      .returning({ emailsSent: invitations.emailsSent });
    if (!row) throw notFound(firmErrorMessages.invitationNotFound);
    // The link of the email before stays valid when this one is refused.
    const key = invitationKey(id, row.emailsSent);
    const seconds = await countEmail(tx, { key, address: found.invitation.email });
    if (seconds > 0)
      throw new HttpError(429, firmErrorMessages.invitedLately(waitingTime(seconds)), {
        retryAfter: seconds,
      });
    await enqueue(tx, sendInvitation, { invitationId: id, emailNumber: row.emailsSent });
    await announce(tx, {
      to: members.map((one) => one.id),
      topics: invitationEndpoints.resendInvitation.changes,
    });
  });
}
