import { refusals } from "@caseload/contract/refusals";
import type { Db } from "../../../platform/db/database.ts";
import { forbidden } from "../../../platform/http/http-error.ts";
import { endMembership } from "../membership/end-membership.ts";
import { lockMembers, lockPerson } from "../../accounts/account-deletion/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { goOnAlone } from "../membership/open-solo-firm.ts";

/**
 * Leaves one's firm.
 * @throws Refusal 409 for the last administrator of a firm with other members, and for a live contract of a firm of one
 */
export async function leaveFirm(db: Db, { id, firmId }: FirmActor, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person || person.firmId !== firmId) throw forbidden(refusals.firmOnly);
    await endMembership(tx, { ...person, firmId }, await lockMembers(tx, firmId), now);
    await goOnAlone(tx, person, now);
  });
}
