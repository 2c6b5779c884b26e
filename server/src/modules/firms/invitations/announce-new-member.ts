import { roleLabel } from "@caseload/contract/role-label";
import type { Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { listMemberIds } from "../firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import type { UsedInvitation } from "./queries.ts";

/** Notifies the inviter and refreshes the team's screens. */
export async function announceNewMember(
  tx: Tx,
  { firmId, invitedById, primaryRole }: UsedInvitation,
  newMember: { id: number; name: string },
  now: Date,
): Promise<void> {
  if (invitedById !== null)
    await notify(
      tx,
      {
        userId: invitedById,
        type: "system",
        title: `${newMember.name} has joined`,
        message: `Your invitation was accepted. Role: ${roleLabel(primaryRole)}.`,
        priority: "medium",
        actionUrl: "/team",
      },
      [],
      now,
    );
  const topics = ["session", "profile", "team", "jobs", "applications", "contracts"] as const;
  await announce(tx, { to: [newMember.id], topics, forget: [newMember.id] });
  await announce(tx, { to: await listMemberIds(tx, firmId), topics: ["team"] });
}
