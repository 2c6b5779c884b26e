import { and, count, desc, eq, gt, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { fingerprint } from "../../../platform/secret-token.ts";

const inviters = alias(users, "inviters");

const selectInvitations = (db: Reader) =>
  db
    .select({
      invitation: invitations,
      firmName: firms.name,
      department: departments.name,
      inviterName: inviters.name,
    })
    .from(invitations)
    .innerJoin(firms, eq(firms.id, invitations.firmId))
    .leftJoin(departments, eq(departments.id, invitations.departmentId))
    .leftJoin(inviters, eq(inviters.id, invitations.invitedById));
export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number];

/** A firm's open invitations, the newest letter first. */
export const listInvitations = (db: Reader, firmId: number): Promise<InvitationRow[]> =>
  selectInvitations(db)
    .where(eq(invitations.firmId, firmId))
    .orderBy(desc(invitations.sentAt), desc(invitations.id));

export async function findInvitation(db: Reader, id: number): Promise<InvitationRow | undefined> {
  const [row] = await selectInvitations(db).where(eq(invitations.id, id));
  return row;
}

const isGood = (token: string, now: Date) =>
  and(eq(invitations.tokenHash, fingerprint(token)), gt(invitations.expiresAt, now));

/** What a link that still works invites to. */
export async function findByToken(db: Reader, token: string, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await selectInvitations(db).where(isGood(token, now));
  return row;
}

/** Uses a link up; of several at once one gets the row. Whoever empties the firm meanwhile waits, or has been faster. */
export async function useInvitation(tx: Tx, token: string, now: Date) {
  await tx
    .select({ id: firms.id })
    .from(invitations)
    .innerJoin(firms, eq(firms.id, invitations.firmId))
    .where(isGood(token, now))
    .for("share", { of: firms });
  const [row] = await tx.delete(invitations).where(isGood(token, now)).returning();
  return row;
}
export type UsedInvitation = NonNullable<Awaited<ReturnType<typeof useInvitation>>>;

/** The account that has proven an address. */
export async function findProvenOwner(db: Reader, email: string) {
  const [row] = await db
    .select({ id: users.id, firmId: users.firmId })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return row;
}

/** Members and open invitations. */
export async function countPeople(db: Reader, firmId: number): Promise<number> {
  const [[members], [invited]] = await Promise.all([
    db
      .select({ count: count() })
      .from(users)
      .where(and(eq(users.firmId, firmId), isNull(users.deletedAt))),
    db.select({ count: count() }).from(invitations).where(eq(invitations.firmId, firmId)),
  ]);
  return (members?.count ?? 0) + (invited?.count ?? 0);
}
