import { limits } from "@caseload/contract/limits";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, count, eq } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { departments } from "../../../platform/db/schema/firms.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound, HttpError } from "../../../platform/http/http-error.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { lockFirm } from "../team/lock-firm.ts";
import { findNamesake } from "./queries.ts";

async function insert(tx: Tx, firmId: number, name: string): Promise<number> {
  const [all] = await tx.select({ count: count() }).from(departments).where(eq(departments.firmId, firmId));
  if ((all?.count ?? 0) >= limits.firmDepartments) throw conflict(firmErrorMessages.tooManyDepartments);
  const [row] = await tx.insert(departments).values({ firmId, name }).returning({ id: departments.id });
  if (!row) throw new Error("The department was not stored.");
  return row.id;
}

/** @throws HttpError 400 when another department, active or archived, has the name */
async function checkName(tx: Tx, firmId: number, name: string, id?: number): Promise<void> {
  const namesake = await findNamesake(tx, firmId, name, id);
  if (!namesake) return;
  const message = namesake.archivedAt
    ? firmErrorMessages.departmentNameArchived
    : firmErrorMessages.departmentExists;
  throw new HttpError(400, `${message} (name)`);
}

async function rename(tx: Tx, firmId: number, id: number, name: string): Promise<number> {
  const [row] = await tx
    .update(departments)
    .set({ name })
    .where(and(eq(departments.id, id), eq(departments.firmId, firmId)))
    .returning({ id: departments.id });
  if (!row) throw notFound(firmErrorMessages.departmentNotFound);
  return row.id;
}

/**
 * Creates a department, or renames the one with `id`. Returns its id.
 * @throws HttpError 404 for another firm's department, 400 when the name is taken, 409 when there are too many
 */
export async function saveDepartment(
  db: Db,
  actor: FirmActor,
  { id, name }: { id?: number; name: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { firmId } = actor;
    const members = await lockFirm(tx, actor, "firm:edit");
    await checkName(tx, firmId, name, id);
    const saved = id === undefined ? await insert(tx, firmId, name) : await rename(tx, firmId, id, name);
    await announce(tx, { to: members, topics: ["team", "session"] });
    return saved;
  });
}
