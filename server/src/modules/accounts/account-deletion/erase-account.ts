import { formerMember, removedText } from "@caseload/contract/accounts/account-deletion";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users, verifications } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { jobParties, jobs } from "../../../platform/db/schema/jobs.ts";
import { reports } from "../../../platform/db/schema/abuse-reports.ts";
import { hasContracts, type LockedPerson } from "./queries.ts";

const [firstName = "", lastName = ""] = formerMember.split(" ");

/** What a reference says of the day on which the person goes (pg_constraint.confdeltype). */
const fates = { cascade: "c", setNull: "n" } as const;

/** The columns that refer to people in this way, from whichever tables there are. */
async function findReferences(tx: Tx, fate: keyof typeof fates) {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype = ${fates[fate]}
    order by 1`);
  return rows.map(({ table, column }) => ({ table: sql.raw(table), column: sql.identifier(column) }));
}

/**
 * Rows that are one person's alone refer to them with ON DELETE CASCADE, what outlives them with SET NULL. The person's
 * own row stays, without anything personal, because messages and contracts refer to it; so both are done here.
 */
async function removeOwnRows(tx: Tx, userId: number): Promise<void> {
  for (const { table, column } of await findReferences(tx, "cascade"))
    await tx.execute(sql`delete from ${table} where ${column} = ${userId}`);
  for (const { table, column } of await findReferences(tx, "setNull"))
    await tx.execute(sql`update ${table} set ${column} = null where ${column} = ${userId}`);
}

/** The person's row, made nobody's. The address is one that never receives mail (RFC 2606) and is free for others. */
const emptied = (userId: number, now: Date) => ({
  name: formerMember,
  firstName,
  lastName,
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
  notificationChoices: {},
  staff: false,
  deactivatedAt: now,
  deletedAt: now,
  updatedAt: now,
});

/** Removes everything personal; cover letters stay only where they led to a contract. */
export async function eraseAccount(
  tx: Tx,
  { id, email, emailVerified }: LockedPerson,
  now: Date,
): Promise<void> {
  await tx.update(reports).set({ excerpt: removedText }).where(eq(reports.reportedId, id));
  await removeOwnRows(tx, id);
  if (emailVerified) await tx.delete(invitations).where(eq(invitations.email, email));
  await tx
    .delete(verifications)
    .where(or(eq(verifications.value, String(id)), eq(verifications.identifier, email)));
  await tx
    .update(applications)
    .set({ coverLetter: removedText })
    .where(and(eq(applications.paralegalId, id), ne(applications.status, "accepted")));
  await tx.update(users).set(emptied(id, now)).where(eq(users.id, id));
}

/** A firm without members is nobody's either, unless a contract names it. */
export async function clearFirm(tx: Tx, firmId: number): Promise<void> {
  // Nobody may find the way into a firm that has nobody to let them in.
  await tx.delete(invitations).where(eq(invitations.firmId, firmId));
  // Drafts were for colleagues, and parties for whoever checks conflicts: nobody is left to read either.
  await tx.delete(jobs).where(and(eq(jobs.firmId, firmId), eq(jobs.status, "draft")));
  const posted = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.firmId, firmId));
  await tx.delete(jobParties).where(inArray(jobParties.jobId, posted));
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
