import { joinRequestEndpoints } from "@caseload/contract/firms/join-requests";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { joinRequests } from "../../../platform/db/schema/join-requests.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findColleaguesWho } from "../firm/queries.ts";

/** Withdraws a person's open request. Idempotent. */
export async function withdrawJoinRequest(db: Db, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(joinRequests)
      .where(and(eq(joinRequests.userId, userId), isNull(joinRequests.declinedAt)))
      .returning({ firmId: joinRequests.firmId });
    const firm = deleted ? await findColleaguesWho(tx, "user:create", deleted.firmId) : [];
    await announce(tx, { to: [userId, ...firm], topics: joinRequestEndpoints.withdrawJoinRequest.changes });
  });
}
