import { departmentEndpoints } from "@caseload/contract/firms/departments";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { findDepartment } from "../team/queries.ts";
import { lockFirmAndMembers } from "../team/lock-firm.ts";

/**
 * Assigns members to an active department.
 * @throws HttpError 404 for another firm's or an archived department, or when a user is not a member of the firm
 */
export async function assignMembers(
  db: Db,
  actor: FirmActor,
  id: number,
  memberIds: readonly number[],
  now: Date,
): Promise<void> {
  const { firmId } = actor;
  await db.transaction(async (tx) => {
    const members = new Set(await lockFirmAndMembers(tx, actor, "user:edit"));
    if (!(await findDepartment(tx, firmId, id))) throw notFound(firmErrorMessages.departmentNotFound);
    if (!memberIds.every((one) => members.has(one))) throw notFound(firmErrorMessages.memberNotFound);
    await tx
      .update(users)
      .set({ departmentId: id, updatedAt: now })
      .where(and(eq(users.firmId, firmId), inArray(users.id, [...memberIds])));
    await announce(tx, { to: [...members], topics: departmentEndpoints.assignToDepartment.changes });
  });
}
