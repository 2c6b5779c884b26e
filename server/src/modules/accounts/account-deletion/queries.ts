import { activeContractStatuses } from "@caseload/contract/lifecycles";
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** Locks the person's row until the transaction ends; what refers to it may still be written. */
export async function lockPerson(tx: Tx, userId: number) {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return row;
}
export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** The title of the oldest posting under which the person works or has somebody work; on one side where it is given. */
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

/** A firm's members with an account in use; the firm's row is locked, so that they leave one after the other. */
export async function lockMembers(tx: Tx, firmId: number) {
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

export type FirmMember = Awaited<ReturnType<typeof lockMembers>>[number];

/** Whether a firm is named in anybody's contract. */
export async function hasContracts(db: Reader, firmId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.firmId, firmId))
    .limit(1);
  return row !== undefined;
}
