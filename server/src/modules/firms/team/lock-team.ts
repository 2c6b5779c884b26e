import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Permission } from "@caseload/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import { forbidden, notFound } from "../../../platform/http/http-error.ts";
import {
  type FirmMember,
  lockMembers,
  lockPerson,
  type LockedPerson,
} from "../../accounts/account-deletion/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { stillMay } from "./policy.ts";

interface LockedTeam {
  person: LockedPerson & { firmId: number };
  members: FirmMember[];
}

/**
 * Locks a colleague and then the firm, so that changes to a team come one after the other.
 * @throws HttpError 404 when the person does not belong to the firm, 403 when the actor's own role has just changed
 */
export async function lockTeam(
  tx: Tx,
  actor: FirmActor,
  userId: number,
  permission: Permission,
): Promise<LockedTeam> {
  const { firmId } = actor;
  const person = await lockPerson(tx, userId);
  if (!person || person.deletedAt || person.firmId !== firmId)
    throw notFound(firmErrorMessages.memberNotFound);
  const members = await lockMembers(tx, firmId);
  if (!stillMay(members, actor.id, permission)) throw forbidden(errorMessages.notPermitted);
  return { person: { ...person, firmId }, members };
}
