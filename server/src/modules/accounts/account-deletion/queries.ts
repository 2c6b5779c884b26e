import { activeContractStatuses } from "@caseload/contract/lifecycles";
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** Locks a user's row until the transaction ends. Rows that reference it can still be inserted. */
export async function lockUser(tx: Tx, userId: number) {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return row;
}
export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** Returns the job title of the user's oldest live contract, optionally only as attorney. */
export async function findLiveContractTitle(
  db: Reader,
  userId: number,
  side?: "attorney",
): Promise<string | undefined> {
  const isAttorney = eq(contracts.attorneyId, userId);
  const [row] = await db
    .select({ title: jobs.title })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .where(
      and(
        side ? isAttorney : or(eq(contracts.paralegalId, userId), isAttorney),
        inArray(contracts.status, [...activeContractStatuses]),
      ),
    )
    .orderBy(asc(contracts.id))
    .limit(1);
  return row?.title;
}

/** Locks a firm's row, so that members leave one after the other, and returns its members. */
export async function lockFirmMembers(tx: Tx, firmId: number) {
  await tx.select({ id: firms.id }).from(firms).where(eq(firms.id, firmId)).for("no key update");
  return tx
    .select({
      id: users.id,
      name: users.name,
      primaryRole: users.primaryRole,
      deactivatedAt: users.deactivatedAt,
    })
    .from(users)
    .where(and(eq(users.firmId, firmId), isNull(users.deletedAt)));
}

export type FirmMember = Awaited<ReturnType<typeof lockFirmMembers>>[number];

/** Returns whether a contract references the firm. */
export async function hasContracts(db: Reader, firmId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.firmId, firmId))
    .limit(1);
  return row !== undefined;
}
