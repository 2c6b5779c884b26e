import type { ContactEvent } from "@caseload/contract/staff/contact-messages";
import type { contactMoves } from "@caseload/contract/staff/staff-lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { contactEvents, contactMessages } from "../../../platform/db/schema/contact.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { recordStaffAction } from "../../../platform/staff-log/record-staff-action.ts";
import { findContactMessage } from "./queries.ts";

type Move = (typeof contactMoves)[keyof typeof contactMoves];

interface Step {
  event: ContactEvent;
  text?: string;
}

/**
 * One legal move with its audit row, announced to all staff; answers the audit row's id.
 * @throws HttpError 404 when there is no such message, 409 when somebody was faster
 */
export async function moveContactMessage(
  tx: Tx,
  staff: Actor,
  id: number,
  move: Move,
  step: Step,
  now: Date,
): Promise<number> {
  const moved = await tx
    .update(contactMessages)
    .set({ status: move.to })
    .where(and(eq(contactMessages.id, id), inArray(contactMessages.status, [...move.from])))
    .returning({ id: contactMessages.id });
  if (moved.length === 0) {
    const known = await findContactMessage(tx, id);
    throw known ? conflict(errorMessages.moveNotPossible) : notFound(errorMessages.contactMessageNotFound);
  }
  const [event] = await tx
    .insert(contactEvents)
    .values({
      ...step,
      contactMessageId: id,
      staffId: staff.id,
      staffName: fullName(staff),
      createdAt: now,
    })
    .returning({ id: contactEvents.id });
  if (!event) throw new Error("The audit row was not stored.");
  const logged = { action: `contact_${step.event}`, subject: "contact_message", subjectId: id } as const;
  await recordStaffAction(tx, staff, { ...logged, note: step.text ?? null }, now);
  await announce(tx, { to: await listStaffIds(tx), topics: ["contact"] });
  return event.id;
}
