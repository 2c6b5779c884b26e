import { activeContractStatuses, type ContractStatus } from "@caseload/contract/lifecycles";
import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts, contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notify } from "../../notifications/notifications/notify.ts";

interface Departure {
  firmId: number;
  userId: number;
}

/** Live contracts that name the attorney as supervisor, with who signed the current version for the firm. */
const findSupervised = (tx: Tx, { firmId, userId }: Departure) =>
  tx
    .select({
      id: contracts.id,
      status: contracts.status,
      title: jobs.title,
      attorneyId: contracts.attorneyId,
      paralegalId: contracts.paralegalId,
      signerId: contractSignatures.userId,
    })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .leftJoin(
      contractSignatures,
      and(
        eq(contractSignatures.contractId, contracts.id),
        eq(contractSignatures.version, contracts.version),
        eq(contractSignatures.side, "attorney"),
      ),
    )
    .where(
      and(
        eq(contracts.firmId, firmId),
        eq(contracts.supervisorId, userId),
        inArray(contracts.status, [...activeContractStatuses]),
      ),
    );

/** Active members who can propose terms for the firm: its managing partners, and those of `ids` who are still there. */
async function findProposers(tx: Tx, { firmId, userId }: Departure) {
  const members = await tx
    .select({ id: users.id, primaryRole: users.primaryRole })
    .from(users)
    .where(and(eq(users.firmId, firmId), isNull(users.deactivatedAt), ne(users.id, userId)));
  const managing = members.filter(({ primaryRole }) => primaryRole === "managing_partner");
  return (ids: readonly (number | null)[]): number[] => [
    ...new Set([...members.filter(({ id }) => ids.includes(id)), ...managing].map(({ id }) => id)),
  ];
}

const actionOf = (status: ContractStatus): string =>
  status === "pending_terms" ? "Propose terms" : "Propose an amendment";

/**
 * Asks the attorney who signed, the contact of the contract and the managing partners to name another supervisor, once
 * the one that a live contract names may no longer supervise for the firm (ABA Model Rule 5.3). Runs after the contracts have
 * been transferred.
 */
export async function reportDeparture(tx: Tx, departure: Departure, now: Date): Promise<void> {
  const supervised = await findSupervised(tx, departure);
  if (supervised.length === 0) return;
  const proposersOf = await findProposers(tx, departure);
  for (const { id, status, title, attorneyId, paralegalId, signerId } of supervised) {
    const notice = {
      type: "contract",
      title: "Name another supervising attorney",
      message: `The supervising attorney of the contract for ${title} can no longer supervise for the firm. ${actionOf(status)} that ${status === "pending_terms" ? "name" : "names"} another attorney.`,
      priority: "high",
      actionUrl: `/contracts/${id}/terms`,
    } as const;
    for (const userId of proposersOf([attorneyId, signerId]))
      await notify(tx, { ...notice, userId }, ["contracts"], now);
    await announce(tx, { to: [paralegalId], topics: ["contracts"] });
  }
}
