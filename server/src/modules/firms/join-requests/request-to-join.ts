import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { askAgainDays, joinRequestEndpoints } from "@caseload/contract/firms/join-requests";
import { eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { joinRequests } from "../../../platform/db/schema/join-requests.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { getAccountEmail } from "../../accounts/sign-in/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findDeclined, findInviters, findJoinableFirm, findOwnRequest } from "./queries.ts";

const dayMs = 86_400_000;

/**
 * Asks to join a firm, and notifies its members with user:create.
 * @throws HttpError 403 without a confirmed address, 404 for a firm without a name or a confirmed member, 409 for one's own firm, while another request is
 * open, and for 30 days after the firm has declined
 */
export async function requestToJoin(db: Db, actor: Actor, firmId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await getAccountEmail(tx, actor.id)).emailVerified)
      throw forbidden(errorMessages.confirmEmailFirst);
    // Serializes the person's requests, so that one is open.
    await lockActiveUser(tx, actor.id, "no key update");
    const firmName = await findJoinableFirm(tx, firmId);
    if (firmName === undefined) throw notFound(firmErrorMessages.firmNotFound);
    if (actor.firmId === firmId) throw conflict(firmErrorMessages.ownFirm);
    const open = await findOwnRequest(tx, actor.id);
    if (open) throw conflict(firmErrorMessages.joinRequestOpen(open.firmName ?? ""));
    const earlier = await findDeclined(tx, firmId, actor.id);
    const waitMs = earlier?.declinedAt
      ? earlier.declinedAt.getTime() + askAgainDays * dayMs - now.getTime()
      : 0;
    if (waitMs > 0) throw conflict(firmErrorMessages.joinRequestDeclined(Math.ceil(waitMs / dayMs)));
    if (earlier) await tx.delete(joinRequests).where(eq(joinRequests.id, earlier.id));
    await tx.insert(joinRequests).values({ firmId, userId: actor.id, createdAt: now });
    const topics = joinRequestEndpoints.requestToJoin.changes;
    const notice = {
      type: "system",
      title: `${fullName(actor)} asked to join your firm`,
      message: `Choose a role and invite them, or decline. They registered as ${actor.userType === "attorney" ? "an attorney" : "a paralegal"}.`,
      priority: "medium",
      actionUrl: "/team",
      aboutId: actor.id,
      alwaysByEmail: true,
      // Anybody can ask.
      cause: "other",
    } as const;
    for (const { id: userId } of await findInviters(tx, firmId))
      await notify(tx, { userId, ...notice }, topics, now);
    await announce(tx, { to: [actor.id], topics });
  });
}
