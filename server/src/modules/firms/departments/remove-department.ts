import { departmentEndpoints } from "@caseload/contract/firms/departments";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { departments } from "../../../platform/db/schema/firms.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { lockFirm } from "./lock-firm.ts";
import { hasDepartment } from "./queries.ts";

/**
 * Removes an archived department for good.
 * @throws HttpError 404 for other firms' departments, 409 for one that is in use
 */
export async function removeDepartment(db: Db, actor: FirmActor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const members = await lockFirm(tx, actor, "firm:edit");
    if (!(await hasDepartment(tx, actor.firmId, id))) throw notFound(firmErrorMessages.departmentNotFound);
    const [gone] = await tx
      .delete(departments)
      .where(and(eq(departments.id, id), isNotNull(departments.archivedAt)))
      .returning({ id: departments.id });
    if (!gone) throw conflict(firmErrorMessages.archiveFirst);
    await announce(tx, { to: members, topics: departmentEndpoints.removeDepartment.changes });
  });
}
