import { invitationEndpoints } from "@caseload/contract/firms/invitations";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../../platform/deps.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { listMemberIds } from "../firm/queries.ts";
import { consumeInvitationLimit } from "./invite.ts";
import { newLink } from "./invitation-link.ts";
import { findInvitation } from "./queries.ts";
import { sendInvitation } from "./send-invitation.ts";

/**
 * Resends an invitation with a new link and a new expiration, and voids the old link.
 * @throws HttpError 404 for other firms' invitations, 429 after many emails
 */
export async function resendInvitation(
  { db, secret }: Pick<Deps, "db" | "secret">,
  { firmId }: FirmActor,
  id: number,
  now: Date,
): Promise<void> {
  const found = await findInvitation(db, id);
  if (found?.invitation.firmId !== firmId) throw notFound(firmErrorMessages.invitationNotFound);
  await consumeInvitationLimit(db, firmId, found.invitation.email);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(invitations)
      .set({ ...newLink(secret, now), emailsSent: sql`${invitations.emailsSent} + 1` })
      .where(and(eq(invitations.id, id), eq(invitations.firmId, firmId)))
      .returning({ emailsSent: invitations.emailsSent });
    if (!row) throw notFound(firmErrorMessages.invitationNotFound);
    await enqueue(tx, sendInvitation, { invitationId: id, emailNumber: row.emailsSent });
    await announce(tx, {
      to: await listMemberIds(tx, firmId),
      topics: invitationEndpoints.resendInvitation.changes,
    });
  });
}
