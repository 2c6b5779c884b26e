import { removedText } from "@caseload/contract/accounts/account-deletion";
import { and, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users, verifications } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { joinRequests } from "../../../platform/db/schema/join-requests.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { reports } from "../../../platform/db/schema/abuse-reports.ts";
import {
  deferErasure,
  eraseApplications,
  eraseInterviews,
  eraseNotes,
  erasedName,
  eraseParties,
  isUnderHold,
} from "./held-records.ts";
import { hasContracts, type LockedUser } from "./queries.ts";

/** ON DELETE actions of foreign keys (pg_constraint.confdeltype). */
const deleteActions = { cascade: "c", setNull: "n" } as const;

/** Returns all columns that reference users with an ON DELETE action. */
async function findReferences(tx: Tx, action: keyof typeof deleteActions) {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype = ${deleteActions[action]}
    order by 1`);
  return rows.map(({ table, column }) => ({ table: sql.raw(table), column: sql.identifier(column) }));
}

/**
 * Applies the ON DELETE actions of a user's row: deletes rows with CASCADE and clears columns with SET NULL. The user's row
 * itself stays, without personal data, because messages and contracts reference it.
 */
async function applyDeleteActions(tx: Tx, userId: number): Promise<void> {
  for (const { table, column } of await findReferences(tx, "cascade"))
    await tx.execute(sql`delete from ${table} where ${column} = ${userId}`);
  for (const { table, column } of await findReferences(tx, "setNull"))
    await tx.execute(sql`update ${table} set ${column} = null where ${column} = ${userId}`);
}

/** Returns a user's row without personal data. The reserved domain never receives email (RFC 2606). */
const erasedUser = (userId: number, now: Date) => ({
  email: `former-member-${userId}@deleted.invalid`,
  emailVerified: false,
  image: null,
  primaryRole: null,
  firmId: null,
  departmentId: null,
  lastSeenAt: null,
  timeZone: "UTC",
  registration: null,
  dateLanguage: "en-US" as const,
  mailingAddress: null,
  matchLearningSince: null,
  notificationChoices: {},
  suspendedUntil: null,
  bannedAt: null,
  staff: false,
  deactivatedAt: now,
  deletedAt: now,
  updatedAt: now,
});

/**
 * Removes all personal data. Cover letters and prices stay only where they led to a contract. What a legal hold covers
 * stays until it ends (held-records.ts).
 * @returns whether something stays
 */
export async function eraseAccount(
  tx: Tx,
  { id, email, emailVerified }: LockedUser,
  now: Date,
): Promise<boolean> {
  await tx.update(reports).set({ excerpt: removedText }).where(eq(reports.reportedId, id));
  await applyDeleteActions(tx, id);
  if (emailVerified) await tx.delete(invitations).where(eq(invitations.email, email));
  await tx
    .delete(verifications)
    .where(or(eq(verifications.value, String(id)), eq(verifications.identifier, email)));
  await eraseApplications(tx, id);
  await eraseNotes(tx, eq(applications.paralegalId, id));
  await eraseInterviews(tx, id);
  const held = await isUnderHold(tx, id);
  if (held) await deferErasure(tx, id, now);
  await tx
    .update(users)
    .set({ ...erasedUser(id, now), ...(!held && erasedName) })
    .where(eq(users.id, id));
  return held;
}

/** Erases a firm without members. Where a contract references it, its public profile stays. */
export async function eraseFirm(tx: Tx, firmId: number): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.firmId, firmId));
  await tx.delete(joinRequests).where(eq(joinRequests.firmId, firmId));
  await tx.delete(jobs).where(and(eq(jobs.firmId, firmId), eq(jobs.status, "draft")));
  await eraseParties(tx, firmId);
  await eraseNotes(tx, eq(applications.firmId, firmId));
  await tx.update(firms).set({ mailingAddress: null }).where(eq(firms.id, firmId));
  if (await hasContracts(tx, firmId)) return;
  await tx.delete(departments).where(eq(departments.firmId, firmId));
  await tx
    .update(firms)
    .set({
      name: null,
      location: null,
      size: null,
      workType: null,
      description: null,
      defaultTerms: null,
      practiceAreas: [],
      complete: false,
    })
    .where(eq(firms.id, firmId));
  await tx.update(jobs).set({ givenFirmName: null }).where(eq(jobs.firmId, firmId));
}
