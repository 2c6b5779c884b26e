import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { endMembership } from "../membership/end-membership.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { openSoloFirm } from "../membership/open-solo-firm.ts";
import { lockTeam } from "./lock-team.ts";

/**
 * Ends a colleague's membership at once. Their account is their own and goes on; what they did for the firm passes to
 * whoever deactivates them.
 * @throws HttpError 404 for people of other firms, 409 for oneself
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
    await endMembership(tx, hooks, person, members, now, actor.id);
    await openSoloFirm(tx, person, now);
    await notify(
      tx,
      {
        userId,
        type: "system",
        title: "You no longer belong to the firm",
        message: "An administrator ended your membership. Your account goes on by itself.",
        priority: "high",
        actionUrl: "/dashboard",
      },
      [],
      now,
    );
  });
}
