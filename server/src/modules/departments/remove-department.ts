import { firmRefusals } from "@caseload/contract/firm-refusals";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/handle.ts";
import { users } from "../../db/schema/accounts.ts";
import { departments } from "../../db/schema/firms.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { announce } from "../../realtime/announce.ts";
import { missing } from "../../refusal.ts";
import type { FirmActor } from "../../firm-actor.ts";
import { listMemberIds } from "../firms/queries.ts";
import { findDepartment } from "../team/queries.ts";
import { lockFirm } from "./queries.ts";

/**
 * Removes a department; its people, and those invited into it, move on.
 * @param moveTo another department of the firm, or null for none
 * @throws Refusal 404 where either department is not the firm's, or both are the same
 */
export async function removeDepartment(
  db: Db,
  { firmId }: FirmActor,
  id: number,
  moveTo: number | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFirm(tx, firmId);
    const isKnown = moveTo === null || (moveTo !== id && (await findDepartment(tx, firmId, moveTo)));
    if (!isKnown || !(await findDepartment(tx, firmId, id))) throw missing(firmRefusals.departmentNotFound);
    await tx.update(users).set({ departmentId: moveTo }).where(eq(users.departmentId, id));
    await tx.update(invitations).set({ departmentId: moveTo }).where(eq(invitations.departmentId, id));
    await tx.delete(departments).where(and(eq(departments.id, id), eq(departments.firmId, firmId)));
    await announce(tx, { to: await listMemberIds(tx, firmId), topics: ["team", "session"] });
  });
}
