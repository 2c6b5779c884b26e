import { sanctionErrorMessages } from "@caseload/contract/staff/sanction-messages";
import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { sanctions } from "../../../platform/db/schema/sanctions.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { recordStaffAction } from "../../../platform/staff-log/record-staff-action.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { applyRestrictions } from "./apply-restrictions.ts";
import { keptNotice, liftedNotice, suspensionOverNotice } from "./notices.ts";
import { isInForce } from "./policy.ts";
import { findSanction } from "./queries.ts";
import { restoreTakedown } from "./take-down.ts";

type Row = typeof sanctions.$inferSelect;

/** Locks the person before the sanction, in the order of imposeSanction. @throws HttpError 404, 409 when it has ended */
async function lockInForce(tx: Tx, id: number, now: Date): Promise<Row> {
  const found = await findSanction(tx, id);
  if (!found) throw notFound(sanctionErrorMessages.sanctionNotFound);
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, found.sanction.userId))
    .for("no key update");
  const [row] = await tx.select().from(sanctions).where(eq(sanctions.id, id)).for("update");
  if (!row || !isInForce(row, now)) throw conflict(sanctionErrorMessages.sanctionEnded);
  return row;
}

/** What is lifted is undone: the text returns, the account is free unless another sanction restricts it. */
async function undo(
  tx: Tx,
  { userId, kind, subject, subjectId, removedText }: Row,
  now: Date,
): Promise<void> {
  if (subject !== null && subjectId !== null)
    await restoreTakedown(tx, { userId, subject, subjectId, removedText: removedText ?? "" });
  if (kind === "suspension" || kind === "ban") await applyRestrictions(tx, userId, now);
}

/**
 * Ends a sanction, answering an open appeal, and notifies its addressee.
 * @throws HttpError 404 when there is none, 409 when it has ended
 */
export async function liftSanction(db: Db, staff: Actor, id: number, note: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInForce(tx, id, now);
    const isAppealed = row.appealedAt !== null && row.answeredAt === null;
    const answered = { answer: "lifted", answerNote: note, answeredAt: now } as const;
    await tx
      .update(sanctions)
      .set({ endedAt: now, ...(isAppealed && answered) })
      .where(eq(sanctions.id, id));
    await undo(tx, row, now);
    await notify(tx, liftedNotice(row.userId, note), ["sanctions"], now);
    await record(tx, staff, "sanction_lifted", row, note, now);
  });
}

/**
 * Refuses an appeal; the sanction stays in force.
 * @throws HttpError 404 when there is none, 409 when it has ended or no appeal is open
 */
export async function keepSanction(db: Db, staff: Actor, id: number, note: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInForce(tx, id, now);
    const [answered] = await tx
      .update(sanctions)
      .set({ answer: "kept", answerNote: note, answeredAt: now })
      .where(and(eq(sanctions.id, id), isNotNull(sanctions.appealedAt), isNull(sanctions.answeredAt)))
      .returning({ id: sanctions.id });
    if (!answered) throw conflict(sanctionErrorMessages.sanctionEnded);
    await notify(tx, keptNotice(row.userId, note), ["sanctions"], now);
    await record(tx, staff, "appeal_refused", row, note, now);
  });
}

async function record(
  tx: Tx,
  staff: Actor,
  action: "sanction_lifted" | "appeal_refused",
  { id }: Row,
  note: string,
  now: Date,
): Promise<void> {
  await recordStaffAction(tx, staff, { action, subject: "sanction", subjectId: id, note }, now);
  await announce(tx, { to: await listStaffIds(tx), topics: ["sanctions"] });
}

/** Scheduled: ends suspensions whose last day is over. Returns how many. */
export async function endSuspensions(db: Db, now: Date): Promise<number> {
  const due = await db
    .select({ id: sanctions.id, userId: sanctions.userId })
    .from(sanctions)
    .where(and(eq(sanctions.kind, "suspension"), isNull(sanctions.endedAt), lte(sanctions.until, now)))
    .orderBy(sanctions.id);
  let ended = 0;
  for (const { id, userId } of due)
    await db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
      const [row] = await tx
        .update(sanctions)
        .set({ endedAt: sql`${sanctions.until}` })
        .where(and(eq(sanctions.id, id), isNull(sanctions.endedAt)))
        .returning({ id: sanctions.id });
      if (!row) return;
      await applyRestrictions(tx, userId, now);
      await notify(tx, suspensionOverNotice(userId), ["sanctions"], now);
      ended += 1;
    });
  return ended;
}
