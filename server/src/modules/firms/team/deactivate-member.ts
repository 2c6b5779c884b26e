import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { endMembership, detachFromFirm } from "./end-membership.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { lockTeam } from "./lock-firm.ts";
import { requireAssignable } from "./policy.ts";

/**
 * Ends a member's membership. The account stays active, and its work for the firm is transferred to the actor.
 * @throws HttpError 403 for a member whose role has a permission that the actor does not hold, 404 for other firms' members,
 * 409 for the actor
 */
export async function deactivateMember(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  actor: FirmActor,
  userId: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { person, members } = await lockTeam(tx, actor, userId, "user:edit");
    if (userId === actor.id) throw conflict(firmErrorMessages.ownMembership);
    requireAssignable(members, actor.id, person.primaryRole);
    await endMembership(tx, hooks, person, members, now, actor.id);
    await detachFromFirm(tx, person, now);
    await notify(
      tx,
      {
        userId,
        type: "system",
        title: "You're no longer a member of the firm",
        message: "An administrator removed you from the firm. Your account stays active.",
        priority: "high",
        actionUrl: "/dashboard",
      },
      [],
      now,
    );
  });
}
