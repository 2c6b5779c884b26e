import { contactMoves } from "@caseload/contract/staff/staff-lifecycles";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { moveContactMessage } from "./move-contact-message.ts";
import { sendContactAnswer } from "./send-contact-emails.ts";

/**
 * Records an answer and has it sent to the writer.
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
    const eventId = await moveContactMessage(
      tx,
      staff,
      id,
      contactMoves.answer,
      { event: "answered", text },
      now,
    );
    await enqueue(tx, sendContactAnswer, { contactEventId: eventId });
  });
}
