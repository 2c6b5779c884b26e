import { errorMessages } from "@caseload/contract/error-messages";
import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { badRequest } from "../../../platform/http/http-error.ts";

/** The active attorneys of a firm, who may supervise a paralegal's work (ABA Model Rule 5.3). */
const isAttorneyOf = (firmId: number): SQL | undefined =>
  and(eq(users.firmId, firmId), eq(users.userType, "attorney"), isNull(users.deactivatedAt));

export const listAttorneys = (db: Reader, firmId: number) =>
  db
    .select({ id: users.id, name: users.name, primaryRole: users.primaryRole })
    .from(users)
    .where(isAttorneyOf(firmId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));

/** The user, if an active attorney of the firm. */
export async function findAttorney(
  db: Reader,
  id: number,
  firmId: number,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, id), isAttorneyOf(firmId)));
  return row;
}

/** @throws HttpError 400 when the user is not an active attorney of the firm */
export async function requireSupervisor(
  db: Reader,
  supervisorId: number,
  firmId: number,
  field: string,
): Promise<{ id: number; name: string }> {
  const attorney = await findAttorney(db, supervisorId, firmId);
  if (!attorney) throw badRequest(`${errorMessages.supervisorOfFirm} (${field})`);
  return attorney;
}

interface Posting {
  firmId: number;
  supervisorId: number | null;
  postedById: number;
}

/**
 * The supervising attorney of a posting: as named, while active in the firm; else the poster; else the managing partner,
 * or the attorney who joined first. Undefined in a firm without attorneys.
 */
export async function findSupervisor(
  db: Reader,
  { firmId, supervisorId, postedById }: Posting,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(isAttorneyOf(firmId))
    .orderBy(
      desc(eq(users.id, supervisorId ?? postedById)),
      desc(eq(users.id, postedById)),
      desc(sql`${users.primaryRole} is not distinct from 'managing_partner'`),
      asc(users.id),
    )
    .limit(1);
  return row;
}
