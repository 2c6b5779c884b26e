import type { ContactEvent } from "@caseload/contract/staff/contact-messages";
import { contactMoves } from "@caseload/contract/staff/staff-lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { contactEvents, contactMessages } from "../../../platform/db/schema/contact.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { recordStaffAction } from "../../../platform/staff-log/record-staff-action.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { findContactMessage } from "./queries.ts";
import { sendContactAnswer } from "./send-contact-emails.ts";

type Move = (typeof contactMoves)[keyof typeof contactMoves];

interface LoggedEvent {
  event: ContactEvent;
  text?: string;
}

/**
 * Makes one legal move, records it in the history and in the staff log, and refreshes the staff's screens.
 * @returns the id of the history's new row
 * @throws HttpError 404 when there is no such message, 409 when its status does not allow the move
 */
async function moveContactMessage(
  tx: Tx,
  staff: Actor,
  id: number,
  move: Move,
  logged: LoggedEvent,
  now: Date,
): Promise<number> {
  const moved = await tx
    .update(contactMessages)
    .set({ status: move.to })
    .where(and(eq(contactMessages.id, id), inArray(contactMessages.status, [...move.from])))
    .returning({ id: contactMessages.id });
  if (moved.length === 0) {
    const found = await findContactMessage(tx, id);
    throw found ? conflict(errorMessages.moveNotPossible) : notFound(errorMessages.contactMessageNotFound);
  }
  const [event] = await tx
    .insert(contactEvents)
    .values({
      ...logged,
      contactMessageId: id,
      staffId: staff.id,
      staffName: fullName(staff),
      createdAt: now,
    })
    .returning({ id: contactEvents.id });
  if (!event) throw new Error("The audit row was not stored.");
  const action = `contact_${logged.event}` as const;
  const note = logged.text ?? null;
  await recordStaffAction(tx, staff, { action, subject: "contact_message", subjectId: id, note }, now);
  await announce(tx, { to: await listStaffIds(tx), topics: ["contact"] });
  return event.id;
}

/**
 * Records an answer and enqueues its email to the sender.
 * @throws HttpError 404 when there is no such message, 409 when it is closed
 */
export async function answerContactMessage(
  db: Db,
  staff: Actor,
  id: number,
  text: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = { event: "answered", text } as const;
    const contactEventId = await moveContactMessage(tx, staff, id, contactMoves.answer, event, now);
    await enqueue(tx, sendContactAnswer, { contactEventId });
  });
}

/** @throws HttpError 404 when there is no such message, 409 when it is closed already */
export async function closeContactMessage(db: Db, staff: Actor, id: number, now: Date): Promise<void> {
  await db.transaction((tx) =>
    moveContactMessage(tx, staff, id, contactMoves.close, { event: "closed" }, now),
  );
}

/** @throws HttpError 404 when there is no such message, 409 when it is not closed */
export async function reopenContactMessage(db: Db, staff: Actor, id: number, now: Date): Promise<void> {
  await db.transaction((tx) =>
    moveContactMessage(tx, staff, id, contactMoves.reopen, { event: "reopened" }, now),
  );
}
