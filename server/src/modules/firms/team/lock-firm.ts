import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Permission } from "@caseload/contract/roles";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { forbidden, notFound } from "../../../platform/http/http-error.ts";
import {
  type FirmMember,
  lockFirmMembers,
  lockUser,
  type LockedUser,
} from "../../accounts/account-deletion/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { hasCurrentPermission } from "./policy.ts";

interface LockedTeam {
  person: LockedUser & { firmId: number };
  members: FirmMember[];
}

/**
 * Locks the firm and returns its members.
 * @throws HttpError 403 when the actor's role lost the permission in the meantime
 */
export async function lockMembersAs(tx: Tx, actor: FirmActor, permission: Permission): Promise<FirmMember[]> {
  const members = await lockFirmMembers(tx, actor.firmId);
  if (!hasCurrentPermission(members, actor.id, permission)) throw forbidden(errorMessages.notPermitted);
  return members;
}

/**
 * Locks a member and then the firm, so that changes of a team run one after the other.
 * @throws HttpError 404 when the user is not a member of the firm, 403 as lockMembersAs
 */
export async function lockTeam(
  tx: Tx,
  actor: FirmActor,
  userId: number,
  permission: Permission,
): Promise<LockedTeam> {
  const { firmId } = actor;
  const person = await lockUser(tx, userId);
  if (!person || person.deletedAt || person.firmId !== firmId)
    throw notFound(firmErrorMessages.memberNotFound);
  return { person: { ...person, firmId }, members: await lockMembersAs(tx, actor, permission) };
}

/** Like lockMembersAs, but returns the members' ids. */
export const lockFirm = async (tx: Tx, actor: FirmActor, permission: Permission): Promise<number[]> =>
  (await lockMembersAs(tx, actor, permission)).map(({ id }) => id);

/** Locks all members and then the firm, in the same order as lockTeam. Returns the members' ids. */
export async function lockFirmAndMembers(
  tx: Tx,
  actor: FirmActor,
  permission: Permission,
): Promise<number[]> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.firmId, actor.firmId))
    .orderBy(asc(users.id))
    .for("no key update");
  return lockFirm(tx, actor, permission);
}
