import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { forbidden } from "../../../platform/http/http-error.ts";
import { endMembership, detachFromFirm } from "./end-membership.ts";
import { lockFirmMembers, lockUser } from "../../accounts/account-deletion/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";

/**
 * Ends the actor's own membership.
 * @throws HttpError 409 for the last administrator or managing partner of a firm with other members, or the only member with a live contract
 */
export async function leaveFirm(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  { id, firmId }: FirmActor,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockUser(tx, id);
    if (!person || person.firmId !== firmId) throw forbidden(errorMessages.firmOnly);
    await endMembership(tx, hooks, { ...person, firmId }, await lockFirmMembers(tx, firmId), now);
    await detachFromFirm(tx, person, now);
  });
}
