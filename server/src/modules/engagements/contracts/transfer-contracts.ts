import { activeContractStatuses } from "@caseload/contract/lifecycles";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { notify } from "../../notifications/notifications/notify.ts";

interface Transfer {
  firmId: number;
  fromId: number;
  to: { id: number; name: string };
}

/**
 * Transfers a member's active contracts to a colleague of the same firm and notifies each paralegal. Ended contracts
 * keep their supervising attorney, and signatures never change.
 */
export async function transferContracts(tx: Tx, { firmId, fromId, to }: Transfer, now: Date): Promise<void> {
  const moved = await tx
    .update(contracts)
    .set({ attorneyId: to.id })
    .where(
      and(
        eq(contracts.firmId, firmId),
        eq(contracts.attorneyId, fromId),
        inArray(contracts.status, [...activeContractStatuses]),
      ),
    )
    .returning({ id: contracts.id, paralegalId: contracts.paralegalId });
  for (const { id, paralegalId } of moved) {
    const notice = {
      userId: paralegalId,
      type: "contract",
      title: "New contact for your contract",
      message: `${to.name} is now your contact at the firm. The terms are unchanged.`,
      priority: "medium",
      actionUrl: `/contracts/${id}`,
    } as const;
    await notify(tx, notice, ["contracts"], now);
  }
}
