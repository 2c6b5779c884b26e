import { refusals } from "@caseload/contract/refusals";
import type { Db } from "../../db/handle.ts";
import { forbidden } from "../../refusal.ts";
import { endMembership } from "../departures/end-membership.ts";
import { lockMembers, lockPerson } from "../departures/queries.ts";
import type { FirmActor } from "../../firm-actor.ts";
import { goOnAlone } from "./go-on-alone.ts";

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
