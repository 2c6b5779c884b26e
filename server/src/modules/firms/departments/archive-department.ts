import { departmentEndpoints } from "@caseload/contract/firms/departments";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { findDepartment } from "../team/queries.ts";
import { lockPeople } from "./lock-firm.ts";
import { hasDepartment } from "./queries.ts";

async function movePeople(tx: Tx, from: number, to: number | null): Promise<void> {
  await tx.update(users).set({ departmentId: to }).where(eq(users.departmentId, from));
  await tx.update(invitations).set({ departmentId: to }).where(eq(invitations.departmentId, from));
}

/**
 * Archives a department; its people, and those invited into it, move on.
 * @param moveTo another department of the firm that is in use, or null for none
 * @throws HttpError 404 where either department is not the firm's, or both are the same; 409 when it is archived already
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
    const members = await lockPeople(tx, actor, "firm:edit");
    const isKnown = moveTo === null || (moveTo !== id && (await findDepartment(tx, firmId, moveTo)));
    if (!isKnown || !(await hasDepartment(tx, firmId, id)))
      throw notFound(firmErrorMessages.departmentNotFound);
    const [archived] = await tx
      .update(departments)
      .set({ archivedAt: now })
      .where(and(eq(departments.id, id), isNull(departments.archivedAt)))
      .returning({ id: departments.id });
    if (!archived) throw conflict(errorMessages.moveNotPossible);
    await movePeople(tx, id, moveTo);
    await announce(tx, { to: members, topics: departmentEndpoints.archiveDepartment.changes });
  });
}
