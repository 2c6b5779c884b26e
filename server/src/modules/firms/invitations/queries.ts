import { and, count, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { fingerprint } from "../../../platform/secret-token.ts";
import type { HeldInvitation } from "@caseload/contract/firms/invitations";
import type { Actor } from "../../../platform/actor.ts";
import { inviterMayStillInvite } from "./policy.ts";
import { getAccountEmail } from "../../accounts/sign-in/queries.ts";

const inviters = alias(users, "inviters");

const selectInvitations = (db: Reader) =>
  db
    .select({
      invitation: invitations,
      firmName: firms.name,
      department: departments.name,
      inviterName: inviters.name,
      inviter: {
        emailConfirmed: sql<boolean | null>`${isEmailConfirmed(inviters)}`,
        firmId: inviters.firmId,
        primaryRole: inviters.primaryRole,
        deactivatedAt: inviters.deactivatedAt,
        deletedAt: inviters.deletedAt,
      },
    })
    .from(invitations)
    .innerJoin(firms, eq(firms.id, invitations.firmId))
    .leftJoin(departments, eq(departments.id, invitations.departmentId))
    .leftJoin(inviters, eq(inviters.id, invitations.invitedById));
export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number];

/** Returns a firm's open invitations, the last sent first. */
export const listInvitations = (db: Reader, firmId: number): Promise<InvitationRow[]> =>
  selectInvitations(db)
    .where(eq(invitations.firmId, firmId))
    .orderBy(desc(invitations.sentAt), desc(invitations.id));

export async function findInvitation(db: Reader, id: number): Promise<InvitationRow | undefined> {
  const [row] = await selectInvitations(db).where(eq(invitations.id, id));
  return row;
}

const isValid = (token: string, now: Date) =>
  and(eq(invitations.tokenHash, fingerprint(token)), gt(invitations.expiresAt, now));

/** Returns the invitation of a valid link, unless its inviter could no longer give the role. */
export async function findByToken(db: Reader, token: string, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await selectInvitations(db).where(isValid(token, now));
  return row && inviterMayStillInvite(row) ? row : undefined;
}

/**
 * Deletes and returns the invitation of a link; of several concurrent calls exactly one gets the row. Locks the firm, so that
 * it is not erased, and its inviter neither demoted nor removed, concurrently.
 */
export async function consumeInvitation(tx: Tx, token: string, now: Date) {
  await tx
    .select({ id: firms.id })
    .from(invitations)
    .innerJoin(firms, eq(firms.id, invitations.firmId))
    .where(isValid(token, now))
    .for("share", { of: firms });
  if (!(await findByToken(tx, token, now))) return undefined;
  const [row] = await tx.delete(invitations).where(isValid(token, now)).returning();
  return row;
}
export type UsedInvitation = NonNullable<Awaited<ReturnType<typeof consumeInvitation>>>;

/** Returns the account that has verified an address. */
export async function findProvenOwner(db: Reader, email: string) {
  const [row] = await db
    .select({ id: users.id, firmId: users.firmId })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return row;
}

/** Returns the number of members and open invitations. */
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

/** Returns what the recipient of an invitation can do. They received the email, so they may know whether the address has an account. */
export async function findNextStep(
  db: Reader,
  actor: Actor | null,
  email: string,
): Promise<HeldInvitation["next"]> {
  if (actor) return (await getAccountEmail(db, actor.id)).email === email ? "accept" : "other";
  return (await db.$count(users, eq(users.email, email))) > 0 ? "sign_in" : "join";
}
