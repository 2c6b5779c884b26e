import {
  interviewErrorMessages,
  interviewMoves,
  type InterviewOutcome,
} from "@caseload/contract/hiring/interview-moves";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { changeInterview, endInterview, nothingProposed } from "./change-interview.ts";
import { confirmedTime, eventOf, interviewNotice } from "./notices.ts";
import { hasStarted, isAhead, otherSide, turnOf } from "./policy.ts";
import { type PartyInterview, requireInterview } from "./queries.ts";
import { remindersPast } from "./remind-of-interviews.ts";

/** @throws HttpError 409 unless the other side's times await the actor's side */
function requireTurn({ interview, side }: PartyInterview): void {
  const turn = turnOf(interview);
  if (turn === null) throw conflict(interviewErrorMessages.nothingProposed);
  if (turn !== side) throw conflict(interviewErrorMessages.ownProposal);
}

/** Both people get the event, the one who acted as well: it is their calendar's entry. */
async function sendToBoth(
  tx: Tx,
  row: PartyInterview,
  actorId: number | null,
  method: "REQUEST" | "CANCEL",
  texts: Record<"attorney" | "paralegal", { title: string; message: string }>,
  now: Date,
): Promise<void> {
  // By person, so that two interviews of the same people do not deadlock.
  for (const side of ["attorney", "paralegal"] as const) {
    const event = eventOf(row, side, method);
    const notice = interviewNotice(row, side, { ...texts[side], priority: "high" }, { event });
    await notify(tx, { ...notice, isOwnAct: notice.userId === actorId }, ["interviews"], now);
  }
}

/**
 * Confirms one of the other side's times, which becomes the interview's. Both sides get a calendar event.
 * @throws HttpError 404 for people of neither side, 400 for a time that was not proposed, 409 when it has passed, when
 * other times were proposed since it was read, when somebody else answered first, or when no answer is awaited
 */
export async function confirmInterview(
  db: Db,
  actor: Actor,
  id: number,
  { slot, startsAt: read }: { slot: number; startsAt?: string | undefined },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requireInterview(tx, actor, id);
    const { interview, side } = row;
    requireTurn(row);
    if (hasStarted(interview, now)) throw conflict(interviewErrorMessages.hasStarted);
    const chosen = interview.slots[slot];
    if (read !== undefined && Date.parse(read) !== Date.parse(chosen?.startsAt ?? ""))
      throw conflict(interviewErrorMessages.justUpdated);
    if (!chosen) throw badRequest(interviewErrorMessages.slotMissing);
    if (!isAhead(chosen, now)) throw conflict(interviewErrorMessages.slotPast);
    const startsAt = new Date(chosen.startsAt);
    const isMoved = interview.startsAt !== null;
    const changed = await changeInterview(tx, row, interviewMoves.confirm.from, {
      ...nothingProposed,
      status: interviewMoves.confirm.to,
      startsAt,
      minutes: chosen.minutes,
      sequence: isMoved ? interview.sequence + 1 : interview.sequence,
      reminders: remindersPast(startsAt, now),
    });
    const confirmed = { ...changed, side };
    const titleFor = (reader: "attorney" | "paralegal") => {
      const what = isMoved ? "moved" : "scheduled";
      return reader === side
        ? `Interview ${what}`
        : `${fullName(actor)} confirmed the ${isMoved ? "new interview time" : "interview"}`;
    };
    const textFor = (reader: "attorney" | "paralegal") => ({
      title: titleFor(reader),
      message: `${row.job.title}, ${confirmedTime(confirmed, reader)}.`,
    });
    const texts = { attorney: textFor("attorney"), paralegal: textFor("paralegal") };
    await sendToBoth(tx, confirmed, actor.id, "REQUEST", texts, now);
  });
}

/** The position, the time where one was confirmed, and the reason where one was given. */
function messageWithReason(row: Omit<PartyInterview, "side">, reader: "attorney" | "paralegal"): string {
  const { reason, startsAt } = row.interview;
  const time = startsAt === null ? "" : `, ${confirmedTime(row, reader)}`;
  return `${row.job.title}${time}.${reason === null ? "" : ` Reason: ${reason}`}`;
}

/**
 * Declines the other side's times. A scheduled interview keeps its time; others are over.
 * @throws HttpError 404 for people of neither side, 409 when no answer is awaited
 */
export async function declineInterview(
  db: Db,
  actor: Actor,
  id: number,
  reason: string | null,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requireInterview(tx, actor, id);
    requireTurn(row);
    const { interview, side } = row;
    const keepsTime = interview.startsAt !== null;
    const changed = keepsTime
      ? await changeInterview(tx, row, interviewMoves.confirm.from, { ...nothingProposed, reason })
      : await endInterview(tx, row, interviewMoves.decline, { endedBy: side, reason }, now);
    const reader = otherSide(side);
    const text = {
      title: keepsTime
        ? `${fullName(actor)} declined to move the interview`
        : `${fullName(actor)} declined the interview`,
      message: messageWithReason(changed, reader),
      priority: "high",
    } as const;
    await notify(tx, interviewNotice(changed, reader, text), ["interviews"], now);
  });
}

/** The message of a cancellation, and the event's removal from calendars where one was confirmed. */
export async function notifyOfCancellation(
  tx: Tx,
  row: PartyInterview,
  actorId: number | null,
  title: (reader: "attorney" | "paralegal") => string,
  now: Date,
): Promise<void> {
  const textFor = (reader: "attorney" | "paralegal") => ({
    title: title(reader),
    message: messageWithReason(row, reader),
  });
  if (row.interview.startsAt !== null)
    return sendToBoth(
      tx,
      row,
      actorId,
      "CANCEL",
      { attorney: textFor("attorney"), paralegal: textFor("paralegal") },
      now,
    );
  const reader = otherSide(row.side);
  const notice = interviewNotice(row, reader, { ...textFor(reader), priority: "high" });
  await notify(tx, notice, ["interviews"], now);
}

/**
 * Cancels an interview before it starts.
 * @throws HttpError 404 for people of neither side, 409 when it is over or has started
 */
export async function cancelInterview(
  db: Db,
  actor: Actor,
  id: number,
  reason: string | null,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requireInterview(tx, actor, id);
    const { side } = row;
    if (row.interview.status === "confirmed" && hasStarted(row.interview, now))
      throw conflict(interviewErrorMessages.hasStarted);
    const ended = await endInterview(tx, row, interviewMoves.cancel, { endedBy: side, reason }, now);
    const title = (reader: "attorney" | "paralegal") =>
      reader === side ? "Interview canceled" : `${fullName(actor)} canceled the interview`;
    await notifyOfCancellation(tx, { ...ended, side }, actor.id, title, now);
  });
}

/**
 * Records whether an interview was held.
 * @throws HttpError 404 for people of neither side, 409 before it starts and once an outcome is recorded
 */
export async function recordOutcome(
  db: Db,
  actor: Actor,
  id: number,
  outcome: InterviewOutcome,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requireInterview(tx, actor, id);
    const { interview, side } = row;
    if (interview.status === "proposed" || (interview.status === "confirmed" && !hasStarted(interview, now)))
      throw conflict(interviewErrorMessages.notStarted);
    const move = outcome === "held" ? interviewMoves.hold : interviewMoves.miss;
    const ended = await endInterview(tx, row, move, { endedBy: side }, now);
    if (outcome === "held") return;
    const reader = otherSide(side);
    const text = {
      title: `${fullName(actor)} recorded a no-show`,
      message: `${row.job.title}, ${confirmedTime(ended, reader)}. Send them a message if this is a mistake.`,
      priority: "high",
    } as const;
    await notify(tx, interviewNotice(ended, reader, text), ["interviews"], now);
  });
}
