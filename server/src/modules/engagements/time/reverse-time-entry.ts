import { formatHours } from "@caseload/contract/engagements/hours-text";
import { timeErrorMessages } from "@caseload/contract/engagements/time-error-messages";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { formatLongDate } from "../../../platform/calendar-day.ts";
import type { Db } from "../../../platform/db/database.ts";
import { timeEntries } from "../../../platform/db/schema/time.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { notifyParties } from "../contracts/notify-parties.ts";
import { announceTime } from "./announce-time.ts";
import { requireOwnEntry } from "./queries.ts";
import { lockForTime } from "./record-time.ts";

/**
 * Corrects approved time: subtracts the entry on its day, under its rate. It lowers the paralegal's own pay, so that it
 * needs no approval. Returns the id of the new entry.
 * @throws HttpError 404 for other people's entries, 409 unless it is approved and not reversed yet
 */
export async function reverseTimeEntry(
  db: Db,
  actor: Actor,
  id: number,
  reason: string,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { contractId } = (await requireOwnEntry(tx, actor, id)).entry;
    const { contract, job, side } = await lockForTime(tx, actor, contractId);
    const { entry, status, reversedBy } = await requireOwnEntry(tx, actor, id);
    if (entry.reversesId !== null || (status !== "approved" && status !== "invoiced"))
      throw conflict(timeErrorMessages.timeNotApproved);
    if (reversedBy !== null) throw conflict(timeErrorMessages.timeReversed);
    const { id: reversesId, minutes, narrative: _, createdAt: __, ...same } = entry;
    const [row] = await tx
      .insert(timeEntries)
      .values({ ...same, minutes: -minutes, narrative: reason, reversesId, createdAt: now })
      .returning({ id: timeEntries.id });
    if (!row) throw new Error("The reversing entry was not stored.");
    const message = `${fullName(actor)} reversed ${formatHours(minutes)} recorded for ${formatLongDate(entry.day)} on ${job.title}: ${reason}`;
    await notifyParties(
      tx,
      contract,
      side,
      { aboutId: actor.id, title: "Approved time reversed", message, priority: "medium" },
      now,
    );
    await announceTime(tx, contract);
    return row.id;
  });
}
