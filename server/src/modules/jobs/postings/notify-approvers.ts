import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";

/** Notifies the members who may approve that a posting awaits approval. */
export async function notifyApprovers(
  tx: Tx,
  writer: Actor & { firmId: number },
  job: { id: number; title: string },
  now: Date,
): Promise<void> {
  await announce(tx, { to: [writer.id], topics: ["jobs"] });
  for (const userId of await findColleaguesWho(tx, "job:approve", writer.firmId)) {
    if (userId === writer.id) continue;
    const notice = {
      userId,
      type: "job_update",
      title: `${fullName(writer)} requested approval`,
      message: job.title,
      priority: "high",
      actionUrl: `/approvals?job=${job.id}`,
    } as const;
    await notify(tx, notice, ["jobs"], now);
  }
}
