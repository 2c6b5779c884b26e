import { jobInviteMoves } from "@caseload/contract/lifecycles";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { announce } from "../../../platform/realtime/announce.ts";

/** Applying answers an invite that waits: the law office hears of the application itself. */
export async function settleInvite(tx: Tx, paralegalId: number, jobId: number, now: Date): Promise<void> {
  const { from, to } = jobInviteMoves.accept;
  const settled = await tx
    .update(jobInvites)
    .set({ status: to, answeredAt: now })
    .where(
      and(
        eq(jobInvites.paralegalId, paralegalId),
        eq(jobInvites.jobId, jobId),
        inArray(jobInvites.status, [...from]),
      ),
    )
    .returning({ invitedById: jobInvites.invitedById });
  const concerned = settled.flatMap(({ invitedById }) => invitedById ?? []);
  if (settled.length > 0) await announce(tx, { to: [paralegalId, ...concerned], topics: ["jobInvites"] });
}
