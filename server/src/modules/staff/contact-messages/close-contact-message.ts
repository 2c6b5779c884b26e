import { contactMoves } from "@caseload/contract/staff/staff-lifecycles";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { moveContactMessage } from "./move-contact-message.ts";

/** @throws HttpError 404 when there is no such message, 409 when it is closed already */
export async function closeContactMessage(db: Db, staff: Actor, id: number, now: Date): Promise<void> {
  await db.transaction((tx) =>
    moveContactMessage(tx, staff, id, contactMoves.close, { event: "closed" }, now),
  );
}
