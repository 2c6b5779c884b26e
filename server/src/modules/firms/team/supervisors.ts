import { errorMessages } from "@caseload/contract/error-messages";
import { attorneyRoles } from "@caseload/contract/firms/firm-roles";
import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { badRequest } from "../../../platform/http/http-error.ts";

type Member = Record<"primaryRole" | "deactivatedAt", AnyPgColumn>;

/** Whether a member is an active attorney. */
export const maySupervise = (member: Member): SQL | undefined =>
  and(inArray(member.primaryRole, [...attorneyRoles]), isNull(member.deactivatedAt));

const isSupervisorOf = (firmId: number): SQL | undefined =>
  and(eq(users.firmId, firmId), maySupervise(users));

export const listSupervisors = (db: Reader, firmId: number) =>
  db
    .select({ id: users.id, name: users.name, primaryRole: users.primaryRole })
    .from(users)
    .where(isSupervisorOf(firmId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));

/** The user, if an active attorney of the firm. */
export async function findSupervisorById(
  db: Reader,
  id: number,
  firmId: number,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, id), isSupervisorOf(firmId)));
  return row;
}

/** @throws HttpError 400 when the user may not supervise for the firm */
export async function requireSupervisor(
  db: Reader,
  supervisorId: number,
  firmId: number,
  field: string,
): Promise<{ id: number; name: string }> {
  const supervisor = await findSupervisorById(db, supervisorId, firmId);
  if (!supervisor) throw badRequest(`${errorMessages.supervisorOfFirm} (${field})`);
  return supervisor;
}

interface Posting {
  firmId: number;
  supervisorId: number | null;
  postedById: number;
}

/**
 * The supervising attorney of a posting: as named, while they may supervise; else the poster, if they may; else the managing
 * partner, or whoever may and joined first. Undefined in a firm without any.
 */
export async function findSupervisor(
  db: Reader,
  { firmId, supervisorId, postedById }: Posting,
): Promise<{ id: number; name: string; emailConfirmed: boolean } | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name, emailConfirmed: isEmailConfirmed(users) })
    .from(users)
    .where(isSupervisorOf(firmId))
    .orderBy(
      desc(eq(users.id, supervisorId ?? postedById)),
      desc(eq(users.id, postedById)),
      desc(sql`${users.primaryRole} is not distinct from 'managing_partner'`),
      asc(users.id),
    )
    .limit(1);
  return row;
}
