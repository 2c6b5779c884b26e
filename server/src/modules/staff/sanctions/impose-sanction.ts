import { sanctionErrorMessages } from "@caseload/contract/staff/sanction-messages";
import type { SanctionForm } from "@caseload/contract/staff/sanctions";
import { and, eq, isNull, lte } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { plusDays } from "../../../platform/calendar-day.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { sanctions } from "../../../platform/db/schema/sanctions.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Deps } from "../../../platform/deps.ts";
import { badRequest, conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { recordStaffAction } from "../../../platform/staff-log/record-staff-action.ts";
import { instantAt } from "../../../platform/time-zone.ts";
import { deleteSessions } from "../../accounts/sessions/end-sessions.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { applyRestrictions } from "./apply-restrictions.ts";
import { imposedNotice } from "./notices.ts";
import { takeDown } from "./take-down.ts";

/**
 * The person, locked until the transaction ends, so that two sanctions follow each other.
 * @throws HttpError 404 for a deleted account, 403 for staff and for oneself
 */
async function lockAddressee(tx: Tx, staff: Actor, userId: number) {
  const [person] = await tx
    .select({ id: users.id, name: users.name, staff: users.staff })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("no key update");
  if (!person) throw notFound(sanctionErrorMessages.personNotFound);
  if (person.id === staff.id) throw forbidden(sanctionErrorMessages.ownSanction);
  if (person.staff) throw forbidden(sanctionErrorMessages.staffSanction);
  return person;
}

/** The first instant after the last day. @throws HttpError 400 when it has passed */
function endOf({ until }: SanctionForm, { timeZone }: Actor, now: Date): Date | null {
  if (until === undefined) return null;
  const end = instantAt(plusDays(until, 1), "00:00:00.000", timeZone);
  if (end <= now) throw badRequest(sanctionErrorMessages.untilPast);
  return end;
}

/** Marks a suspension whose last day is over as ended, before the scheduled task does. */
const endExpired = (tx: Tx, userId: number, now: Date) =>
  tx
    .update(sanctions)
    .set({ endedAt: sanctions.until })
    .where(and(eq(sanctions.userId, userId), isNull(sanctions.endedAt), lte(sanctions.until, now)));

/**
 * Imposes a sanction, tells its addressee the reason in the app and by email, and records it in the staff log. A ban also
 * ends all sessions and withdraws undecided applications; a suspension leaves them undecided.
 * @returns the sanction's id
 * @throws HttpError 404 for an unknown person, posting or message, 403 for staff and oneself, 400 for a day in the past,
 * 409 when the same sanction is in force already
 */
export async function imposeSanction(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  staff: Actor,
  form: SanctionForm,
  now: Date,
): Promise<number> {
  const { userId, kind, reason, subject, subjectId } = form;
  const until = endOf(form, staff, now);
  const impose = db.transaction(async (tx) => {
    const person = await lockAddressee(tx, staff, userId);
    await endExpired(tx, userId, now);
    const isTakedown = subject !== undefined && subjectId !== undefined;
    const removedText = isTakedown ? await takeDown(tx, { userId, subject, subjectId }, now) : null;
    const [stored] = await tx
      .insert(sanctions)
      .values({
        userId,
        kind,
        subject,
        subjectId,
        removedText,
        reason,
        until,
        createdAt: now,
        createdBy: fullName(staff),
      })
      .returning();
    if (!stored) throw new Error("The sanction was not stored.");
    if (kind === "suspension" || kind === "ban") await applyRestrictions(tx, userId, now);
    if (kind === "ban") {
      await hooks.withdrawApplications(tx, person, now);
      await deleteSessions(tx, userId);
    }
    const notice = imposedNotice({ ...stored, lastDay: form.until ?? null });
    await notify(tx, notice, ["sanctions"], now);
    const action = `${kind}_imposed` as const;
    await recordStaffAction(
      tx,
      staff,
      { action, subject: "sanction", subjectId: stored.id, note: reason },
      now,
    );
    await announce(tx, { to: await listStaffIds(tx), topics: ["sanctions"] });
    return stored.id;
  });
  return impose.catch((error: unknown) => {
    throw isUniqueViolation(error, "sanctions_restriction_once") ||
      isUniqueViolation(error, "sanctions_takedown_once")
      ? conflict(sanctionErrorMessages.alreadySanctioned)
      : error;
  });
}
