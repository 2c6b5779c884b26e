import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { forbidden } from "../../../platform/http/http-error.ts";
import { endMembership } from "../membership/end-membership.ts";
import { lockMembers, lockPerson } from "../../accounts/account-deletion/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { openSoloFirm } from "../membership/open-solo-firm.ts";

/**
 * Leaves one's firm.
 * @throws HttpError 409 for the last administrator of a firm with other members, and for a live contract of a firm of one
 */
export async function leaveFirm(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  { id, firmId }: FirmActor,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person || person.firmId !== firmId) throw forbidden(errorMessages.firmOnly);
    await endMembership(tx, hooks, { ...person, firmId }, await lockMembers(tx, firmId), now);
    await openSoloFirm(tx, person, now);
  });
}
