import { billingEndpoints, type ContractBilling } from "@caseload/contract/engagements/billing";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { contractBilling } from "../../../platform/db/schema/billing.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findContractAudience } from "../contracts/notify-parties.ts";
import { requireBiller } from "./queries.ts";

/**
 * Sets how a contract's time is billed to the firm's client. The paralegal gets no notification.
 * @throws HttpError as requireBiller
 */
export async function setBilling(
  db: Db,
  actor: Actor,
  contractId: number,
  settings: ContractBilling,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { contract } = await requireBiller(tx, actor, contractId);
    const row = { ...settings, updatedById: actor.id, updatedAt: now };
    await tx
      .insert(contractBilling)
      .values({ contractId, ...row })
      .onConflictDoUpdate({ target: contractBilling.contractId, set: row });
    const audience = await findContractAudience(tx, contract);
    const to = audience.filter((id) => id !== contract.paralegalId);
    await announce(tx, { to, topics: billingEndpoints.setContractBilling.changes });
  });
}
