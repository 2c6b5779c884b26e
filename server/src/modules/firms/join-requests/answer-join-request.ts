import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { joinRequestEndpoints, type requestAnswer } from "@caseload/contract/firms/join-requests";
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Deps } from "../../../platform/deps.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { joinRequests } from "../../../platform/db/schema/join-requests.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { badRequest, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { storeInvitation } from "../invitations/invite.ts";
import { lockMembersAs } from "../team/lock-firm.ts";
import { roleMismatch } from "../team/policy.ts";
import { findRequest, type JoinRequestRow } from "./queries.ts";

const gone = () => notFound(firmErrorMessages.joinRequestNotFound);

async function requireRequest(tx: Tx, firmId: number, id: number): Promise<JoinRequestRow> {
  const request = await findRequest(tx, firmId, id);
  if (!request) throw gone();
  return request;
}

const isStillOpen = (id: number) => and(eq(joinRequests.id, id), isNull(joinRequests.declinedAt));

/**
 * Sends the person who asked a normal invitation, and ends the request.
 * @throws HttpError 404 outside the firm and for an answered request, 400 for a role of the other user type, and as invite
 */
export async function inviteRequester(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: FirmActor,
  id: number,
  answer: z.output<typeof requestAnswer>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await requireRequest(tx, actor.firmId, id);
    const reason = roleMismatch(request.userType, answer.primaryRole);
    if (reason) throw badRequest(`${reason} (primaryRole)`);
    await storeInvitation(tx, secret, actor, { ...answer, email: request.email }, now);
    const { rowCount } = await tx.delete(joinRequests).where(isStillOpen(id));
    if (rowCount !== 1) throw gone();
    const notice = {
      userId: request.userId,
      type: "system",
      title: `${request.firmName} invited you to join`,
      message: "We're emailing you a one-time link, valid 7 days. Open it to join.",
      priority: "high",
      actionUrl: null,
      hasOwnEmail: true,
    } as const;
    await notify(tx, notice, joinRequestEndpoints.inviteRequester.changes, now);
  });
}

/**
 * Declines a request, and notifies the person who asked.
 * @throws HttpError 404 outside the firm and for an answered request, 403 when the actor lost the permission
 */
export async function declineJoinRequest(db: Db, actor: FirmActor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await requireRequest(tx, actor.firmId, id);
    const members = await lockMembersAs(tx, actor, "user:create");
    const { rowCount } = await tx.update(joinRequests).set({ declinedAt: now }).where(isStillOpen(id));
    if (rowCount !== 1) throw gone();
    const topics = joinRequestEndpoints.declineJoinRequest.changes;
    const notice = {
      userId: request.userId,
      type: "system",
      title: `${request.firmName} declined your request to join`,
      message: "If yours is a different firm, add its city to the firm name in Firm Setup.",
      priority: "medium",
      actionUrl: request.userType === "attorney" ? "/firm/setup" : null,
      alwaysByEmail: true,
    } as const;
    await notify(tx, notice, topics, now);
    await announce(tx, { to: members.map((member) => member.id), topics });
  });
}
