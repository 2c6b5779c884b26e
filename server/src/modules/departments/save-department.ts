import { limits } from "@caseload/contract/limits";
import { firmRefusals } from "@caseload/contract/firm-refusals";
import { and, count, eq } from "drizzle-orm";
import type { Db, Tx } from "../../db/handle.ts";
import { departments } from "../../db/schema/firms.ts";
import { announce } from "../../realtime/announce.ts";
import { conflict, missing, Refusal } from "../../refusal.ts";
import type { FirmActor } from "../../firm-actor.ts";
import { listMemberIds } from "../firms/queries.ts";
import { isNameTaken, lockFirm } from "./queries.ts";

async function insert(tx: Tx, firmId: number, name: string): Promise<number> {
  const [all] = await tx.select({ count: count() }).from(departments).where(eq(departments.firmId, firmId));
  if ((all?.count ?? 0) >= limits.firmDepartments) throw conflict(firmRefusals.tooManyDepartments);
  const [row] = await tx.insert(departments).values({ firmId, name }).returning({ id: departments.id });
  if (!row) throw new Error("The department was not stored.");
  return row.id;
}

async function rename(tx: Tx, firmId: number, id: number, name: string): Promise<number> {
  const [row] = await tx
    .update(departments)
    .set({ name })
    .where(and(eq(departments.id, id), eq(departments.firmId, firmId)))
    .returning({ id: departments.id });
  if (!row) throw missing(firmRefusals.departmentNotFound);
  return row.id;
}

/**
 * Opens a department, or renames the one given; answers its id.
 * @throws Refusal 404 for another firm's, 400 when the name is taken, 409 when there are too many
 */
export async function saveDepartment(
  db: Db,
  { firmId }: FirmActor,
  { id, name }: { id?: number; name: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockFirm(tx, firmId);
    if (await isNameTaken(tx, firmId, name, id))
      throw new Refusal(400, `${firmRefusals.departmentExists} (name)`);
    const saved = id === undefined ? await insert(tx, firmId, name) : await rename(tx, firmId, id, name);
    await announce(tx, { to: await listMemberIds(tx, firmId), topics: ["team", "session"] });
    return saved;
  });
}
