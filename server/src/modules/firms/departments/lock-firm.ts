import { errorMessages } from "@caseload/contract/error-messages";
import type { Permission } from "@caseload/contract/roles";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { forbidden } from "../../../platform/http/http-error.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { lockMembers } from "../../accounts/account-deletion/queries.ts";
import { stillMay } from "../team/policy.ts";

/**
 * Locks the firm, so that its departments change one after the other; answers its members' ids.
 * @throws HttpError 403 when the actor's own role has just changed
 */
export async function lockFirm(tx: Tx, actor: FirmActor, permission: Permission): Promise<number[]> {
  const members = await lockMembers(tx, actor.firmId);
  if (!stillMay(members, actor.id, permission)) throw forbidden(errorMessages.notPermitted);
  return members.map(({ id }) => id);
}

/** As lockFirm, and its people before it, in the order in which a change to one of them takes the same locks. */
export async function lockPeople(tx: Tx, actor: FirmActor, permission: Permission): Promise<number[]> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.firmId, actor.firmId))
    .orderBy(asc(users.id))
    .for("no key update");
  return lockFirm(tx, actor, permission);
}
