import { errorMessages } from "@caseload/contract/refusals";
import type { Db } from "../../../platform/db/database.ts";
import { forbidden } from "../../../platform/http/http-error.ts";
import { endMembership } from "../membership/end-membership.ts";
import { lockMembers, lockPerson } from "../../accounts/account-deletion/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { openSoloFirm } from "../membership/open-solo-firm.ts";

/**
 * Leaves one's firm.
 * @throws HttpError 409 for the last administrator of a firm with other members, and for a live contract of a firm of one
 */
export async function leaveFirm(db: Db, { id, firmId }: FirmActor, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person || person.firmId !== firmId) throw forbidden(errorMessages.firmOnly);
    await endMembership(tx, { ...person, firmId }, await lockMembers(tx, firmId), now);
    await openSoloFirm(tx, person, now);
  });
}
