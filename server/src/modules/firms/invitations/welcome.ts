import { roleLabel } from "@caseload/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { listMemberIds } from "../firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import type { UsedInvitation } from "./queries.ts";

/** Tells the firm that somebody has come. */
export async function welcome(
  tx: Tx,
  { firmId, invitedById, primaryRole }: UsedInvitation,
  newcomer: { id: number; name: string },
  now: Date,
): Promise<void> {
  if (invitedById !== null)
    await notify(
      tx,
      {
        userId: invitedById,
        type: "system",
        title: `${newcomer.name} has joined`,
        message: `Your invitation was accepted. Role: ${roleLabel(primaryRole)}.`,
        priority: "medium",
        actionUrl: "/team",
      },
      [],
      now,
    );
  const topics = ["session", "profile", "team", "jobs", "applications", "contracts"] as const;
  await announce(tx, { to: [newcomer.id], topics, forget: [newcomer.id] });
  await announce(tx, { to: await listMemberIds(tx, firmId), topics: ["team"] });
}
