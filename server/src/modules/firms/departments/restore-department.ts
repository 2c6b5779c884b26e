import { departmentEndpoints } from "@caseload/contract/firms/departments";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { departments } from "../../../platform/db/schema/firms.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { lockFirm } from "./lock-firm.ts";
import { hasDepartment } from "./queries.ts";

/**
 * Brings an archived department back; who belonged to it is where they went.
 * @throws HttpError 404 for other firms' departments, 409 when it is in use already
 */
export async function restoreDepartment(db: Db, actor: FirmActor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const members = await lockFirm(tx, actor, "firm:edit");
    if (!(await hasDepartment(tx, actor.firmId, id))) throw notFound(firmErrorMessages.departmentNotFound);
    const [restored] = await tx
      .update(departments)
      .set({ archivedAt: null })
      .where(and(eq(departments.id, id), isNotNull(departments.archivedAt)))
      .returning({ id: departments.id });
    if (!restored) throw conflict(errorMessages.moveNotPossible);
    await announce(tx, { to: members, topics: departmentEndpoints.restoreDepartment.changes });
  });
}
