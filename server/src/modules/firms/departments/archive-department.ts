import { departmentEndpoints } from "@caseload/contract/firms/departments";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull, isNotNull } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { findDepartment } from "../team/queries.ts";
import { lockFirmAndMembers, lockFirm } from "../team/lock-firm.ts";
import { hasDepartment } from "./queries.ts";

async function moveMembers(tx: Tx, from: number, to: number | null): Promise<void> {
  await tx.update(users).set({ departmentId: to }).where(eq(users.departmentId, from));
  await tx.update(invitations).set({ departmentId: to }).where(eq(invitations.departmentId, from));
}

/**
 * Archives a department, and moves its members and invitations to another one.
 * @param moveTo an active department of the firm, or null for none
 * @throws HttpError 404 when either department is not the firm's, or both are the same; 409 when it is archived
 */
export async function archiveDepartment(
  db: Db,
  actor: FirmActor,
  id: number,
  moveTo: number | null,
  now: Date,
): Promise<void> {
  const { firmId } = actor;
  await db.transaction(async (tx) => {
    const members = await lockFirmAndMembers(tx, actor, "firm:edit");
    const isKnown = moveTo === null || (moveTo !== id && (await findDepartment(tx, firmId, moveTo)));
    if (!isKnown || !(await hasDepartment(tx, firmId, id)))
      throw notFound(firmErrorMessages.departmentNotFound);
    const [archived] = await tx
      .update(departments)
      .set({ archivedAt: now })
      .where(and(eq(departments.id, id), isNull(departments.archivedAt)))
      .returning({ id: departments.id });
    if (!archived) throw conflict(errorMessages.moveNotPossible);
    await moveMembers(tx, id, moveTo);
    await announce(tx, { to: members, topics: departmentEndpoints.archiveDepartment.changes });
  });
}

/** Locks the firm of a department. @throws HttpError 404 for other firms' departments */
async function lockDepartment(tx: Tx, actor: FirmActor, id: number): Promise<number[]> {
  const members = await lockFirm(tx, actor, "firm:edit");
  if (!(await hasDepartment(tx, actor.firmId, id))) throw notFound(firmErrorMessages.departmentNotFound);
  return members;
}

const isArchived = (id: number) => and(eq(departments.id, id), isNotNull(departments.archivedAt));

/**
 * Restores an archived department, without its former members.
 * @throws HttpError 404 for other firms' departments, 409 when it is not archived
 */
export async function restoreDepartment(db: Db, actor: FirmActor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const members = await lockDepartment(tx, actor, id);
    const { rowCount } = await tx.update(departments).set({ archivedAt: null }).where(isArchived(id));
    if (!rowCount) throw conflict(errorMessages.moveNotPossible);
    await announce(tx, { to: members, topics: departmentEndpoints.restoreDepartment.changes });
  });
}

/**
 * Deletes an archived department.
 * @throws HttpError 404 for other firms' departments, 409 when it is not archived
 */
export async function removeDepartment(db: Db, actor: FirmActor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const members = await lockDepartment(tx, actor, id);
    const { rowCount } = await tx.delete(departments).where(isArchived(id));
    if (!rowCount) throw conflict(firmErrorMessages.archiveFirst);
    await announce(tx, { to: members, topics: departmentEndpoints.removeDepartment.changes });
  });
}
